import type { Item } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useState } from 'react'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { numberText, parseTypedNumber } from '../typedNumber.ts'
import type { FieldProps } from './fieldProps.ts'

/** Typed in the format of the person's language. Text that is not a number yet stays in the field, and is no answer. */
export function NumberField(props: FieldProps) {
  const { item, label, answer, problem, hint, onGive, onMisread, onLeave } = props
  const tag = useFormatTag()
  const range = useRangeHint(item, hint)
  const kept = typeof answer === 'number' ? numberText(tag, answer) : ''
  const [typed, setTyped] = useState<string | null>(null)
  const change = (next: string): void => {
    setTyped(next)
    const number = parseTypedNumber(next, numberSigns(tag))
    onMisread(number === null && next.trim() !== '' ? 'not-number' : null)
    onGive(number ?? undefined)
  }
  return (
    <TextField
      label={label}
      value={typed ?? kept}
      hint={range}
      error={problem}
      // On some phones a numeric keyboard has no minus.
      inputMode={typeof item.least === 'number' && item.least >= 0 ? modeOf(item.kind) : 'text'}
      maxLength={LONGEST}
      onChange={change}
      onBlur={() => {
        if (typeof answer === 'number') setTyped(null)
        onLeave()
      }}
    />
  )
}

const LONGEST = 20
const modeOf = (kind: string): 'numeric' | 'decimal' => (kind === 'integer' ? 'numeric' : 'decimal')

/** The possible range, shown before anything can be wrong. */
export function useRangeHint(
  { least, most }: Item,
  ...others: readonly (string | undefined)[]
): string | undefined {
  const text = useText('questionnaires')
  const tag = useFormatTag()
  const end = (value: string | number): string => (typeof value === 'number' ? numberText(tag, value) : value)
  const range =
    least !== null && most !== null
      ? text('fromTo', { least: end(least), most: end(most) })
      : least !== null
        ? text('from', { least: end(least) })
        : most !== null
          ? text('upTo', { most: end(most) })
          : undefined
  const said = [...others, range].filter((one) => one !== undefined).join(' · ')
  return said === '' ? undefined : said
}
