import { Label, Radio, RadioGroup, Text } from 'react-aria-components'
import { FieldProblem } from '../../ui/fields/TextFieldFrame.tsx'

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
