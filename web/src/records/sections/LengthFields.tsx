import { setDuration } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import {
  DEFAULT_UNIT,
  lengthFrom,
  shownLength,
  type Duration,
  type DurationUnit,
} from '@reprieve/domain/records/recordDuration.ts'
import { chooseUnit } from '@reprieve/domain/records/recordTiming.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useState } from 'react'
import { useText } from '../../settings/words.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { whenReleased } from '../../ui/whenReleased.ts'

interface LengthFieldsProps {
  record: PainRecord
  onChange: (next: PainRecord) => void
}

const UNITS: readonly DurationUnit[] = ['seconds', 'minutes', 'hours']

/** If the input is not a number, the previous value returns and a message says so. [REC-9] */
export function LengthFields({ record, onChange }: LengthFieldsProps) {
  const text = useText('records')
  const tag = useFormatTag()
  const signs = numberSigns(tag)
  const { duration } = record
  const [typed, setTyped] = useState<string | null>(null)
  // While typing, the value is incomplete: deleting 45 passes through 4.
  const [before, setBefore] = useState<Duration | null>(null)
  const [isReverted, setReverted] = useState(false)
  const [picked, setPicked] = useState<DurationUnit>(DEFAULT_UNIT)
  const unit = duration.kind === 'length' ? duration.shownIn : picked
  const shown =
    duration.kind === 'length'
      ? new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: false }).format(
          shownLength(duration),
        )
      : ''
  const leave = () => {
    setBefore(null)
    if (typed === null || before === null || lengthFrom({ typed, unit, signs }) !== null) return
    setTyped(null)
    onChange({ ...record, duration: before })
    if (typed.trim() === '' && before.kind !== 'length') return
    whenReleased(() => setReverted(true))
  }

  return (
    <div className="length-fields">
      <TextField
        label={text('duration')}
        value={before === null ? shown : (typed ?? shown)}
        inputMode="decimal"
        autoComplete="off"
        error={isReverted ? text(shown === '' ? 'notALength' : 'lengthKept', { kept: shown }) : null}
        onChange={(next) => {
          setBefore(before ?? duration)
          setTyped(next)
          setReverted(false)
          onChange(setDuration(record, { typed: next, unit, signs }))
        }}
        onBlur={leave}
      />
      <Segmented
        label={text('unit')}
        segments={UNITS.map((value) => ({ value, label: text(value) }))}
        value={unit}
        onChange={(next) => {
          setPicked(next)
          setReverted(false)
          onChange(chooseUnit(record, { typed, unit: next, signs }))
        }}
      />
    </div>
  )
}
