import type { PainPattern } from '@reprieve/domain/records/painRecord.ts'
import type { Sort } from '@reprieve/domain/filters/filter.ts'
import { useText } from '../../settings/words.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { RangeSlider } from '../../ui/RangeSlider.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { toggleField, togglePattern } from './editCriteria.ts'
import { FactorChoice } from './FactorChoice.tsx'
import { LengthChoice } from './LengthChoice.tsx'
import { ListChoice } from './ListChoice.tsx'
import type { PanelPart } from './panelParts.ts'
import type { PartProps } from './panelProps.ts'
import { TimeChoice } from './TimeChoice.tsx'

/** What an open part holds. */
export function PartBody({ part, title, ...props }: PartProps & { part: PanelPart; title: string }) {
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
      return <SortChoice {...props} />
  }
}

const PATTERNS: readonly PainPattern[] = ['constant', 'intermittent', 'breakthrough']

function PatternChoice({ label, criteria, onChange }: PartProps & { label: string }) {
  const text = useText('records')
  return (
    <div className="chips" role="group" aria-label={label}>
      {PATTERNS.map((pattern) => (
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

interface SpanChoiceProps extends PartProps {
  of: 'severity' | 'score'
  label: string
}

/** The thumbs swap when they cross. [FILT-21] */
export function SpanChoice({ of, label, criteria, onChange }: SpanChoiceProps) {
  const text = useText('filters')
  return (
    <RangeSlider
      ramp={of === 'severity' ? 'sev' : 'score'}
      label={label}
      fromLabel={text('from')}
      toLabel={text('to')}
      value={criteria[of]}
      onChange={(span) => onChange((now) => ({ ...now, [of]: span }))}
    />
  )
}

const SORTED_BY: readonly Sort['by'][] = ['timing', 'severity', 'duration']

/** No criterion: it hides nothing, and a reset leaves it. [FILT-18] */
function SortChoice({ criteria: { sort }, onChange }: PartProps) {
  const text = useText('filters')
  const records = useText('records')
  const change = (next: Partial<Sort>): void =>
    onChange((now) => ({ ...now, sort: { ...now.sort, ...next } }))
  return (
    <>
      <Segmented
        label={text('sortBy')}
        segments={SORTED_BY.map((value) => ({ value, label: records(value) }))}
        value={sort.by}
        onChange={(by) => change({ by })}
      />
      <Segmented
        label={text('sortOrder')}
        segments={[
          { value: 'asc', label: text('ascending') },
          { value: 'desc', label: text('descending') },
        ]}
        value={sort.order}
        onChange={(order) => change({ order })}
      />
    </>
  )
}
