import { readFileSync } from 'node:fs'
import type { PageOne } from '@reprieve/domain/reports/pageOne.ts'
import type { PrintedReport, PrintedSection } from '@reprieve/domain/reports/printedReport.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { compilePdf } from './compile.ts'
import { detailsTable, type TableRoom } from './detailsTable.ts'
import { chooseFonts } from './fonts.ts'
import { makeAllBreakable, collectCharacters, makeAllPrintable } from './printableText.ts'
import { withoutPagePictures, withoutSectionPictures } from './pictures/pictureWords.ts'
import { pagePictures, sectionPictures } from './pictures/reportPictures.ts'
import { listTickTexts } from './pictures/tickText.ts'
import { textMeter } from './wrapLines.ts'

export type Paper = 'a4' | 'letter'

export interface PrintRequest {
  report: PrintedReport
  /** Variants of its first page with fewer rows: the first that fits on one page is used. [REP-43] */
  tighter: readonly PageOne[]
  language: Language
  paper: Paper
}

const TEMPLATES = ['main.typ', 'parts.typ', 'pageOne.typ', 'sections.typ'] as const
const PAPERS: Record<Paper, string> = { a4: 'a4', letter: 'us-letter' }
/** Between the margins, in points. */
const TEXT_WIDTHS: Record<Paper, number> = { a4: 529, letter: 546 }

/** The report as tagged PDF, in its language, with the fonts for its characters. [REP-46, REP-49] */
export async function printPdf({ report, tighter, language, paper }: PrintRequest): Promise<Uint8Array> {
  const { lang } = report.pageOne
  const wanted = collectCharacters([report, tighter, listTickTexts(lang)])
  const { families, files, covers, widthOf } = chooseFonts(wanted, language)
  const shown = makeAllPrintable(report, covers)
  const pages = [shown.pageOne, ...makeAllPrintable(tighter, covers)]
  const pictures = pagePictures(pages, families)
  const room: TableRoom = {
    width: TEXT_WIDTHS[paper],
    measure: textMeter(widthOf),
    colon: shown.pageOne.foot.signs?.colon ?? ': ',
  }
  const data = {
    paper: PAPERS[paper],
    fonts: families,
    ...languageAndRegion(lang),
    title: shown.fileTitle,
    svgs: pictures.svgs,
    pages: pages.map((page, at) => ({
      page: makeAllBreakable(withoutPagePictures(page)),
      pictures: pictures.pages[at],
    })),
    sections: shown.sections.map((section) => ({
      section: sectionTexts(section, room),
      pictures: sectionPictures(section, { lang, families }),
    })),
  }
  return compilePdf({ templates: readTemplates(), data: JSON.stringify(data), fonts: files })
}

const sectionTexts = (section: PrintedSection, room: TableRoom): unknown =>
  section.is === 'recordDetails'
    ? { title: section.title, ...detailsTable(section, room) }
    : makeAllBreakable(withoutSectionPictures(section))

function languageAndRegion(tag: string): { lang: string; region: string | null } {
  const { language, region } = new Intl.Locale(tag)
  return { lang: language, region: region ?? null }
}

const readTemplates = (): Record<string, string> =>
  Object.fromEntries(
    TEMPLATES.map((name) => [`/${name}`, readFileSync(new URL(`typst/${name}`, import.meta.url), 'utf8')]),
  )
