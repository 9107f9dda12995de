import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import { canCompare } from '@reprieve/domain/reports/comparison.ts'
import { chosenSections, type Section, SECTIONS } from '@reprieve/domain/reports/reportOptions.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { Suspense, useId, useMemo } from 'react'
import { useDiary } from '../access/diary.ts'
import { ShownCount } from '../filters/panel/FilterFooter.tsx'
import { RangeChoice } from '../filters/panel/RangeChoice.tsx'
import type { Diary } from '../local/rows/rows.ts'
import { useNavigate, useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { CreditsBar } from '../purchases/CreditsBar.tsx'
import { SubscriptionEnded } from '../purchases/SubscriptionEnded.tsx'
import { usePlanStatus } from '../purchases/useAccountStatus.ts'
import { useItemOverlays } from '../results/calendar/calendarOverlays.ts'
import { HAS_PANEL, useMediaQuery } from '../results/frame/useMediaQuery.ts'
import { useToday } from '../results/frame/useToday.ts'
import type { ReadingResults, Results } from '../results/useResults.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Segmented } from '../ui/controls/Segmented.tsx'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { GenerateResult } from './GenerateResult.tsx'
import { PresetChoice } from './PresetChoice.tsx'
import { PriceNotice } from './PriceNotice.tsx'
import { isAdvancedSection, SectionBody, ReportSectionDrawer } from './SectionBody.tsx'
import type { SyncFirst } from './generateReport.ts'
import type { Paper } from './reportChoice.ts'
import { computeReportPrice } from './reportPrice.ts'
import { useGenerateReport, type GenerateOptions } from './useGenerateReport.ts'
import { useReport, type ReportSetup } from './useReport.ts'
import '../filters/panel/filterPanel.css'

/** Loaded with the texts of the paper, so that the options do not wait for them. */
const Preview = lazyComponent(() => import('./preview/PreviewPart.tsx'), 'PreviewPart')

interface CreateContentProps {
  diary: Diary
  syncFirst: SyncFirst
}

export function CreateContent({ diary, syncFirst }: CreateContentProps) {
  const report = useReport(diary)
  const plan = usePlanStatus(diary)
  const price = computeReportPrice(report, plan.known)
  const { choice, results, setRange, setPaper } = report
  const isBeside = useMediaQuery(HAS_PANEL)
  // A report that costs a credit may also use the days before its range.
  const planOfReport = price.is === 'credit' ? 'subscription' : (plan.known?.plan ?? 'lite')
  const generate = (
    <GeneratePart
      key="generate"
      diary={diary}
      report={report}
      plan={plan}
      price={price}
      syncFirst={syncFirst}
    />
  )
  const preview = (
    <Suspense key="preview">
      <Preview diary={diary} report={report} plan={planOfReport} isBeside={isBeside} />
    </Suspense>
  )
  return (
    <div className="report-create">
      <div className="report-choice">
        <PeriodCard range={choice.range} results={results} onChange={setRange} />
        <Sections
          report={report}
          plan={planOfReport}
          takesCredit={plan.known !== null && plan.known.plan !== 'subscription'}
        />
        <PaperChoice paper={choice.paper} onChange={setPaper} />
        <PriceNotice diary={diary} plan={plan} price={price} />
        <CreditsBar diary={diary} plan={plan} />
      </div>
      {/* Below the options the button comes first: after the preview it would be far down. */}
      <div className="report-side">{isBeside ? [preview, generate] : [generate, preview]}</div>
    </div>
  )
}

const GROUPS = [
  { name: 'basic', sections: SECTIONS.filter((one) => !isAdvancedSection(one)) },
  { name: 'advanced', sections: SECTIONS.filter(isAdvancedSection) },
] as const

interface SectionsProps {
  report: ReportSetup
  /** The plan that decides whether the days before may be used. */
  plan: Plan
  takesCredit: boolean
}

/** [REP-8] */
function Sections({ report, plan, takesCredit }: SectionsProps) {
  const text = useText('reports')
  const id = useId()
  const [open, setOpen] = useOpenSection()
  const overlays = useItemOverlays(useDiary(), report.results)
  const { choice, criteria, results, setOptions } = report
  const { options, range } = choice
  const isComparable = useMemo(
    () => 'is' in results || canCompare(results, { plan, idToday: results.idToday }),
    [results, plan],
  )
  return (
    <section className="card report-card" aria-labelledby={id}>
      <h2 id={id}>{text('whatGoesIn')}</h2>
      <PresetChoice {...{ options, overlays, results }} onChange={setOptions} />
      {GROUPS.map(({ name, sections }) => (
        <div key={name}>
          <h3>{text(name)}</h3>
          <ul className="report-sections">
            {sections.map((section) => (
              <ReportSectionDrawer
                key={section}
                {...{ section, options, overlays }}
                takesCredit={takesCredit && name === 'advanced'}
                isOpen={section === open}
                onOpen={(isOpen) => setOpen(isOpen ? section : undefined)}
                onChange={setOptions}
              >
                <SectionBody
                  {...{ section, options, criteria, range }}
                  canCompare={isComparable}
                  onChange={setOptions}
                />
              </ReportSectionDrawer>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** In the address, so that a reload or coming back from the overlays finds it open. [REP-62] */
function useOpenSection(): [Section | undefined, (section: Section | undefined) => void] {
  const { section: said } = useSearch()
  const navigate = useNavigate()
  const open = SECTIONS.find((one) => one === said)
  const setOpen = (section: Section | undefined): void => {
    const search = (before: object) => ({ ...before, section })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return [open, setOpen]
}

function PaperChoice({ paper, onChange }: { paper: Paper; onChange: (paper: Paper) => void }) {
  const text = useText('reports')
  return (
    <Segmented
      label={text('paper')}
      segments={[
        { value: 'a4', label: text('paperA4') },
        { value: 'letter', label: text('paperLetter') },
      ]}
      value={paper}
      onChange={onChange}
    />
  )
}

interface PeriodCardProps {
  range: DateRange
  results: Results | ReadingResults
  onChange: (range: DateRange) => void
}

/** The report's own range: a longer one costs a credit and is not reset (D45). */
function PeriodCard({ range, results, onChange }: PeriodCardProps) {
  const text = useText('reports')
  const id = useId()
  const today = localDay(useToday())
  const counts =
    'is' in results ? null : { shown: results.selection.rows.length, outOf: results.selection.outOf }
  return (
    <section className="card report-card" aria-labelledby={id}>
      <h2 id={id}>{text('whichPeriod')}</h2>
      <RangeChoice range={range} today={today} limit={null} onChange={onChange} />
      <ShownCount counts={counts} />
    </section>
  )
}

/** [REP-20] */
function GeneratePart(parts: GenerateOptions) {
  const { diary, report, plan, price } = parts
  const text = useText('reports')
  const navigate = useNavigate()
  const generating = useGenerateReport(parts)
  const { busy, told, isAskingHow, press, useCredit, stopAsking } = generating
  const isEmpty = chosenSections(report.choice.options).length === 0
  const cannot = isEmpty || price.is === 'unknown' || price.is === 'reading'
  return (
    <div className="report-generate">
      <Button
        label={text('generate')}
        kind="primary"
        busyLabel={text('generating')}
        isBusy={busy !== null}
        isDisabled={cannot}
        onPress={press}
      />
      <p className="report-step" role="status">
        {busy === 'sending' && text('sendingFirst')}
      </p>
      {told !== null && <GenerateResult {...{ diary, plan, told }} onRetry={press} />}
      <SubscriptionEnded
        isOpen={isAskingHow}
        credits={plan.known?.credits ?? 0}
        onManage={() => void navigate({ to: PATHS.profile, search: { section: 'plan' } })}
        onUseCredit={useCredit}
        onClose={stopAsking}
      />
    </div>
  )
}
