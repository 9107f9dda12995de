import { resetCriteria } from '@reprieve/domain/filters/criteria.ts'
import type { Filter } from '@reprieve/domain/filters/filter.ts'
import { summariseFilter, withoutPart, type SummaryPart } from '@reprieve/domain/filters/summary.ts'
import { partText } from '@reprieve/domain/filters/summaryWords.ts'
import { useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { useText } from '../../text/useText.tsx'
import { useSteadyPress } from '../../ui/controls/useSteadyPress.ts'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { focusNeighbour } from './focusNeighbour.ts'
import type { PanelLists } from './panelLists.ts'
import { useFilterWords } from './useFilterWords.ts'
import './filterPanel.css'

interface FilterSummaryProps {
  filter: Filter
  lists: Pick<PanelLists, 'labelOf'>
  /** If no other button in view resets everything. */
  hasReset: boolean
  onChange: (next: (filter: Filter) => Filter) => void
}

/**
 * The next chip moves into the place of a removed one: the second press of a trembling hand must not remove it, too.
 */
const TREMOR_MS = 300
/** More chips would push the content out of view. */
const AT_FIRST = 6

/** Criteria that hide records must be visible where records are missing. Empty while everything is shown. */
export function FilterSummary({ filter, lists, hasReset, onChange }: FilterSummaryProps) {
  const words = useFilterWords()
  const row = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const common = useText('common')
  const [isAll, setAll] = useState(false)
  const parts = summariseFilter(filter)
  const shown = isAll ? parts : parts.slice(0, AT_FIRST)
  const remove = useSteadyPress(TREMOR_MS, (part: SummaryPart) => {
    focusNeighbour(row.current, place.current)
    onChange((now) => withoutPart(now, part))
  })
  return (
    <div className="filter-summary" ref={place} tabIndex={-1}>
      {parts.length > 0 && (
        <div className="chips" ref={row} role="group" aria-label={words.filters('inUse')}>
          {shown.map((part) => {
            const label = partText(part, words, lists)
            return (
              <Button
                key={JSON.stringify(part)}
                className="chip asked"
                aria-label={words.filters('remove', { what: label })}
                onPress={() => remove(part)}
              >
                <span className="chip-label">{label}</span>
                <Icon name="close" />
              </Button>
            )
          })}
          {shown.length < parts.length && (
            <Button className="chip dashed" onPress={() => setAll(true)}>
              <span className="chip-label">{common('showMore', { 0: parts.length - shown.length })}</span>
            </Button>
          )}
          {hasReset && parts.length > 1 && (
            <Button
              className="chip dashed"
              onPress={() => {
                place.current?.focus({ preventScroll: true })
                onChange(resetCriteria)
              }}
            >
              <DiaryIcon name="undo" />
              <span className="chip-label">{words.filters('reset')}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
