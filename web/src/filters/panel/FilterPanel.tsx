import type { Filter } from '@reprieve/domain/filters/filter.ts'
import { useState, type ReactNode } from 'react'
import { useDevice } from '../../access/useDevice.ts'
import { noteHintSeen } from '../../settings/hints/changeHints.ts'
import { useText } from '../../settings/words.tsx'
import './filterPanel.css'
import { MatchChoice, ShownKinds } from './FirstParts.tsx'
import type { PanelLists } from './panelLists.ts'
import { PANEL_PARTS, partName } from './panelParts.ts'
import type { ChangeCriteria, ChangeFilter } from './panelProps.ts'
import { PanelSection } from './PanelSection.tsx'
import { SpanChoice } from './PartBody.tsx'
import { RangeChoice, type RangeWays } from './RangeChoice.tsx'

export interface FilterPanelProps {
  filter: Filter
  lists: PanelLists
  /** Null if the days are chosen elsewhere, as by the month of a calendar. */
  range: RangeWays | null
  /** The section that is open at first. */
  first?: string | undefined
  onChange: ChangeFilter
  /** At the end: the number of results, and the close button. */
  children?: ReactNode
}

/** All criteria. Each change applies at once: there is no Apply button. */
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
      {PANEL_PARTS.map((part) => (
        <PanelSection
          key={partName(part)}
          part={part}
          isOpen={open.has(partName(part))}
          onToggle={() => setOpen(toggled(open, partName(part)))}
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
