import type { Run } from '@reprieve/domain/questionnaires/drafts.ts'
import { questionsOf, type Answers } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../access/useSession.ts'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows.ts'
import { useText, useWords } from '../settings/words.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { questionnaireDrafts } from './draftsTable.ts'
import { focusQuestion } from './focusQuestion.ts'
import type { Form } from './formTable.ts'
import { learnQuestionnaires } from './learnQuestionnaires.ts'
import { newerForm } from './newerForm.ts'
import { answersPlace } from './places.ts'
import { sendAnswers } from './sendAnswers.ts'
import type { RefusedAnswers } from './shownProblem.ts'
import type { One } from './useOne.ts'

export interface Sending {
  is: 'resting' | 'sending' | 'failed' | 'gone' | 'refused' | 'replaced' | 'wrong-clock'
  refused: RefusedAnswers | null
  send: (answers: Answers, run: Run | null) => void
  /** Dismisses the message about a failure. */
  rest: () => void
}

interface SendingOptions {
  one: One
  form: Form
  /** Another form has replaced it. */
  onReplaced: (form: Form) => void
}

/** From the press to the thanks; if sending fails, the draft stays as it was. [QST-33, QST-44] */
export function useSending(diary: Diary, { one: { row }, form, onReplaced }: SendingOptions): Sending {
  const ask = useAsk()
  const session = useSession()
  const { language } = useWords()
  const text = useText('questionnaires')
  const toasts = useToasts()
  const navigate = useNavigate()
  const [is, setIs] = useState<Sending['is']>('resting')
  const [refused, setRefused] = useState<RefusedAnswers | null>(null)
  const username = session.is === 'user' ? session.username : null

  const leadToFirst = useEffectEvent(({ problems }: RefusedAnswers): void => {
    const first = questionsOf(form.questionnaire).find(({ linkId }) => problems.has(linkId))
    if (first !== undefined) focusQuestion(first.linkId)
  })
  // After the page shows it: while sending, no question can take the focus.
  useEffect(() => {
    if (refused !== null) leadToFirst(refused)
  }, [refused])
  const send = async (answers: Answers, run: Run | null): Promise<void> => {
    setIs('sending')
    setRefused(null)
    const tools = { diary, ask, drafts: questionnaireDrafts(diary) }
    const sent = await sendAnswers(tools, { row, form, answers, run, language, username })
    if (sent.is === 'refused') {
      setRefused({ problems: sent.problems, sent: answers })
      return setIs('refused')
    }
    if (sent.is === 'replaced') {
      const newer = await newerForm(diary, ask, { row, edition: form.edition })
      if (newer === null) return setIs('failed')
      onReplaced(newer)
      return setIs('replaced')
    }
    if (sent.is !== 'sent') return setIs(sent.is)
    toasts.show({ message: text(sent.isOwnOnly ? 'keptForYou' : 'thankYou'), isDone: true })
    learnQuestionnaires(diary, ask).catch(() => undefined)
    // Back leads to the list, because the form is empty again.
    await navigate({ ...answersPlace(row), replace: true })
  }
  return {
    is,
    refused,
    send: (answers, run) =>
      void send(answers, run).catch((fault: unknown) => {
        setIs('failed')
        reportError(fault)
      }),
    rest: () => setIs('resting'),
  }
}
