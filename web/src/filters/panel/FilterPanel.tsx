import type { Criteria, Filter, FilterMode } from '@reprieve/domain/filters/filter.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useDevice } from '../../access/useDevice.ts'
import { noteHintSeen } from '../../settings/hints/changeHints.ts'
import { useText } from '../../text/useText.tsx'
import { Checkbox } from '../../ui/controls/Checkbox.tsx'
import { Chip } from '../../ui/controls/Chip.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { useSteadyPress } from '../../ui/controls/useSteadyPress.ts'
import { Collapse } from '../../ui/layout/Collapse.tsx'
import { PanelSectionBody, SpanChoice } from './PanelSectionBody.tsx'
import { RangeChoice, type RangeChoiceOptions } from './RangeChoice.tsx'
import { listSectionFactors, toggleFactor, toggleField, type FindCurrentId } from './editCriteria.ts'
import { focusNeighbour } from './focusNeighbour.ts'
import type { ChangeCriteria, ChangeFilter, FilterSectionProps, PanelLists } from './panelLists.ts'
import {
  countCriteria,
  LIST_TITLES,
  PANEL_SECTIONS,
  type FilterPanelSection,
  panelSectionKey,
} from './panelSections.ts'
import { useFilterWords } from './useFilterWords.ts'
import './filterPanel.css'

interface PanelSectionProps extends FilterSectionProps {
  part: FilterPanelSection
  isOpen: boolean
  onToggle: () => void
}

/** Closed, it renders no list: there are a hundred chips in all, and a page that is opened often must be fast. */
function PanelSection({ part, isOpen, onToggle, ...props }: PanelSectionProps) {
  const text = useText('filters')
  const title = usePartTitle()(part)
  const place = useRef<HTMLElement>(null)
  const count = countCriteria(props.criteria, part)
  return (
    <section className="filter-part" ref={place}>
      <Collapse
        title={count === 0 ? title : text('chosenIn', { list: title, count })}
        isOpen={isOpen}
        onToggle={onToggle}
      >
        {isOpen && (
          <div className="filter-part-body">
            <PanelSectionBody part={part} title={title} {...props} />
          </div>
        )}
      </Collapse>
      {!isOpen && (
        <ChosenChips
          part={part}
          {...props}
          onGoing={(row) => focusNeighbour(row, place.current?.querySelector('button') ?? null)}
        />
      )}
    </section>
  )
}

interface ChosenChipsProps extends FilterSectionProps {
  part: FilterPanelSection
  /** A focused chip is about to be removed. */
  onGoing: (row: HTMLElement | null) => void
}

/** The next chip moves into the place of a removed one: an immediate second press is ignored. */
const TREMOR_MS = 300

/** Chosen items stay visible and can be removed without opening the list. */
function ChosenChips({ part, criteria, lists, onChange, onGoing }: ChosenChipsProps) {
  const row = useRef<HTMLDivElement>(null)
  const remove = useSteadyPress(TREMOR_MS, (item: Reference) => {
    onGoing(row.current)
    onChange((now) => withoutItem(now, part, item, lists.idToday))
  })
  if (part.is !== 'field' && part.is !== 'factor') return null
  const list = part.is === 'field' ? part.field : part.list
  const chosen =
    part.is === 'field'
      ? criteria.fields[part.field]
      : listSectionFactors(criteria, part.factor).map(({ item }) => item)
  if (chosen.length === 0) return null
  return (
    <div className="chips" ref={row}>
      {chosen.map((item) => (
        <Chip key={item.id} label={lists.labelOf(list, item)} isChosen onChange={() => remove(item)} />
      ))}
    </div>
  )
}

function withoutItem(
  criteria: Criteria,
  part: FilterPanelSection,
  item: Reference,
  idToday: FindCurrentId,
): Criteria {
  if (part.is === 'field') return toggleField(criteria, { field: part.field, item }, idToday)
  return part.is === 'factor' ? toggleFactor(criteria, { part: part.factor, item }, idToday) : criteria
}

/** The same titles as in the record or reflection editor. */
function usePartTitle(): (part: FilterPanelSection) => string {
  const { filters, records, reflections } = useFilterWords()
  return (part) => {
    switch (part.is) {
      case 'field':
      case 'factor': {
        const key = LIST_TITLES[part.is === 'field' ? part.field : part.list]
        return key === null ? reflections('meaningfulActivities') : records(key)
      }
      case 'time':
        return records('timing')
      case 'duration':
        return records('duration')
      case 'patterns':
        return records('typeOfPain')
      case 'score':
        return reflections('score')
      case 'sort':
        return filters('sortBy')
    }
  }
}

function ShownKinds({ criteria, onChange }: FilterSectionProps) {
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
function MatchChoice({ criteria, onChange }: FilterSectionProps) {
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

export interface FilterPanelProps {
  filter: Filter
  lists: PanelLists
  /** Null if the days are chosen elsewhere, as by the month of a calendar. */
  range: RangeChoiceOptions | null
  /** The section that is open at first. */
  first?: string | undefined
  onChange: ChangeFilter
  /** At the end: the number of results, and the close button. */
  children?: ReactNode
}

/** All criteria. Each change applies immediately: there is no Apply button. */
export function FilterPanel({ filter, lists, range, first, onChange, children }: FilterPanelProps) {
  const text = useText('filters')
  const records = useText('records')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(first === undefined ? [] : [first]))
  const { criteria } = filter
  const device = useDevice()
  const change: ChangeCriteria = (next) => {
    void noteHintSeen(device, 'filter')
    onChange((now) => ({ ...now, criteria: next(now.criteria) }))
  }
  const props = { criteria, lists, onChange: change }
  return (
    <div className="filter-panel">
      {range !== null && (
        <section className="filter-part">
          <h3>{text('dateRange')}</h3>
          <RangeChoice {...range} range={filter.range} />
        </section>
      )}
      <ShownKinds {...props} />
      <section className="filter-part">
        <h3>{records('severity')}</h3>
        <SpanChoice {...props} of="severity" label={records('severity')} />
      </section>
      <MatchChoice {...props} />
      {PANEL_SECTIONS.map((part) => (
        <PanelSection
          key={panelSectionKey(part)}
          part={part}
          isOpen={open.has(panelSectionKey(part))}
          onToggle={() => setOpen(toggled(open, panelSectionKey(part)))}
          {...props}
        />
      ))}
      {children}
    </div>
  )
}

function toggled(open: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(open)
  if (!next.delete(name)) next.add(name)
  return next
}
