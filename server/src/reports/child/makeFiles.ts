import { BUILT_IN_BY_ID } from '@reprieve/content/builtInItems.ts'
import { itemsOfRows } from '@reprieve/contract/lists/namedItems.ts'
import { regionsOfLocations } from '@reprieve/contract/lists/regionsOfLocations.ts'
import type { Filter } from '@reprieve/domain/filters/filter.ts'
import { sortSelection } from '@reprieve/domain/filters/selectEntries.ts'
import { detailRows } from '@reprieve/domain/reports/facts/detailRows.ts'
import { reportedDoses } from '@reprieve/domain/reports/facts/reportedDoses.ts'
import { makeContent } from '@reprieve/domain/reports/makeContent.ts'
import type { PrintedReport } from '@reprieve/domain/reports/printedReport.ts'
import type { ReportContent } from '@reprieve/domain/reports/reportContent.ts'
import { reportDiary, type ReportDiary } from '@reprieve/domain/reports/reportDiary.ts'
import type { ReportOptions } from '@reprieve/domain/reports/reportOptions.ts'
import type { ReportedEntry } from '@reprieve/domain/reports/table/reportedEntry.ts'
import { detailsText } from '@reprieve/domain/reports/words/detailsText.ts'
import { pageOneText } from '@reprieve/domain/reports/words/pageOneText.ts'
import { PAGE_ROOMS } from '@reprieve/domain/reports/words/pageRoom.ts'
import { printReport } from '@reprieve/domain/reports/words/printReport.ts'
import { makeReportFormatter } from '@reprieve/domain/reports/words/reportFormatter.ts'
import type { ReportLocale } from '@reprieve/domain/reports/words/reportLocale.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import type { ChildHead, FileForm } from './childLines.ts'
import { FORMS_BESIDE_PDF } from './forms/forms.ts'
import { printPdf, type Paper } from './printPdf.ts'
import type { ReadRows } from './readRows.ts'
import { loadReportTexts, reportNames } from './reportTexts.ts'

export interface ReportFilesRequest {
  options: ReportOptions
  filter: Filter
  paper: Paper
  /** The open questions for the visit. [REP-122] */
  questions: readonly string[]
  /** A UUID of this report. */
  seed: string
}

/** The head without the request. */
export type Circumstances = Omit<ChildHead, 'v' | 'request'>

export interface MadeForm {
  form: FileForm
  type: string
  bytes: Uint8Array
}

export interface MadeReport {
  /** Stored for people it is shared with: the report as text, with its first entries only. */
  content: string
  files: AsyncGenerator<MadeForm>
}

/**
 * Most entries on paper, where the total is shown: these are ninety pages already, and ten thousand would take several
 * times the allowed time and memory. The files for other programs contain all of them.
 */
const MOST_PRINTED = 1_500
/** Most entries on a shared page. */
const MOST_SHARED = 1_000

/** Null if nothing is left after the filter. [REP-30] */
export async function makeFiles(
  { options, filter, paper, questions, seed }: ReportFilesRequest,
  head: Circumstances,
  read: ReadRows,
): Promise<MadeReport | null> {
  const { language } = head
  const diary = reportDiary({
    ...read,
    filter,
    questions,
    made: { at: head.made, offset: head.offset },
    receivedUntil: head.receivedUntil,
    isSample: false,
    // A report that was paid with a credit may look back without limit.
    plan: head.usedCredit ? 'subscription' : head.plan,
    language,
    names: await reportNames(read, language),
    regionsOf: regionsOfLocations(itemsOfRows(read.listRows, BUILT_IN_BY_ID)),
  })
  if (diary.selection.rows.length === 0) return null
  const tongue = await loadReportTexts(language)
  const content = makeContent(diary, options, { mostDetails: MOST_PRINTED })
  const report = printReport(content, tongue)
  async function* files(): AsyncGenerator<MadeForm> {
    const pdf = await printPdf({
      report,
      tighter: PAGE_ROOMS.slice(1).map((room) => pageOneText(content, tongue, room)),
      language,
      paper,
    })
    yield { form: 'pdf', type: 'application/pdf', bytes: pdf }
    const entries = options.isOn.recordDetails ? [...toldEntries(diary, options)] : []
    const doses = [...reportedDoses(diary)]
    for (const one of FORMS_BESIDE_PDF) {
      const { conditions, medications, responses } = read
      const named = { seed, title: report.fileTitle, pdf }
      yield {
        form: one.form,
        type: one.type,
        bytes: await one.make({
          content,
          entries,
          conditions,
          medications,
          doses,
          measures: read.columns.measures,
          responses,
          ...named,
        }),
      }
    }
  }
  return { content: JSON.stringify(shortenForSharing(report, content, tongue)), files: files() }
}

/** If all entries fit on a page, it is the same report, so most are not worded twice. */
function shortenForSharing(
  report: PrintedReport,
  { details, counts }: ReportContent,
  tongue: ReportLocale,
): PrintedReport {
  if (details === null || details.rows.length <= MOST_SHARED) return report
  const first = { ...details, rows: details.rows.slice(0, MOST_SHARED) }
  const cut = detailsText(first, counts, makeReportFormatter(tongue))
  return {
    ...report,
    sections: report.sections.map((one) => (one.is === 'recordDetails' ? { ...one, ...cut } : one)),
  }
}

/** The entries in the order of the details, each with its id. */
function* toldEntries(diary: ReportDiary, options: ReportOptions): Generator<ReportedEntry> {
  const { entries } = diary.columns
  const order = sortSelection(entries, diary.selection, options.sort)[Symbol.iterator]()
  for (const row of detailRows(diary, options)) {
    const at = order.next()
    if (at.done === true) return
    yield { id: entries.ids[at.value]!, offset: entries.offset[at.value]! * MINUTE_MS, row }
  }
}
