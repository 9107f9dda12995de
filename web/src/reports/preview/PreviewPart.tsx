import { regionsOfLocations } from '@reprieve/contract/lists/regionsOfLocations.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import type { PageOne } from '@reprieve/domain/reports/pageOne.ts'
import { openQuestions } from '@reprieve/domain/reports/brief/visitQuestions.ts'
import { withMedicineDays } from '@reprieve/domain/reports/facts/medicineDayFacts.ts'
import { REPORT_AREAS } from '@reprieve/domain/reports/words/reportLocale.ts'
import { useId, useMemo, useSyncExternalStore } from 'react'
import { useProfile } from '../../account/profile/useProfile.ts'
import { useConditions } from '../../conditions/useConditions.ts'
import { useNow } from '../../device/useNow.ts'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useLanguage, useText, useTextsReady } from '../../text/useText.tsx'
import { getVisitQuestions } from '../brief/questionStore.ts'
import { useAmountReader } from '../useAmountReader.ts'
import { usePaperNames } from '../usePaperNames.ts'
import type { ReportSetup } from '../useReport.ts'
import { PageOneView } from './PageOneView.tsx'
import { makePageOne, useReportLocale } from './makePageOne.ts'

const NONE: readonly never[] = []
const NO_DAYS = { from: 0, to: -1 }

/** Null until everything it needs is read. `plan` decides whether the days before may be used. */
function usePreview(diary: Diary, { choice, results }: ReportSetup, plan: Plan): PageOne | null {
  const { language } = useLanguage()
  const tongue = useReportLocale()
  const profile = useProfile(diary)
  const conditions = useConditions(diary)
  const medications = useMedications(diary)
  const lists = useLists(diary)
  const names = usePaperNames(lists, medications ?? NONE)
  const made = useNow()
  const questionStore = getVisitQuestions(diary)
  const { value: questions } = useSyncExternalStore(questionStore.subscribe, questionStore.current)
  const [columns, span] = 'is' in results ? [null, NO_DAYS] : [results.columns, results.selection.span]
  const takenOf = useAmountReader(diary, columns, withMedicineDays(span))
  return useMemo(() => {
    if ('is' in results || profile === null || conditions === null || medications === null) return null
    const { columns, filter } = results
    const told = { columns, filter, made, receivedUntil: null, isSample: false, plan, language }
    // Notes are only in the details, which are not on the first page.
    const ofEntries = { noteOf: () => '', takenOf }
    const regionsOf = regionsOfLocations(lists.itemsOf('location'))
    const source = { ...told, names, regionsOf, ...ofEntries, profile, conditions, medications }
    const asked = openQuestions(questions)
    return makePageOne({ ...source, questions: asked }, choice.options, tongue)
  }, [
    results,
    profile,
    conditions,
    medications,
    made,
    plan,
    language,
    names,
    lists,
    takenOf,
    questions,
    choice.options,
    tongue,
  ])
}

interface PreviewPartProps {
  diary: Diary
  report: ReportSetup
  plan: Plan
  /** The preview is shown beside the options and scrolls by itself. */
  isBeside: boolean
}

/** Follows every option; it is made on the device without a request. [REP-54] */
export function PreviewPart(props: PreviewPartProps) {
  useTextsReady(REPORT_AREAS)
  return <Preview {...props} />
}

function Preview({ diary, report, plan, isBeside }: PreviewPartProps) {
  const text = useText('reports')
  const onPaper = useText('report')
  const id = useId()
  const page = usePreview(diary, report, plan)
  if (page === null) return null
  return (
    <section className="report-preview" aria-labelledby={id} tabIndex={isBeside ? 0 : undefined}>
      <h2 id={id}>{text('previewOf')}</h2>
      <PageOneView page={page} />
      <p>{onPaper('previewRows')}</p>
    </section>
  )
}
