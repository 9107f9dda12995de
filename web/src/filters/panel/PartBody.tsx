import type { PainPattern } from '@reprieve/domain/records/painRecord.ts'
import { useText } from '../../settings/words.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { RangeSlider } from '../../ui/RangeSlider.tsx'
import { toggleField, togglePattern } from './editCriteria.ts'
import { FactorChoice } from './FactorChoice.tsx'
import { LengthChoice } from './LengthChoice.tsx'
import { ListChoice } from './ListChoice.tsx'
import type { PanelPart } from './panelParts.ts'
import type { PartProps } from './panelProps.ts'
import { SortChoice } from './SortChoice.tsx'
import { TimeChoice } from './TimeChoice.tsx'

/** The content of an open section. */
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
      // Not a criterion: it hides nothing, and a reset keeps it. [FILT-18]
      return <SortChoice sort={props.criteria.sort} onChange={props.onChange} />
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
