import {
  deleteQuestion,
  LONGEST_QUESTION,
  makeQuestionId,
  MOST_QUESTIONS,
  restoreQuestion,
  tickQuestion,
  writeQuestion,
  type VisitQuestion,
  type VisitQuestions,
} from '@reprieve/domain/reports/brief/visitQuestions.ts'
import { useId, useState } from 'react'
import { randomHex } from '../../local/randomHex.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Checkbox } from '../../ui/controls/Checkbox.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ActionMenu } from '../../ui/overlays/ActionMenu.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'

type ChangeQuestions = (next: (questions: VisitQuestions) => VisitQuestions) => void

interface QuestionsCardProps {
  /** False until the stored questions are read. */
  isKnown: boolean
  value: VisitQuestions
  onChange: ChangeQuestions
}

/** The question in the input field; it is stored while it is typed, so that a crash loses nothing. */
interface OpenQuestion {
  id: string
  text: string
}

const ID_BYTES = 4

/** [REP-56] */
export function QuestionsCard({ isKnown, value: questions, onChange }: QuestionsCardProps) {
  const text = useText('visit')
  const heading = useId()
  const [open, setOpen] = useState<OpenQuestion | null>(null)
  const [isBack, setBack] = useState(false)
  const add = (): void => setOpen({ id: makeQuestionId(Date.now(), randomHex(ID_BYTES)), text: '' })
  const close = (): void => {
    setOpen(null)
    setBack(true)
  }
  const field = open !== null && (
    <QuestionField
      open={open}
      onChange={(typed) => {
        setOpen({ ...open, text: typed })
        onChange((now) => writeQuestion(now, open.id, typed))
      }}
      onClose={close}
    />
  )
  // The open one keeps its row while it has no text: a new row would lose the focus.
  const rows = open === null ? questions : restoreQuestion(questions, { ...open, isAsked: false })
  return (
    <section className="card visit-card" aria-labelledby={heading}>
      <div className="visit-head">
        <h2 id={heading}>{text('questions')}</h2>
        {questions.length > 0 && <span className="visit-count">{questions.length}</span>}
      </div>
      {questions.length > 0 && <p className="visit-hint">{text('questionsHint')}</p>}
      <ul className="visit-questions">
        {rows.map((question) => (
          <li key={question.id}>
            {question.id === open?.id ? (
              field
            ) : (
              <QuestionRow
                question={question}
                onChange={onChange}
                onEdit={() => setOpen({ id: question.id, text: question.text })}
              />
            )}
          </li>
        ))}
      </ul>
      {open === null && (
        <div className="visit-add">
          <Button
            label={text('addQuestion')}
            icon={<Icon name="plus" />}
            isDisabled={!isKnown}
            autoFocus={isBack}
            disabledReason={
              questions.length >= MOST_QUESTIONS ? text('questionMost', { count: questions.length }) : null
            }
            onPress={add}
          />
        </div>
      )}
    </section>
  )
}

interface QuestionFieldProps {
  open: OpenQuestion
  onChange: (typed: string) => void
  onClose: () => void
}

function QuestionField({ open, onChange, onClose }: QuestionFieldProps) {
  const text = useText('visit')
  const records = useText('records')
  return (
    <div className="visit-field">
      <TextArea
        label={text('question')}
        value={open.text}
        maxLength={LONGEST_QUESTION}
        autoFocus
        onChange={onChange}
      />
      <Button label={records('quickDone')} onPress={onClose} />
    </div>
  )
}

interface QuestionRowProps {
  question: VisitQuestion
  onChange: ChangeQuestions
  onEdit: () => void
}

function QuestionRow({ question, onChange, onEdit }: QuestionRowProps) {
  const text = useText('visit')
  const common = useText('common')
  const toasts = useToasts()
  const remove = (): void => {
    onChange((now) => deleteQuestion(now, question.id))
    toasts.show({
      message: text('questionDeleted'),
      undo: () => onChange((now) => restoreQuestion(now, question)),
    })
  }
  return (
    <div className="visit-question">
      <Checkbox
        label={question.text}
        isChecked={question.isAsked}
        onChange={(isAsked) => onChange((now) => tickQuestion(now, question.id, isAsked))}
      />
      <ActionMenu
        label={text('questionMenu', { question: question.text })}
        actions={[
          { label: common('edit'), icon: <DiaryIcon name="pencil" />, onAction: onEdit },
          { label: common('delete'), icon: <DiaryIcon name="trash" />, isDanger: true, onAction: remove },
        ]}
      />
    </div>
  )
}
