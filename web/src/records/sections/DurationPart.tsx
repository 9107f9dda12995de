import { clearDuration, setAllDay, setEnd } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import {
  afterAllDay,
  beginEnd,
  beginLength,
  mayHaveEnded,
  startOfRecord,
} from '@reprieve/domain/records/recordTiming.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { useState } from 'react'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { useNow } from '../../device/useNow.ts'
import { EndFields } from './EndFields.tsx'
import { LengthFields } from './LengthFields.tsx'
import type { TimingWords } from './useTimingWords.ts'

interface DurationPartProps {
  record: PainRecord
  problems: TimingWords
  onChange: (next: PainRecord) => void
}

type Kind = 'length' | 'until' | 'all-day'

const KINDS = [
  { kind: 'length', name: 'duration' },
  { kind: 'until', name: 'endDate' },
  { kind: 'all-day', name: 'allDay' },
] as const

/** No answer is valid too: the pain may still go on. */
export function DurationPart({ record, problems, onChange }: DurationPartProps) {
  const text = useText('records')
  const now = useNow()
  // A length does not exist before its number is typed.
  const [isAskingLength, setAskingLength] = useState(false)
  const [beforeAllDay, setBeforeAllDay] = useState<PainRecord | null>(null)
  const said = record.duration.kind
  const kind = said === 'none' && isAskingLength ? 'length' : said

  const withoutAllDay = (): PainRecord => afterAllDay(record, beforeAllDay)
  const BEGIN: Record<Kind, () => PainRecord> = {
    length: () => beginLength(withoutAllDay()),
    until: () => beginEnd(withoutAllDay(), Date.now()),
    'all-day': () => setAllDay(record, dayOf(startOfRecord(record))),
  }
  const takeBack = (): PainRecord => clearDuration(withoutAllDay())
  const choose = (chosen: Kind, isChosen: boolean): void => {
    setAskingLength(isChosen && chosen === 'length')
    if (isChosen && chosen === 'all-day') setBeforeAllDay(record)
    onChange(isChosen ? BEGIN[chosen]() : takeBack())
  }

  return (
    <section className="timing-part">
      <h3>{text('howLong')}</h3>
      <p className="timing-hint">{text('howLongHint')}</p>
      {mayHaveEnded(record, now.at) && (
        <Button label={text('endedNow')} onPress={() => onChange(setEnd(record, Date.now()))} />
      )}
      <div className="chips" role="group" aria-label={text('howLong')}>
        {KINDS.map(({ kind: value, name }) => (
          <Chip
            key={value}
            label={text(name)}
            isChosen={kind === value}
            onChange={(isChosen) => choose(value, isChosen)}
          />
        ))}
      </div>
      {kind === 'length' && <LengthFields record={record} onChange={onChange} />}
      {kind === 'until' && <EndFields record={record} problems={problems} onChange={onChange} />}
    </section>
  )
}
