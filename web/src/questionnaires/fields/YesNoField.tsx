import { useText } from '../../settings/words.tsx'
import type { FieldProps } from './fieldProps.ts'
import { Radios } from './Radios.tsx'

const KEYS = ['yes', 'no'] as const

/** Not a switch: an unanswered question must be visible as such. [QST-31] */
export function YesNoField({ label, answer, problem, hint, onGive }: FieldProps) {
  const text = useText('questionnaires')
  const chosen = typeof answer !== 'boolean' ? null : answer ? 'yes' : 'no'
  return (
    <Radios
      label={label}
      hint={hint}
      problem={problem}
      choices={KEYS.map((key) => ({ key, label: text(key) }))}
      chosen={chosen}
      onChoose={(key) => onGive(key === 'yes')}
    />
  )
}
