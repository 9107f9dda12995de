import { clearDuration, setAllDay, setDuration, setEnd } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { closeEpisode } from '@reprieve/domain/records/openEpisode.ts'
import {
  DEFAULT_UNIT,
  DURATION_UNITS,
  lengthFieldFormat,
  lengthFrom,
  shownLength,
  type Duration,
  type DurationUnit,
} from '@reprieve/domain/records/recordDuration.ts'
import {
  undoAllDay,
  switchToEnd,
  switchToLength,
  chooseUnit,
  mayHaveEnded,
  moveEnd,
  shownEnd,
  startOfRecord,
} from '@reprieve/domain/records/recordTiming.ts'
import { latestAllowed, type TimingFault } from '@reprieve/domain/records/timingFault.ts'
import {
  findTimingProblem,
  type TimingField,
  type TimingProblem,
} from '@reprieve/domain/records/timingProblem.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { momentAt, placeForMoment } from '@reprieve/domain/time/place.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { Suspense, useState } from 'react'
import { deviceOffsetAt, useNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Chip } from '../../ui/controls/Chip.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { whenReleased } from '../../ui/controls/useSteadyPress.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { GoingOnChip, TimingEpisode } from '../episodes/TimingEpisode.tsx'
import { MomentFields } from './MomentFields.tsx'

/** The error text of each field; null if it is valid. */
export type TimingErrors = Record<TimingField, string | null>

const SENTENCE: Record<TimingFault, Key<'records'>> = {
  'outside-calendar': 'timeOutsideCalendar',
  'in-the-future': 'timeAhead',
  'end-before-start': 'endBeforeStartTime',
  'lasts-too-long': 'lastsTooLong',
}

const sentenceOf = ({ fault, field }: TimingProblem): Key<'records'> =>
  fault === 'end-before-start' && field === 'end-day' ? 'endBeforeStartDate' : SENTENCE[fault]

export function useTimingErrors(record: PainRecord): TimingErrors {
  const text = useText('records')
  const now = useNow()
  const problem = findTimingProblem(record, { now: now.at, here: deviceOffsetAt })
  const wordsAt = (field: TimingField): string | null =>
    problem?.field === field ? text(sentenceOf(problem)) : null
  return {
    'start-day': wordsAt('start-day'),
    'start-clock': wordsAt('start-clock'),
    'end-day': wordsAt('end-day'),
    'end-clock': wordsAt('end-clock'),
  }
}

interface LengthFieldsProps {
  record: PainRecord
  onChange: (next: PainRecord) => void
}

/** If the input is not a number, the previous value returns and a message says so. [REC-9] */
function LengthFields({ record, onChange }: LengthFieldsProps) {
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
      ? new Intl.NumberFormat(tag, lengthFieldFormat(unit)).format(shownLength(duration))
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
        segments={DURATION_UNITS.map((value) => ({ value, label: text(value) }))}
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

interface DurationPartProps {
  diary: Diary
  record: PainRecord
  problems: TimingErrors
  onChange: (next: PainRecord) => void
}

type Kind = 'length' | 'until' | 'all-day'

const KINDS = [
  { kind: 'length', name: 'duration' },
  { kind: 'until', name: 'endDate' },
  { kind: 'all-day', name: 'allDay' },
] as const

/** No answer is valid too: the pain may still go on. */
export function DurationPart({ diary, record, problems, onChange }: DurationPartProps) {
  const text = useText('records')
  const now = useNow()
  // A length does not exist before its number is typed.
  const [isAskingLength, setAskingLength] = useState(false)
  const [beforeAllDay, setBeforeAllDay] = useState<PainRecord | null>(null)
  const said = record.duration.kind
  const kind = said === 'none' && isAskingLength ? 'length' : said

  const withoutAllDay = (): PainRecord => undoAllDay(record, beforeAllDay)
  const BEGIN: Record<Kind, () => PainRecord> = {
    length: () => switchToLength(withoutAllDay()),
    until: () => switchToEnd(withoutAllDay(), Date.now()),
    'all-day': () => setAllDay(record, dayOf(startOfRecord(record))),
  }
  const takeBack = (): PainRecord => clearDuration(withoutAllDay())
  const choose = (chosen: Kind, isChosen: boolean): void => {
    setAskingLength(isChosen && chosen === 'length')
    if (isChosen && chosen === 'all-day') setBeforeAllDay(record)
    onChange(isChosen ? closeEpisode(BEGIN[chosen]()) : takeBack())
  }

  return (
    <section className="timing-part">
      <h3>{text('howLong')}</h3>
      <p className="timing-hint">{text('howLongHint')}</p>
      {mayHaveEnded(record, now.at) && (
        <Button label={text('endedNow')} onPress={() => onChange(closeEpisode(setEnd(record, Date.now())))} />
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
        <Suspense>
          <GoingOnChip
            diary={diary}
            record={record}
            onChange={(next) => {
              setAskingLength(false)
              onChange(next)
            }}
          />
        </Suspense>
      </div>
      {kind === 'length' && <LengthFields record={record} onChange={onChange} />}
      {kind === 'until' && <EndFields record={record} problems={problems} onChange={onChange} />}
      <Suspense>
        <TimingEpisode diary={diary} record={record} onChange={onChange} />
      </Suspense>
    </section>
  )
}

interface EndFieldsProps {
  record: PainRecord
  problems: TimingErrors
  onChange: (next: PainRecord) => void
}

export function EndFields({ record, problems, onChange }: EndFieldsProps) {
  const text = useText('records')
  const toasts = useToasts()
  const now = useNow()
  const [told, setTold] = useState<string | null>(null)
  const start = startOfRecord(record)
  const end = shownEnd(record, deviceOffsetAt)
  if (end === null) return null
  const problem = problems['end-day'] ?? problems['end-clock']
  // The error at the field is read out only when the field is focused again, hence the toast; each error only once.
  const tell = (): void => {
    if (problem !== null && problem !== told) toasts.show({ message: problem })
    setTold(problem)
  }
  return (
    <MomentFields
      words={{ day: text('endDate'), clock: text('endTime') }}
      moment={end}
      latest={momentAt(latestAllowed(now.at), placeForMoment(start, deviceOffsetAt))}
      notBefore={start}
      problems={{ day: problems['end-day'], clock: problems['end-clock'] }}
      onDay={(day) => onChange(moveEnd(record, { day }, deviceOffsetAt))}
      onClock={(clock) => onChange(moveEnd(record, clock, deviceOffsetAt))}
      onLeave={tell}
    />
  )
}
