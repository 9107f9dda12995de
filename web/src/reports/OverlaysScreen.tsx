import { COLUMN_LISTS, type ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import {
  isSameOverlay,
  MOST_OVERLAYS,
  mostUsedOverlays,
  toggleOverlay,
  type Overlay,
} from '@reprieve/domain/results/calendar/overlays.ts'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { usePanelLists } from '../filters/panel/panelLists.ts'
import { LIST_TITLES } from '../filters/panel/panelSections.ts'
import { PATHS } from '../paths/paths.ts'
import { OverlayLegend } from '../results/calendar/OverlayLegend.tsx'
import {
  getCalendarOverlays,
  offeredOverlays,
  useItemOverlays,
} from '../results/calendar/calendarOverlays.ts'
import { ReadingProgress } from '../results/frame/ReadingProgress.tsx'
import type { Results } from '../results/useResults.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { ChipList } from '../ui/controls/ChipList.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { useToasts } from '../ui/overlays/toasts.ts'
import { ReportsWithoutAccount } from './ReportsWithoutAccount.tsx'
import { REPORT_AREAS } from './reportAreas.ts'
import { useReport, type ReportSetup } from './useReport.ts'
import './reports.css'

/** Overlays for the calendar of the report only; the results keep their own. */
export function OverlaysScreen() {
  useTextsReady(REPORT_AREAS)
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  return <div className="reports">{isSignedIn ? <Overlays /> : <ReportsWithoutAccount />}</div>
}

function Overlays() {
  const diary = useDiary()
  const report = useReport(diary)
  const ofCalendar = getCalendarOverlays(diary)
  const isCalendarKnown = useSyncExternalStore(ofCalendar.subscribe, ofCalendar.current).isKnown
  const { isKnown, results } = report
  if ('is' in results) return <ReadingProgress {...results} />
  return isKnown && isCalendarKnown ? <OverlayChoice report={report} results={results} /> : null
}

function OverlayChoice({ report, results }: { report: ReportSetup; results: Results }) {
  const text = useText('reports')
  const calendar = useText('calendar')
  const common = useText('common')
  const toasts = useToasts()
  const close = useGoBack(PATHS.reportCreate)
  const { columns, selection, canonical } = results
  const recorded = useMemo(
    () => mostUsedOverlays(columns, { selection, canonical }, Infinity),
    [columns, selection, canonical],
  )
  const first = useOverlaysAtFirst(report)
  const [atFirst] = useState(first)
  const [chosen, setChosen] = useState(atFirst)
  const { labelOf } = usePanelLists(useDiary())
  const nameOf = (one: Overlay): string => labelOf(one.list, one)
  const press = (one: Overlay): void => {
    const next = toggleOverlay(chosen, one)
    if (next === null) toasts.show({ message: text('onlySixOverlays') })
    else setChosen(next)
  }
  const apply = (): void => {
    report.setOptions((now) => ({
      ...now,
      isOn: { ...now.isOn, calendarView: now.isOn.calendarView || chosen.length > 0 },
      overlays: chosen,
    }))
    close()
  }
  return (
    <div className="overlay-choice">
      <h2 className="unseen">{text('calendarView')}</h2>
      <p>{text('selectUpToSix')}</p>
      <p className="overlay-count" aria-live="polite">
        {calendar('overlaysChosen', { count: chosen.length, most: MOST_OVERLAYS })}
      </p>
      <OverlayLegend chosen={chosen} labelOf={nameOf} />
      <Button label={text('resetDefaults')} onPress={() => setChosen(recorded.slice(0, MOST_OVERLAYS))} />
      {recorded.length === 0 && <p>{calendar('noneToMark')}</p>}
      {offeredOverlays(recorded, [...atFirst, ...chosen], COLUMN_LISTS).map(({ list, items }) => (
        <OverlayList key={list} {...{ list, items, chosen, nameOf }} onPress={press} />
      ))}
      <div className="report-ways">
        <Button label={common('apply')} kind="primary" onPress={apply} />
        <Button label={common('cancel')} kind="text" onPress={() => close()} />
      </div>
    </div>
  )
}

/** The report's overlays; if it never had any, those of the calendar. [REP-64] */
function useOverlaysAtFirst({ choice: { options }, results }: ReportSetup): readonly Overlay[] {
  const ofCalendar = useItemOverlays(useDiary(), results)
  const isChosen = options.isOn.calendarView || options.overlays.length > 0
  return isChosen ? options.overlays : ofCalendar
}

interface OverlayListProps {
  list: ColumnList
  items: readonly Overlay[]
  chosen: readonly Overlay[]
  nameOf: (one: Overlay) => string
  onPress: (one: Overlay) => void
}

/** As many as can be seen at a glance; the others on demand. */
const IN_SIGHT = 8

function OverlayList({ list, items, chosen, nameOf, onPress }: OverlayListProps) {
  const records = useText('records')
  const reflections = useText('reflections')
  const key = LIST_TITLES[list]
  const title = key === null ? reflections('meaningfulActivities') : records(key)
  return (
    <section className="overlay-list">
      <h3>{title}</h3>
      <ChipList
        words={{
          label: title,
          all: records('showAll', { count: items.length }),
          fewer: records('showFewer'),
        }}
        items={items.map((item, at) => ({ id: item.id, label: nameOf(item), isShown: at < IN_SIGHT }))}
        chosen={
          new Set(items.filter((item) => chosen.some((one) => isSameOverlay(one, item))).map(({ id }) => id))
        }
        onChange={(id) => {
          const item = items.find((one) => one.id === id)
          if (item !== undefined) onPress(item)
        }}
      />
    </section>
  )
}
