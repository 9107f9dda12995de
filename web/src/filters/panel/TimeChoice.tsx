import { clockOf } from '@reprieve/domain/filters/summaryWords.ts'
import { clockFrom, clockText } from '@reprieve/domain/time/typedTime.ts'
import { useTypedField } from '../../records/sections/useTypedField.ts'
import { useText } from '../../settings/words.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CompareChoice } from './CompareChoice.tsx'
import type { PartProps } from './panelProps.ts'

const written = (typed: string): string | null => {
  const clock = clockFrom(typed)
  return clock === null ? null : clockText(clock)
}

function minuteOf(time: string): number {
  const { hour, minute } = clockFrom(time)!
  return hour * 60 + minute
}

/** The time of day at which the pain began, by the local clock. [FILT-8] */
export function TimeChoice({ criteria: { time }, onChange }: PartProps) {
  const text = useText('filters')
  const shown = clockOf(time.minute)
  const field = useTypedField({
    shown,
    read: written,
    onRead: (read) => onChange((now) => ({ ...now, time: { ...now.time, minute: minuteOf(read) } })),
    refusal: text('notATime', { kept: shown }),
  })
  return (
    <>
      <CompareChoice
        label={text('timeOfDay')}
        value={time.compare}
        onChange={(compare) => onChange((now) => ({ ...now, time: { ...now.time, compare } }))}
      />
      {time.compare !== 'all' && (
        <TextField {...field} label={text('timeOfDay')} isLiteral autoComplete="off" />
      )}
    </>
  )
}
