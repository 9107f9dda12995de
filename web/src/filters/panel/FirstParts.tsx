import type { FilterMode } from '@reprieve/domain/filters/filter.ts'
import { useText } from '../../settings/words.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import type { PartProps } from './panelProps.ts'

export function ShownKinds({ criteria, onChange }: PartProps) {
  const text = useText('filters')
  const records = useText('records')
  const reflections = useText('reflections')
  const kinds = [
    { what: 'painRecords', label: records('painRecords') },
    { what: 'dailyReflections', label: reflections('titlePlural') },
    { what: 'writtenLater', label: text('writtenLater') },
  ] as const
  return (
    <section className="filter-part" role="group" aria-label={text('recordTypes')}>
      <h3>{text('recordTypes')}</h3>
      <div>
        {kinds.map(({ what, label }) => (
          <Checkbox
            key={what}
            label={label}
            isChecked={criteria[what]}
            onChange={(isShown) => onChange((now) => ({ ...now, [what]: isShown }))}
          />
        ))}
      </div>
    </section>
  )
}

const MODES = [
  { mode: 'all', means: 'everyCriterion' },
  { mode: 'any', means: 'oneCriterion' },
  { mode: 'none', means: 'noCriterion' },
] as const satisfies readonly { mode: FilterMode; means: string }[]

/** Explains the mode: two of the three short words are easily confused. */
export function MatchChoice({ criteria, onChange }: PartProps) {
  const text = useText('filters')
  const means = MODES.find(({ mode }) => mode === criteria.mode)?.means ?? 'everyCriterion'
  return (
    <section className="filter-part">
      <Segmented
        label={text('criteria')}
        segments={MODES.map(({ mode }) => ({ value: mode, label: text(mode) }))}
        value={criteria.mode}
        onChange={(mode) => onChange((now) => ({ ...now, mode }))}
      />
      <p className="filter-hint">{text(means)}</p>
    </section>
  )
}
