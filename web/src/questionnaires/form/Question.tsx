import type { QuestionnaireAnswer, Item } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { isCrisis } from '@reprieve/domain/questionnaires/safetyAnswer.ts'
import { formTextIn } from '@reprieve/domain/questionnaires/translation.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { useState } from 'react'
import { useTextCheck } from '../../safety/checkText.ts'
import { safetyStore } from '../../safety/safetyNotices.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { NumberField, useRangeHint } from './NumberField.tsx'
import { ScaleField } from './ScaleField.tsx'
import { MultipleChoiceField, SingleChoiceField } from './ChoiceFields.tsx'
import type { FieldProps } from './fieldProps.ts'
import type { AnswerProblem } from './answerProblems.ts'
import { numberText } from '../typedNumber.ts'
import { type FormPage, questionId } from './useAnswerForm.ts'

const SOME_DAY = 20_773

/** What is wrong with an answer, and how to correct it; null if nothing is. */
function useProblemText(item: Item, problem: AnswerProblem | null): string | null {
  const text = useText('questionnaires')
  const tag = useFormatTag()
  const end = (value: Item['least']): string =>
    typeof value === 'number' ? numberText(tag, value) : (value ?? '')
  switch (problem) {
    case null:
      return null
    case 'missing':
    case 'empty':
      return text('needsAnswer')
    case 'too-low':
      return text(item.kind === 'date' ? 'tooEarly' : 'tooLow', { least: end(item.least) })
    case 'too-high':
      return text(item.kind === 'date' ? 'tooLate' : 'tooHigh', { most: end(item.most) })
    case 'not-whole':
      return text('notWhole')
    case 'not-number':
      return text('notNumber')
    case 'not-day':
      return text('notDay', { example: localDay(SOME_DAY) })
    case 'too-long':
      return text('tooLong', { most: item.longest })
    case 'not-taken':
      return text('notTaken')
    default:
      return text('chooseAgain')
  }
}

const FEW_LEFT = 100

/** Free text; checked when the person moves on, like every note. [QST-38] */
function WordsField({ item, label, answer, problem, hint, diary, onGive, onLeave }: FieldProps) {
  const text = useText('questionnaires')
  const value = typeof answer === 'string' ? answer : ''
  const { noteTyped, look } = useTextCheck(diary, value)
  const left = item.longest - value.length
  const hints = [hint, left <= FEW_LEFT ? text('lettersLeft', { count: Math.max(0, left) }) : undefined]
  const said = hints.filter((one) => one !== undefined).join(' · ')
  const Field = item.kind === 'text' ? TextArea : TextField
  return (
    <Field
      label={label}
      value={value}
      hint={said === '' ? undefined : said}
      error={problem}
      maxLength={item.longest}
      onChange={(typed) => {
        noteTyped(typed)
        onGive(typed === '' ? undefined : typed)
      }}
      onBlur={() => {
        look()
        onLeave()
      }}
    />
  )
}

const KEYS = ['yes', 'no'] as const

/** Not a switch: an unanswered question must be visible as such. [QST-31] */
function YesNoField({ label, answer, problem, hint, onGive }: FieldProps) {
  const text = useText('questionnaires')
  const chosen = typeof answer !== 'boolean' ? null : answer ? 'yes' : 'no'
  return (
    <SingleChoiceField
      label={label}
      hint={hint}
      problem={problem}
      choices={KEYS.map((key) => ({ key, label: text(key) }))}
      chosen={chosen}
      onChoose={(key) => onGive(key === 'yes')}
    />
  )
}

/** One question, unanswered until it is touched. [QST-31] */
export function Question({ item, page }: { item: Item; page: FormPage }) {
  const text = useText('questionnaires')
  const { filling, diary, spoken, lang } = page
  const answer = filling.answers[item.linkId]
  const problem = useProblemText(item, filling.problems.get(item.linkId) ?? null)
  const isWritten = item.kind === 'string' || item.kind === 'text'
  const give = (next: QuestionnaireAnswer | undefined): void => {
    filling.give(item, next)
    if (!isWritten) warn(next)
  }
  /** At once, each time, before anything is sent. Nothing is blocked by it. [QST-38] */
  const warn = (said: QuestionnaireAnswer | undefined): void => {
    if (!isCrisis(item, said)) return
    safetyStore.show({ danger: 'crisis', flags: ['crisis'], diary, writtenAt: location.pathname })
  }
  const words = formTextIn(item.words, spoken)
  const field: FieldProps = {
    item,
    label: item.prefix === null ? words : `${item.prefix} ${words}`,
    answer,
    problem,
    hint: item.isRequired ? undefined : text('optional'),
    diary,
    spoken,
    onGive: give,
    onMisread: (what) => filling.misread(item, what),
    onLeave: () => {
      filling.leave(item)
      if (isWritten) warn(answer)
    },
  }
  const canClear = !item.isRequired && answer !== undefined && !isClearedInside(item)
  return (
    <div className="question" id={questionId(item.linkId)} lang={lang}>
      <Field {...field} />
      {canClear && <Button kind="text" label={text('clearAnswer')} onPress={() => give(undefined)} />}
      <p className="question-told" role="alert">
        {filling.unkept.has(item.linkId) && text('noRoom')}
      </p>
    </div>
  )
}

/** An empty field shows that there is no answer, and a checkbox can be cleared directly. */
const isClearedInside = ({ kind, isSlider, isMultiple }: Item): boolean =>
  isMultiple || !(kind === 'choice' || kind === 'boolean' || isSlider)

function Field(props: FieldProps) {
  const { kind, isMultiple, isSlider, least, most } = props.item
  switch (kind) {
    case 'choice':
      return isMultiple ? <MultipleChoiceField {...props} /> : <ChoiceField {...props} />
    case 'boolean':
      return <YesNoField {...props} />
    case 'date':
      return <DateField {...props} />
    case 'string':
    case 'text':
      return <WordsField {...props} />
    default:
      return isSlider && typeof least === 'number' && typeof most === 'number' ? (
        <ScaleField {...props} least={least} most={most} />
      ) : (
        <NumberField {...props} />
      )
  }
}

/** One of several options. */
function ChoiceField({ item, label, answer, problem, hint, spoken, onGive }: FieldProps) {
  return (
    <SingleChoiceField
      label={label}
      hint={hint}
      problem={problem}
      choices={item.options.map(({ key, words }) => ({ key, label: formTextIn(words, spoken) }))}
      chosen={typeof answer === 'object' ? (answer[0] ?? null) : null}
      onChoose={(key) => onGive([key])}
    />
  )
}

function DateField({ item, label, answer, problem, hint, onGive, onMisread, onLeave }: FieldProps) {
  const text = useText('questionnaires')
  const range = useRangeHint(item, hint, text('dayHint'))
  const kept = typeof answer === 'string' ? answer : ''
  const [typed, setTyped] = useState<string | null>(null)
  const change = (next: string): void => {
    setTyped(next)
    const day = dayFrom(next)
    onMisread(day === null && next.trim() !== '' ? 'not-day' : null)
    onGive(day ?? undefined)
  }
  return (
    <DayField
      label={label}
      value={typed ?? kept}
      read={dayFrom}
      pickLabel={text('pickDay')}
      hint={range}
      error={problem}
      {...(typeof item.most === 'string' && { latest: item.most })}
      onChange={change}
      onBlur={onLeave}
    />
  )
}
