import type { Compare } from '@reprieve/domain/filters/filter.ts'
import { clockTextFromMinute, COMPARES } from '@reprieve/domain/filters/summaryWords.ts'
import { PAIN_PATTERNS } from '@reprieve/domain/records/painRecord.ts'
import {
  DURATION_UNITS,
  lengthFrom,
  shownLength,
  type Length,
} from '@reprieve/domain/records/recordDuration.ts'
import { clockFrom, clockText } from '@reprieve/domain/time/typedTime.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useTypedField } from '../../records/sections/useTypedField.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Chip } from '../../ui/controls/Chip.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { RangeSlider } from '../../ui/scale/RangeSlider.tsx'
import { FactorChoice, ListChoice } from './FactorChoice.tsx'
import { SortChoice } from './SortChoice.tsx'
import { changeDurationUnit, toggleField, togglePattern } from './editCriteria.ts'
import type { FilterSectionProps } from './panelLists.ts'
import type { FilterPanelSection } from './panelSections.ts'

interface CompareChoiceProps {
  label: string
  value: Compare
  onChange: (value: Compare) => void
}

const ORDER: readonly Compare[] = ['all', 'equal', 'less', 'greater']

/** `All` sets no criterion. */
function CompareChoice({ label, value, onChange }: CompareChoiceProps) {
  const text = useText('filters')
  const segments = ORDER.map((compare) => ({ value: compare, label: text(COMPARES[compare]) }))
  return <Segmented label={label} segments={segments} value={value} onChange={onChange} />
}

/** The duration. Changing the unit keeps the number: 30 stays 30. [FILT-9, FILT-34] */
function LengthChoice({ criteria: { duration }, onChange }: FilterSectionProps) {
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
            segments={DURATION_UNITS.map((value) => ({ value, label: records(value) }))}
            value={unit}
            onChange={(next) =>
              onChange((now) => ({ ...now, duration: changeDurationUnit(now.duration, next) }))
            }
          />
        </>
      )}
    </>
  )
}

const written = (typed: string): string | null => {
  const clock = clockFrom(typed)
  return clock === null ? null : clockText(clock)
}

function minuteOf(time: string): number {
  const { hour, minute } = clockFrom(time)!
  return hour * 60 + minute
}

/** The time of day at which the pain began, by the local clock. [FILT-8] */
function TimeChoice({ criteria: { time }, onChange }: FilterSectionProps) {
  const text = useText('filters')
  const shown = clockTextFromMinute(time.minute)
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

/** The content of an open section. */
export function PanelSectionBody({
  part,
  title,
  ...props
}: FilterSectionProps & { part: FilterPanelSection; title: string }) {
  const { criteria, lists, onChange } = props
  switch (part.is) {
    case 'field':
      return (
        <ListChoice
          label={title}
          list={part.field}
          lists={lists}
          asked={criteria.fields[part.field]}
          onToggle={(item) => onChange((now) => toggleField(now, { field: part.field, item }, lists.idToday))}
        />
      )
    case 'factor':
      return <FactorChoice {...props} label={title} part={part.factor} list={part.list} />
    case 'time':
      return <TimeChoice {...props} />
    case 'duration':
      return <LengthChoice {...props} />
    case 'patterns':
      return <PatternChoice {...props} label={title} />
    case 'score':
      return <SpanChoice {...props} of="score" label={title} />
    case 'sort':
      // Not a criterion: it hides nothing, and a reset keeps it. [FILT-18]
      return <SortChoice sort={props.criteria.sort} onChange={props.onChange} />
  }
}

function PatternChoice({ label, criteria, onChange }: FilterSectionProps & { label: string }) {
  const text = useText('records')
  return (
    <div className="chips" role="group" aria-label={label}>
      {PAIN_PATTERNS.map((pattern) => (
        <Chip
          key={pattern}
          label={text(pattern)}
          isChosen={criteria.patterns.includes(pattern)}
          onChange={() => onChange((now) => togglePattern(now, pattern))}
        />
      ))}
    </div>
  )
}

interface SpanChoiceProps extends FilterSectionProps {
  of: 'severity' | 'score'
  label: string
}

/** The thumbs swap when they cross. [FILT-21] */
export function SpanChoice({ of, label, criteria, onChange }: SpanChoiceProps) {
  const text = useText('filters')
  return (
    <>
      <p className="filter-between">{text('between')}</p>
      <RangeSlider
        ramp={of === 'severity' ? 'sev' : 'score'}
        label={label}
        fromLabel={text('from')}
        toLabel={text('to')}
        value={criteria[of]}
        onChange={(span) => onChange((now) => ({ ...now, [of]: span }))}
      />
    </>
  )
}
