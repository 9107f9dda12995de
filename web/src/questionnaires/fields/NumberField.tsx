import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useState } from 'react'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { TextField } from '../../ui/TextField.tsx'
import { numberText, typedNumber } from '../typedNumber.ts'
import type { FieldProps } from './fieldProps.ts'
import { useRangeHint } from './useRangeHint.ts'

/** Typed as the person's language writes it. What is no number yet stays in the field, and is no answer. */
export function NumberField(props: FieldProps) {
  const { item, label, answer, problem, hint, onGive, onMisread, onLeave } = props
  const tag = useFormatTag()
  const range = useRangeHint(item, hint)
  const kept = typeof answer === 'number' ? numberText(tag, answer) : ''
  const [typed, setTyped] = useState<string | null>(null)
  const change = (next: string): void => {
    setTyped(next)
    const number = typedNumber(next, numberSigns(tag))
    onMisread(number === null && next.trim() !== '' ? 'not-number' : null)
    onGive(number ?? undefined)
  }
  return (
    <TextField
      label={label}
      value={typed ?? kept}
      hint={range}
      error={problem}
      // A keyboard of digits alone has no minus on some phones.
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
