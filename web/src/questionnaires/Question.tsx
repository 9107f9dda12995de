import { isCrisis } from '@reprieve/domain/questionnaires/safetyAnswer.ts'
import type { Answer, Item } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { wordsIn } from '@reprieve/domain/questionnaires/spoken.ts'
import { safetyStore } from '../safety/safetyStore.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { ChoiceField } from './fields/ChoiceField.tsx'
import { DateField } from './fields/DateField.tsx'
import { NumberField } from './fields/NumberField.tsx'
import { ScaleField } from './fields/ScaleField.tsx'
import { SeveralField } from './fields/SeveralField.tsx'
import { WordsField } from './fields/WordsField.tsx'
import { YesNoField } from './fields/YesNoField.tsx'
import type { FieldProps } from './fields/fieldProps.ts'
import { questionId } from './focusQuestion.ts'
import type { FormPage } from './formPage.ts'
import { useProblemText } from './useProblemText.ts'

/** One question, unanswered until it is touched. [QST-31] */
export function Question({ item, page }: { item: Item; page: FormPage }) {
  const text = useText('questionnaires')
  const { filling, diary, spoken, lang } = page
  const answer = filling.answers[item.linkId]
  const problem = useProblemText(item, filling.problems.get(item.linkId) ?? null)
  const isWritten = item.kind === 'string' || item.kind === 'text'
  const give = (next: Answer | undefined): void => {
    filling.give(item, next)
    if (!isWritten) warn(next)
  }
  /** At once, each time, before anything is sent. Nothing is blocked by it. [QST-38] */
  const warn = (said: Answer | undefined): void => {
    if (!isCrisis(item, said)) return
    safetyStore.show({ danger: 'crisis', flags: ['crisis'], diary, writtenAt: location.pathname })
  }
  const words = wordsIn(item.words, spoken)
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
      return isMultiple ? <SeveralField {...props} /> : <ChoiceField {...props} />
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
