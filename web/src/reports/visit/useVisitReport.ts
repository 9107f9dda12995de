import { openQuestions, type VisitQuestions } from '@reprieve/domain/reports/brief/visitQuestions.ts'
import { startingOptions } from '@reprieve/domain/reports/presets.ts'
import type { ReportOptions } from '@reprieve/domain/reports/reportOptions.ts'
import type { Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useAsk } from '../../api/useAsk.ts'
import { makeObservable } from '../../device/observable.ts'
import { openFile } from '../../device/openFile.ts'
import { getColumnStore } from '../../filters/columns/columnStore.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { usePlanStatus, type PlanStatus } from '../../purchases/useAccountStatus.ts'
import { useItemOverlays } from '../../results/calendar/calendarOverlays.ts'
import { useToday } from '../../results/frame/useToday.ts'
import { getVisitQuestions } from '../brief/questionStore.ts'
import { downloadReport, type ReportDownloadOutcome } from '../downloadReport.ts'
import type { SyncFirst } from '../generateReport.ts'
import type { ListedReport } from '../reportList.ts'
import { computeReportPrice, type ReportPrice } from '../reportPrice.ts'
import { useGenerateReport, type GenerateState } from '../useGenerateReport.ts'
import { useReport, type ReportSetup } from '../useReport.ts'
import { useReports } from '../useReports.ts'

/** The report that was made last for the visit, and what it was made from. */
interface LatestReport {
  uuid: string
  /** Everything that was asked for, as text. */
  asked: string
  /** The data it was made from: another object after every change of the diary. */
  columns: object | null
}

/** Survives leaving the screen; after a reload a new report is made. */
const latestReport = perDiary(() => makeObservable<LatestReport | null>(null))

const columnsOf = (diary: Diary): object | null => {
  const seen = getColumnStore(diary).current()
  return seen.is === 'read' ? seen.diary : null
}

export interface VisitReportState {
  report: ReportSetup
  options: ReportOptions
  overlays: readonly Overlay[]
  plan: PlanStatus
  price: ReportPrice
  generating: GenerateState
  /** The report of the present state of the diary; null if there is none. */
  current: ListedReport | null
  isBusy: boolean
  /** What happens when the report is ready. */
  wish: 'link' | 'print' | null
  /** The report that the sheet makes a link for. */
  linked: ListedReport | null
  printed: ReportDownloadOutcome | 'tab-blocked' | null
  make: () => void
  getLink: () => void
  print: () => void
  closeLink: () => void
  reload: () => void
}

/** A link or a print needs a report: without one of the present state, it is made first. [REP-124] */
export function useVisitReport(diary: Diary, syncFirst: SyncFirst): VisitReportState {
  const ask = useAsk()
  const stored = useReport(diary)
  const plan = usePlanStatus(diary)
  const overlays = useItemOverlays(diary, stored.results)
  const options = startingOptions(stored.choice.options, plan.known?.plan ?? 'unknown', overlays)
  const report = { ...stored, choice: { ...stored.choice, options } }
  const price = computeReportPrice(report, plan.known)
  const asked = useAskedText(diary, report)
  const store = latestReport(diary)
  const generating = useGenerateReport({
    diary,
    report,
    plan,
    price,
    syncFirst,
    onReceived: (uuid) => store.become({ uuid, asked, columns: columnsOf(diary) }),
  })
  const latest = useSyncExternalStore(store.subscribe, store.current)
  const { reports, load } = useReports(diary)
  const isPresent = latest !== null && latest.asked === asked && latest.columns === columnsOf(diary)
  const current = isPresent ? (reports?.find(({ uuid }) => uuid === latest.uuid) ?? null) : null

  const [wish, setWish] = useState<VisitReportState['wish']>(null)
  const [printed, setPrinted] = useState<VisitReportState['printed']>(null)
  const ready = current?.state === 'ready' ? current : null
  const print = useEffectEvent((): void => {
    if (ready === null) return
    const save = (name: string, file: Blob): void => {
      if (openFile(name, file) === 'saved') setPrinted('tab-blocked')
    }
    const end = (outcome: ReportDownloadOutcome): void => {
      setWish(null)
      if (outcome.is === 'made-again') load()
      if (outcome.is !== 'saved') setPrinted(outcome)
    }
    void downloadReport(ready, 'pdf', { ask, save }).then(end)
  })
  const isPrintDue = wish === 'print' && ready !== null
  useEffect(() => {
    if (isPrintDue) print()
  }, [isPrintDue])

  const start = (wanted: VisitReportState['wish']): void => {
    setPrinted(null)
    setWish(wanted)
    const isThere = current?.state === 'waiting' || (wanted !== null && ready !== null)
    if (!isThere) generating.press()
  }
  return {
    report,
    options,
    overlays,
    plan,
    price,
    generating,
    current,
    isBusy: generating.busy !== null || current?.state === 'waiting',
    wish,
    linked: wish === 'link' ? ready : null,
    printed,
    make: () => start(null),
    getLink: () => start('link'),
    print: () => start('print'),
    closeLink: () => setWish(null),
    reload: load,
  }
}

/** Everything that a report is asked for: if it is the same, the report is still the one of today. */
function useAskedText(diary: Diary, { choice, criteria }: ReportSetup): string {
  const today = useToday()
  const store = getVisitQuestions(diary)
  const { value } = useSyncExternalStore(store.subscribe, store.current)
  return askedText({ choice, criteria, today, questions: value })
}

const askedText = ({
  questions,
  ...asked
}: Pick<ReportSetup, 'choice' | 'criteria'> & { today: DayNumber; questions: VisitQuestions }): string =>
  JSON.stringify([asked, openQuestions(questions)])
