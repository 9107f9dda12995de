import { withChoice } from '@reprieve/domain/questionnaires/answers.ts'
import { formTextIn } from '@reprieve/domain/questionnaires/translation.ts'
import { Checkbox, CheckboxGroup, Label, Radio, RadioGroup, Text } from 'react-aria-components'
import { useText } from '../../text/useText.tsx'
import { FieldProblem } from '../../ui/fields/TextFieldFrame.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { FieldProps } from './fieldProps.ts'

/** Several options; an exclusive one clears the others. */
export function MultipleChoiceField({ item, label, answer, problem, hint, spoken, onGive }: FieldProps) {
  const text = useText('questionnaires')
  const chosen = typeof answer === 'object' ? answer : []
  const press = (now: readonly string[]): void => {
    const pressed = item.options.find(({ key }) => now.includes(key) !== chosen.includes(key))
    if (pressed === undefined) return
    const next = withChoice(item, chosen, pressed.key)
    onGive(next.length === 0 ? undefined : next)
  }
  return (
    <CheckboxGroup
      className="question-choice"
      value={[...chosen]}
      isInvalid={problem !== null}
      validationBehavior="aria"
      onChange={press}
    >
      <Label className="question-words">{label}</Label>
      <Text slot="description" className="field-hint">
        {[text('chooseSeveral'), hint].filter((one) => one !== undefined).join(' · ')}
      </Text>
      <FieldProblem text={problem} />
      <div className="question-options">
        {item.options.map(({ key, words }) => (
          <Checkbox key={key} className="question-option" value={key}>
            <span className="checkbox-box" aria-hidden="true">
              {chosen.includes(key) && <Icon name="check" />}
            </span>
            <span>{formTextIn(words, spoken)}</span>
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  )
}

interface Choice {
  key: string
  label: string
}

interface RadiosProps {
  label: string
  hint: string | undefined
  problem: string | null
  choices: readonly Choice[]
  /** Null until one is touched. */
  chosen: string | null
  onChoose: (key: string) => void
}

/** Below each other: scale labels are long, and none may be cut. */
export function SingleChoiceField({ label, hint, problem, choices, chosen, onChoose }: RadiosProps) {
  return (
    <RadioGroup
      className="question-choice"
      value={chosen}
      isInvalid={problem !== null}
      validationBehavior="aria"
      onChange={onChoose}
    >
      <Label className="question-words">{label}</Label>
      {hint !== undefined && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldProblem text={problem} />
      <div className="question-options">
        {choices.map((choice) => (
          <Radio key={choice.key} className="question-option" value={choice.key}>
            <span className="question-dot" aria-hidden="true" />
            <span>{choice.label}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
