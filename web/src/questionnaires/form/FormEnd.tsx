import type { ListedQuestionnaire } from '@reprieve/contract/questionnaires/listWire.ts'
import { findMisfit } from '@reprieve/domain/questionnaires/answers.ts'
import { findAnswer } from '@reprieve/domain/questionnaires/answersToSend.ts'
import type { FormRun } from '@reprieve/domain/questionnaires/drafts.ts'
import {
  type QuestionnaireAnswers,
  type Questionnaire,
  listQuestions,
} from '@reprieve/domain/questionnaires/questionnaire.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../access/session.ts'
import type { Ask } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useNavigate } from '../../navigation/useRouter.ts'
import { useText, useLanguage } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { ProgressIndicator } from '../../ui/layout/Progress.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { type QuestionnaireDraftsState, getQuestionnaireDrafts } from '../draftsTable.ts'
import { type StoredForm, readStoredForm } from '../formTable.ts'
import { fetchForm, fetchQuestionnaires } from '../fetchQuestionnaires.ts'
import { readStoredQuestionnaires } from '../listTable.ts'
import { answersLink } from '../questionnaireLinks.ts'
import type { RefusedAnswers } from './answerProblems.ts'
import { sendAnswers } from './sendAnswers.ts'
import { type AnswerFormState, focusQuestion } from './useAnswerForm.ts'
import type { QuestionnaireDetails } from '../useQuestionnaire.ts'

interface EndProps {
  one: QuestionnaireDetails
  questionnaire: Questionnaire
  filling: AnswerFormState
  sending: Sending
  drafts: QuestionnaireDraftsState
}

/** The progress, the recipient, and the one button. [QST-33] */
export function FormEnd({ one, questionnaire, filling, sending, drafts }: EndProps) {
  const text = useText('questionnaires')
  const shell = useText()
  const common = useText('common')
  const [open, setOpen] = useState(0)
  const { answers, run, asked } = filling
  const questions = listQuestions(questionnaire).filter(({ linkId }) => asked.has(linkId))
  const done = questions.filter((item) => {
    const answer = findAnswer(answers, item.linkId)
    return answer !== undefined && findMisfit(item, answer) === null
  }).length
  const isOwn = one.askedBy === null
  const press = (): void => {
    const left = filling.look()
    setOpen(left.length)
    if (left[0] === undefined) sending.send(answers, run)
    else focusQuestion(left[0])
  }
  return (
    <div className="questionnaire-end">
      <ProgressIndicator
        label={text('answered')}
        done={done}
        total={questions.length}
        words={shell('doneOf', { done, total: questions.length })}
      />
      <div role="alert">
        {drafts.failed !== null && (
          <Note
            kind="warn"
            action={<Button kind="text" label={common('retry')} onPress={() => void drafts.flush()} />}
          >
            {text('notSaved')}
          </Note>
        )}
      </div>
      <p role="status">
        {open > 0 && filling.problems.size > 0 && text('stillOpen', { count: filling.problems.size })}
      </p>
      <p className="questionnaires-about">
        {one.askedBy === null ? text('goesToNobody') : text('goesTo', { name: one.askedBy })}
      </p>
      <Button
        kind="primary"
        label={text(isOwn ? 'finish' : 'send')}
        busyLabel={text('sending')}
        isBusy={sending.is === 'sending'}
        onPress={press}
      />
      <Dialog
        isOpen={sending.is === 'failed'}
        title={text('sendFailed')}
        text={text('draftStays')}
        choices={[
          { label: common('retry'), kind: 'primary', onChoose: () => sending.send(answers, run) },
          { label: common('ok'), kind: 'quiet', onChoose: () => undefined },
        ]}
        onClose={sending.rest}
      />
      <SendingNotes sending={sending} filling={filling} />
    </div>
  )
}

/** Why sending failed, and that nothing is lost; if one question is wrong, its own message says more. [QST-44] */
function SendingNotes({ sending: { is, refused }, filling }: { sending: Sending; filling: AnswerFormState }) {
  const text = useText('questionnaires')
  const count = [...(refused?.problems.keys() ?? [])].filter((linkId) => filling.problems.has(linkId)).length
  return (
    <div role="alert">
      {is === 'gone' && <Note kind="warn">{text('cannotAnswer')}</Note>}
      {is === 'refused' && count > 0 && <Note kind="warn">{text('notTakenCount', { count })}</Note>}
      {is === 'replaced' && <Note kind="warn">{text('formReplaced')}</Note>}
      {is === 'wrong-clock' && <Note kind="warn">{text('clockWrong')}</Note>}
    </div>
  )
}

interface Sending {
  is: 'resting' | 'sending' | 'failed' | 'gone' | 'refused' | 'replaced' | 'wrong-clock'
  refused: RefusedAnswers | null
  send: (answers: QuestionnaireAnswers, run: FormRun | null) => void
  /** Dismisses the message about a failure. */
  rest: () => void
}

interface SendingOptions {
  one: QuestionnaireDetails
  form: StoredForm
  /** Another form has replaced it. */
  onReplaced: (form: StoredForm) => void
}

/** From the press to the thanks; if sending fails, the draft stays as it was. [QST-33, QST-44] */
export function useSendAnswers(diary: Diary, { one: { row }, form, onReplaced }: SendingOptions): Sending {
  const ask = useAsk()
  const session = useSession()
  const { language } = useLanguage()
  const text = useText('questionnaires')
  const toasts = useToasts()
  const navigate = useNavigate()
  const [is, setIs] = useState<Sending['is']>('resting')
  const [refused, setRefused] = useState<RefusedAnswers | null>(null)
  const username = session.is === 'user' ? session.username : null

  const leadToFirst = useEffectEvent(({ problems }: RefusedAnswers): void => {
    const first = listQuestions(form.questionnaire).find(({ linkId }) => problems.has(linkId))
    if (first !== undefined) focusQuestion(first.linkId)
  })
  // After the page shows it: while sending, no question can take the focus.
  useEffect(() => {
    if (refused !== null) leadToFirst(refused)
  }, [refused])
  const send = async (answers: QuestionnaireAnswers, run: FormRun | null): Promise<void> => {
    setIs('sending')
    setRefused(null)
    const tools = { diary, ask, drafts: getQuestionnaireDrafts(diary) }
    const sent = await sendAnswers(tools, { row, form, answers, run, language, username })
    if (sent.is === 'refused') {
      setRefused({ problems: sent.problems, sent: answers })
      return setIs('refused')
    }
    if (sent.is === 'replaced') {
      const newer = await fetchNewerForm(diary, ask, { row, edition: form.edition })
      if (newer === null) return setIs('failed')
      onReplaced(newer)
      return setIs('replaced')
    }
    if (sent.is !== 'sent') return setIs(sent.is)
    toasts.show({ message: text(sent.isOwnOnly ? 'keptForYou' : 'thankYou'), isDone: true })
    fetchQuestionnaires(diary, ask).catch(() => undefined)
    // Back leads to the list, because the form is empty again.
    await navigate({ ...answersLink(row), replace: true })
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

/** The form that replaces this one; null if there is none, or it cannot be loaded now. [QST-44] */
export async function fetchNewerForm(
  diary: Diary,
  ask: Ask,
  { row: { nid }, edition }: { row: ListedQuestionnaire; edition: string },
): Promise<StoredForm | null> {
  if ((await fetchQuestionnaires(diary, ask)) !== 'learned') return null
  const list = await readStoredQuestionnaires(diary)
  const rows = list === null ? [] : [...list.institutions.flatMap((one) => one.rows), ...list.own]
  const now = rows.find((one) => one.nid === nid)
  if (now === undefined || now.edition === edition) return null
  if ((await fetchForm(diary, ask, now)) !== 'learned') return null
  const form = await readStoredForm(diary, nid, now.edition)
  return form === 'unreadable' ? null : form
}
