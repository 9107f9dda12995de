import type { Answers } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../access/useSession.ts'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows.ts'
import { useText, useWords } from '../settings/words.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { questionnaireDrafts } from './draftsTable.ts'
import type { Form } from './formTable.ts'
import { learnQuestionnaires } from './learnQuestionnaires.ts'
import { answersPlace } from './places.ts'
import { sendAnswers } from './sendAnswers.ts'
import type { One } from './useOne.ts'

export interface Sending {
  is: 'resting' | 'sending' | 'failed' | 'gone'
  send: (answers: Answers) => void
  /** Closes what was said about a failure. */
  rest: () => void
}

/** From the press to the thanks; where it did not go, the draft is as it was. [QST-33] */
export function useSending(diary: Diary, { row }: One, form: Form): Sending {
  const ask = useAsk()
  const session = useSession()
  const { language } = useWords()
  const text = useText('questionnaires')
  const toasts = useToasts()
  const navigate = useNavigate()
  const [is, setIs] = useState<Sending['is']>('resting')
  const username = session.is === 'user' ? session.username : null

  const send = async (answers: Answers): Promise<void> => {
    setIs('sending')
    const tools = { diary, ask, drafts: questionnaireDrafts(diary) }
    const sent = await sendAnswers(tools, { row, form, answers, language, username })
    if (sent.is !== 'sent') return setIs(sent.is)
    toasts.show({ message: text('thankYou'), isDone: true })
    learnQuestionnaires(diary, ask).catch(() => undefined)
    // Back leads to the list: the form is empty again.
    await navigate({ ...answersPlace(row), replace: true })
  }
  return {
    is,
    send: (answers) =>
      void send(answers).catch((fault: unknown) => {
        setIs('failed')
        reportError(fault)
      }),
    rest: () => setIs('resting'),
  }
}
