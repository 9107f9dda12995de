import type { Criteria } from '@reprieve/domain/filters/filter.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { useRef } from 'react'
import { useText } from '../../settings/words.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Collapse } from '../../ui/Collapse.tsx'
import { useSteadyPress } from '../../ui/useSteadyPress.ts'
import { factorsIn, toggleFactor, toggleField, type IdToday } from './editCriteria.ts'
import { focusNeighbour } from './focusNeighbour.ts'
import { PartBody } from './PartBody.tsx'
import { askedIn, type PanelPart } from './panelParts.ts'
import type { PartProps } from './panelProps.ts'
import { usePartTitle } from './usePartTitle.ts'

interface PanelSectionProps extends PartProps {
  part: PanelPart
  isOpen: boolean
  onToggle: () => void
}

/** Closed, it renders no list: there are a hundred chips in all, and a page that is opened often must be fast. */
export function PanelSection({ part, isOpen, onToggle, ...props }: PanelSectionProps) {
  const text = useText('filters')
  const title = usePartTitle()(part)
  const place = useRef<HTMLElement>(null)
  const count = askedIn(props.criteria, part)
  return (
    <section className="filter-part" ref={place}>
      <Collapse
        title={count === 0 ? title : text('chosenIn', { list: title, count })}
        isOpen={isOpen}
        onToggle={onToggle}
      >
        {isOpen && (
          <div className="filter-part-body">
            <PartBody part={part} title={title} {...props} />
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

interface ChosenChipsProps extends PartProps {
  part: PanelPart
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
      : factorsIn(criteria, part.factor).map(({ item }) => item)
  if (chosen.length === 0) return null
  return (
    <div className="chips" ref={row}>
      {chosen.map((item) => (
        <Chip key={item.id} label={lists.labelOf(list, item)} isChosen onChange={() => remove(item)} />
      ))}
    </div>
  )
}

function withoutItem(criteria: Criteria, part: PanelPart, item: Reference, idToday: IdToday): Criteria {
  if (part.is === 'field') return toggleField(criteria, { field: part.field, item }, idToday)
  return part.is === 'factor' ? toggleFactor(criteria, { part: part.factor, item }, idToday) : criteria
}
