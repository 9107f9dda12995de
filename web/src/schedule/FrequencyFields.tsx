import { toFields } from '@reprieve/contract/fields.ts'
import { FREQUENCY_KINDS, type FrequencyKind, type Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { weekdayWord } from '@reprieve/domain/schedule/frequencyLine.ts'
import {
  FIELDS_BY_KIND,
  LAST_OF_MONTH,
  MOST_REPEATS,
  untypedFrequency,
  type FrequencyFaults,
  type FrequencyField,
  type TypedFrequency,
} from '@reprieve/domain/schedule/typedFrequency.ts'
import { clockFrom, clockText } from '@reprieve/domain/time/typedTime.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { Chip } from '../ui/controls/Chip.tsx'
import { Segmented } from '../ui/controls/Segmented.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { TimeField } from '../ui/fields/TimeField.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import './frequencyFields.css'

interface FrequencyFieldsProps {
  text: Text<'medications'>
  common: Text<'common'>
  /** The language tag for formatting days. */
  tag: string
  /** Null for no set times. */
  typed: TypedFrequency | null
  /** The label of the choice without a kind: no set times, or a frequency that another app wrote. */
  without: string | null
  faults: FrequencyFaults
  /** The number of repeats as a sentence, below its field. */
  repeats?: (kind: FrequencyKind, every: number) => string
  /** The frequency is missing, but required. */
  isMissing: boolean
  onChange: (typed: TypedFrequency | null) => void
}

const NONE = 'none'

const KIND: Record<FrequencyKind, Key<'medications'>> = {
  hourly: 'freqHourly',
  daily: 'freqDaily',
  weekly: 'freqWeekly',
  monthly: 'freqMonthly',
}
const REPEATS: Record<FrequencyKind, Key<'medications'>> = {
  hourly: 'repeatHours',
  daily: 'repeatDays',
  weekly: 'repeatWeeks',
  monthly: 'repeatMonths',
}
const TIMES: Record<'from' | 'to' | 'at', Key<'medications'>> = {
  from: 'startTime',
  to: 'endTime',
  at: 'timeOfDay',
}

/** How often, and when: only the fields that the kind needs. [SCHED-1, SCHED-2] */
export function FrequencyFields(props: FrequencyFieldsProps) {
  const { text, common, typed, without, isMissing, onChange } = props
  const kinds = FREQUENCY_KINDS.map((value) => ({ value, label: text(KIND[value]) }))
  const choose = (kind: FrequencyKind | typeof NONE | ''): void => {
    if (kind === '') return
    onChange(kind === NONE ? null : { ...(typed ?? untypedFrequency(kind)), kind })
  }
  return (
    <div className="frequency-fields">
      <Segmented<FrequencyKind | typeof NONE | ''>
        label={text('howOften')}
        segments={without === null ? kinds : [{ value: NONE, label: without }, ...kinds]}
        value={typed?.kind ?? (without === null ? '' : NONE)}
        onChange={choose}
      />
      {isMissing && <Problem text={common('cannotBeEmpty')} />}
      {typed !== null &&
        FIELDS_BY_KIND[typed.kind].map((field) => (
          <FrequencyPart key={field} {...props} typed={typed} field={field} />
        ))}
    </div>
  )
}

type PartProps = FrequencyFieldsProps & { typed: TypedFrequency; field: FrequencyField }

function FrequencyPart(props: PartProps) {
  const { text, common, typed, faults, field, repeats, onChange } = props
  const problem = (wrong: string): string | null => {
    const fault = faults[field]
    if (fault === undefined) return null
    return fault === 'empty' ? common('cannotBeEmpty') : wrong
  }
  const change = (value: string): void => onChange({ ...typed, [field]: value })
  switch (field) {
    case 'every': {
      const every = Number(typed.every)
      const isNumber = Number.isInteger(every) && every > 0
      return (
        <TextField
          label={text('repeatEvery')}
          value={typed.every}
          inputMode="numeric"
          autoComplete="off"
          error={problem(text('wholeNumber', { 0: MOST_REPEATS }))}
          end={
            <span className="input-unit">{text(REPEATS[typed.kind], { 0: Number(typed.every) || 2 })}</span>
          }
          {...(isNumber && repeats !== undefined && { hint: repeats(typed.kind, every) })}
          onChange={change}
        />
      )
    }
    case 'day':
      return (
        <TextField
          label={text('dayOfMonth')}
          value={typed.day}
          inputMode="numeric"
          autoComplete="off"
          error={problem(text('wholeNumber', { 0: LAST_OF_MONTH }))}
          onChange={change}
        />
      )
    case 'days':
      return <Weekdays {...props} problem={problem('')} />
    default:
      return (
        <TimeField
          label={text(TIMES[field])}
          pickLabel={text('pickTime', { 0: text(TIMES[field]) })}
          value={typed[field]}
          read={readTime}
          error={problem(text('notATime'))}
          onChange={change}
        />
      )
  }
}

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

function Weekdays({ text, tag, typed, problem, onChange }: PartProps & { problem: string | null }) {
  const toggle = (day: Weekday, isChosen: boolean): void => {
    const others = typed.days.filter((one) => one !== day)
    onChange({ ...typed, days: isChosen ? [...others, day] : others })
  }
  return (
    <div className="weekdays">
      <span className="field-label">{text('weekDays')}</span>
      <div className="chips" role="group" aria-label={text('weekDays')}>
        {WEEK.map((day) => (
          <Chip
            key={day}
            label={weekdayWord(tag, day)}
            isChosen={typed.days.includes(day)}
            onChange={(isChosen) => toggle(day, isChosen)}
          />
        ))}
      </div>
      {problem !== null && <Problem text={problem} />}
    </div>
  )
}

/** For controls that are not fields of the library. */
function Problem({ text }: { text: string }) {
  return (
    <p className="field-error" role="alert">
      <Icon name="alert" isSmall />
      <span>{text}</span>
    </p>
  )
}

function readTime(typed: string): string | null {
  const clock = clockFrom(typed)
  return clock === null ? null : clockText(clock)
}

/** Parses what a form stored, possibly in another version of the app; null if it is invalid. [LOCK-23] */
export function readTypedFrequency(left: unknown): TypedFrequency | null {
  const { kind: told, every, from, to, at, days, day } = toFields(left)
  const kind = FREQUENCY_KINDS.find((one) => one === told)
  if (kind === undefined || !Array.isArray(days)) return null
  const typed = [every, from, to, at, day].filter((one) => typeof one === 'string')
  if (typed.length < 5) return null
  const [e, f, t, a, d] = typed as [string, string, string, string, string]
  return { kind, every: e, from: f, to: t, at: a, day: d, days: days.filter(isWeekday) }
}

const isWeekday = (day: unknown): day is Weekday =>
  Number.isInteger(day) && Number(day) >= 1 && Number(day) <= 7
