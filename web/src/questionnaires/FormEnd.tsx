import { misfitOf } from '@reprieve/domain/questionnaires/answers.ts'
import { answerTo } from '@reprieve/domain/questionnaires/complete.ts'
import { questionsOf, type Questionnaire } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { useState } from 'react'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Note } from '../ui/Note.tsx'
import { Progress } from '../ui/Progress.tsx'
import type { DraftsInUse } from './draftsTable.ts'
import { focusQuestion } from './focusQuestion.ts'
import { SendingNotes } from './SendingNotes.tsx'
import type { FormInUse } from './useForm.ts'
import type { One } from './useOne.ts'
import type { Sending } from './useSending.ts'

interface EndProps {
  one: One
  questionnaire: Questionnaire
  filling: FormInUse
  sending: Sending
  drafts: DraftsInUse
}

/** The progress, the recipient, and the one button. [QST-33] */
export function FormEnd({ one, questionnaire, filling, sending, drafts }: EndProps) {
  const text = useText('questionnaires')
  const shell = useText()
  const common = useText('common')
  const [open, setOpen] = useState(0)
  const { answers, run, asked } = filling
  const questions = questionsOf(questionnaire).filter(({ linkId }) => asked.has(linkId))
  const done = questions.filter((item) => {
    const answer = answerTo(answers, item.linkId)
    return answer !== undefined && misfitOf(item, answer) === null
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
      <Progress
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
