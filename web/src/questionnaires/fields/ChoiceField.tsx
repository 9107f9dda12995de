import { wordsIn } from '@reprieve/domain/questionnaires/spoken.ts'
import type { FieldProps } from './fieldProps.ts'
import { Radios } from './Radios.tsx'

/** One of several options. */
export function ChoiceField({ item, label, answer, problem, hint, spoken, onGive }: FieldProps) {
  return (
    <Radios
      label={label}
      hint={hint}
      problem={problem}
      choices={item.options.map(({ key, words }) => ({ key, label: wordsIn(words, spoken) }))}
      chosen={typeof answer === 'object' ? (answer[0] ?? null) : null}
      onChoose={(key) => onGive([key])}
    />
  )
}
