import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import { canCompare } from '@reprieve/domain/reports/comparison.ts'
import { SECTIONS, type Section } from '@reprieve/domain/reports/reportOptions.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useId, useMemo } from 'react'
import { useDiary } from '../access/diary.ts'
import type { Diary } from '../local/rows.ts'
import { CreditsBar } from '../purchases/CreditsBar.tsx'
import { usePlanKnown } from '../purchases/usePlanKnown.ts'
import { useFirstOverlays } from '../results/calendar/useFirstOverlays.ts'
import { HAS_PANEL, useMedia } from '../results/frame/useMedia.ts'
import { useText } from '../settings/words.tsx'
import { later } from '../ui/later.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import type { SyncFirst } from './generate.ts'
import { GeneratePart } from './GeneratePart.tsx'
import { PeriodCard } from './PeriodCard.tsx'
import { PriceNote } from './PriceNote.tsx'
import { priceOf } from './price.ts'
import type { Paper } from './reportChoice.ts'
import { SectionBody } from './SectionBody.tsx'
import { isAdvancedSection, SectionDrawer } from './SectionDrawer.tsx'
import { useReport, type ReportInUse } from './useReport.ts'

/** Loaded with the texts of the paper, so that the options do not wait for them. */
const Preview = later(() => import('./preview/PreviewPart.tsx'), 'PreviewPart')

interface CreateContentProps {
  diary: Diary
  syncFirst: SyncFirst
}

export function CreateContent({ diary, syncFirst }: CreateContentProps) {
  const report = useReport(diary)
  const plan = usePlanKnown(diary)
  const price = priceOf(report, plan.known)
  const { choice, results, setRange, setPaper } = report
  const isBeside = useMedia(HAS_PANEL)
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
        <PriceNote diary={diary} plan={plan} price={price} />
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
  report: ReportInUse
  /** The plan that decides whether the days before may be used. */
  plan: Plan
  takesCredit: boolean
}

/** [REP-8] */
function Sections({ report, plan, takesCredit }: SectionsProps) {
  const text = useText('reports')
  const id = useId()
  const [open, setOpen] = useOpenSection()
  const overlays = useFirstOverlays(useDiary(), report.results)
  const { choice, criteria, results, setOptions } = report
  const { options, range } = choice
  const isComparable = useMemo(
    () => 'is' in results || canCompare(results, { plan, idToday: results.idToday }),
    [results, plan],
  )
  return (
    <section className="card report-card" aria-labelledby={id}>
      <h2 id={id}>{text('whatGoesIn')}</h2>
      {GROUPS.map(({ name, sections }) => (
        <div key={name}>
          <h3>{text(name)}</h3>
          <ul className="report-sections">
            {sections.map((section) => (
              <SectionDrawer
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
              </SectionDrawer>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** In the address, so that a reload or coming back from the overlays finds it open. [REP-62] */
function useOpenSection(): [Section | undefined, (section: Section | undefined) => void] {
  const { section: said } = useSearch({ strict: false })
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
