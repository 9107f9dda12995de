import {
  lengthFrom,
  shownLength,
  type DurationUnit,
  type Length,
} from '@reprieve/domain/records/recordDuration.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useTypedField } from '../../records/sections/useTypedField.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CompareChoice } from './CompareChoice.tsx'
import { inUnit } from './lengthInUnit.ts'
import type { PartProps } from './panelProps.ts'

const UNITS: readonly DurationUnit[] = ['seconds', 'minutes', 'hours']

/** The duration. Changing the unit keeps the number: 30 stays 30. [FILT-9, FILT-34] */
export function LengthChoice({ criteria: { duration }, onChange }: PartProps) {
  const text = useText('filters')
  const records = useText('records')
  const tag = useFormatTag()
  const { seconds, shownIn: unit } = duration
  const written = (length: Length): string =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: false }).format(shownLength(length))
  const read = (typed: string): Length | null => lengthFrom({ typed, unit, signs: numberSigns(tag) })
  const shown = written({ kind: 'length', seconds, shownIn: unit })
  const field = useTypedField({
    shown,
    read: (typed) => {
      const length = read(typed)
      return length === null ? null : written(length)
    },
    onRead: (typed) => {
      const length = read(typed)
      if (length === null) return
      onChange((now) => ({ ...now, duration: { ...now.duration, seconds: length.seconds } }))
    },
    refusal: text('notALength', { kept: shown }),
  })
  return (
    <>
      <CompareChoice
        label={records('duration')}
        value={duration.compare}
        onChange={(compare) => onChange((now) => ({ ...now, duration: { ...now.duration, compare } }))}
      />
      {duration.compare !== 'all' && (
        <>
          <TextField {...field} label={records('duration')} inputMode="decimal" autoComplete="off" />
          <Segmented
            label={records('unit')}
            segments={UNITS.map((value) => ({ value, label: records(value) }))}
            value={unit}
            onChange={(next) => onChange((now) => ({ ...now, duration: inUnit(now.duration, next) }))}
          />
        </>
      )}
    </>
  )
}
