import { COLUMN_LISTS, type ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import {
  type CalendarOverlay,
  isItemOverlay,
  isSameOverlay,
  MOST_OVERLAYS,
  mostUsedOverlays,
  SLEEP_BELOW,
  toggleOverlay,
} from '@reprieve/domain/results/calendar/overlays.ts'
import { useMemo, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { usePanelLists } from '../../filters/panel/panelLists.ts'
import { LIST_TITLES } from '../../filters/panel/panelSections.ts'
import { useFailedSave } from '../../filters/useFailedSave.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { ChipList } from '../../ui/controls/ChipList.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import type { Results } from '../useResults.ts'
import { OverlayLegend } from './OverlayLegend.tsx'
import {
  getCalendarOverlays,
  type OfferedList,
  offeredOverlays,
  useChosenOverlays,
} from './calendarOverlays.ts'

interface OverlaySheetProps {
  results: Results
  overlays: Overlays
  onClose: () => void
}

/** Anything recorded can be marked, six at most. Each change applies immediately. [RES-34] */
export function OverlaySheet({ results, overlays, onClose }: OverlaySheetProps) {
  const text = useText('calendar')
  const words = useText('results')
  const reports = useText('reports')
  const common = useText('common')
  const { columns, selection, canonical } = results
  const { chosen, labelOf, reset } = overlays
  const recorded = useMemo(
    () => mostUsedOverlays(columns, { selection, canonical }, Infinity),
    [columns, selection, canonical],
  )
  // An overlay that is removed stays visible and keeps the focus.
  const [atFirst] = useState(chosen)
  const offered = offeredOverlays(recorded, [...atFirst, ...chosen].filter(isItemOverlay), COLUMN_LISTS)
  const hasSleep =
    columns.measures?.some(({ measure }) => measure === 'sleep') === true || chosen.some(isMeasured)
  return (
    <Sheet isOpen title={words('changeOverlays')} closeLabel={common('close')} onClose={onClose}>
      <div className="overlay-choice">
        <p>{reports('selectUpToSix')}</p>
        <p className="overlay-count" aria-live="polite">
          {text('overlaysChosen', { count: chosen.length, most: MOST_OVERLAYS })}
        </p>
        <OverlayLegend chosen={chosen} labelOf={labelOf} />
        <Button label={reports('resetDefaults')} kind="quiet" onPress={reset} />
        {hasSleep && <MeasureList overlays={overlays} />}
        {offered.length === 0 && !hasSleep && <p>{text('noneToMark')}</p>}
        {offered.map((one) => (
          <OverlayList key={one.list} {...one} overlays={overlays} />
        ))}
      </div>
    </Sheet>
  )
}

const isMeasured = (overlay: CalendarOverlay): boolean => !isItemOverlay(overlay)

/** What devices measured: one overlay so far. [RES-93] */
function MeasureList({ overlays }: { overlays: Overlays }) {
  const measures = useText('measures')
  const reports = useText('reports')
  const toasts = useToasts()
  const { chosen, labelOf, toggle } = overlays
  const title = measures('title')
  const press = (): void => {
    if (!toggle(SLEEP_BELOW)) toasts.show({ message: reports('onlySixOverlays') })
  }
  return (
    <section className="overlay-list">
      <h3>{title}</h3>
      <ChipList
        words={{ label: title, all: '', fewer: '' }}
        items={[{ id: SLEEP_BELOW.id, label: labelOf(SLEEP_BELOW), isShown: true }]}
        chosen={new Set(chosen.filter(isMeasured).map(({ id }) => id))}
        onChange={press}
      />
      <p className="calendar-note">{measures('belowUsualNote')}</p>
    </section>
  )
}

/** As many as can be seen at a glance; the others on demand. */
const IN_SIGHT = 8

function OverlayList({ list, items, overlays }: OfferedList & { overlays: Overlays }) {
  const records = useText('records')
  const reports = useText('reports')
  const toasts = useToasts()
  const title = useListTitle()(list)
  const { chosen, labelOf, toggle } = overlays
  const press = (id: string): void => {
    const item = items.find((one) => one.id === id)
    if (item !== undefined && !toggle(item)) toasts.show({ message: reports('onlySixOverlays') })
  }
  const isOn = (item: CalendarOverlay): boolean => chosen.some((one) => isSameOverlay(one, item))
  return (
    <section className="overlay-list">
      <h3>{title}</h3>
      <ChipList
        words={{
          label: title,
          all: records('showAll', { count: items.length }),
          fewer: records('showFewer'),
        }}
        items={items.map((item, at) => ({ id: item.id, label: labelOf(item), isShown: at < IN_SIGHT }))}
        chosen={new Set(items.filter(isOn).map(({ id }) => id))}
        onChange={press}
      />
    </section>
  )
}

function useListTitle(): (list: ColumnList) => string {
  const records = useText('records')
  const reflections = useText('reflections')
  return (list) => {
    const key = LIST_TITLES[list]
    return key === null ? reflections('meaningfulActivities') : records(key)
  }
}

export interface Overlays {
  /** At most six, each with a shape by position. */
  chosen: readonly CalendarOverlay[]
  labelOf: (overlay: CalendarOverlay) => string
  /** Returns false if six are chosen already. */
  toggle: (overlay: CalendarOverlay) => boolean
  reset: () => void
}

/** The overlays of the calendar and their choice. */
export function useOverlays(results: Results): Overlays {
  const diary = useDiary()
  const store = getCalendarOverlays(diary)
  useFailedSave(store)
  const { labelOf } = usePanelLists(diary)
  const calendar = useText('calendar')
  const chosen = useChosenOverlays(diary, results)
  return {
    chosen,
    labelOf: (overlay) =>
      isItemOverlay(overlay) ? labelOf(overlay.list, overlay) : calendar('sleepBelowUsual'),
    toggle: (overlay) => {
      const next = toggleOverlay(chosen, overlay)
      if (next !== null) store.change(() => next)
      return next !== null
    },
    reset: () => store.change(() => null),
  }
}
