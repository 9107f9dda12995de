import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { useState } from 'react'
import { useText } from '../../settings/words.tsx'
import { DayField } from '../../ui/DayField.tsx'
import type { FieldProps } from './fieldProps.ts'
import { useRangeHint } from './useRangeHint.ts'

export function DateField({ item, label, answer, problem, hint, onGive, onMisread, onLeave }: FieldProps) {
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
