import { readFileSync } from 'node:fs'
import type { PageOne } from '@reprieve/domain/reports/pageOne.ts'
import type { PrintedReport } from '@reprieve/domain/reports/printedReport.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { compilePdf } from './compile.ts'
import { chooseFonts } from './fonts.ts'
import { makeAllBreakable, collectCharacters, makeAllPrintable } from './printableText.ts'
import { withoutPagePictures, withoutSectionPictures } from './pictures/pictureWords.ts'
import { pagePictures, sectionPictures } from './pictures/reportPictures.ts'
import { listTickTexts } from './pictures/tickText.ts'

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

/** The report as tagged PDF, in its language, with the fonts for its characters. [REP-46, REP-49] */
export async function printPdf({ report, tighter, language, paper }: PrintRequest): Promise<Uint8Array> {
  const { lang } = report.pageOne
  const wanted = collectCharacters([report, tighter, listTickTexts(lang)])
  const { families, files, covers } = chooseFonts(wanted, language)
  const shown = makeAllPrintable(report, covers)
  const pages = [shown.pageOne, ...makeAllPrintable(tighter, covers)]
  const pictures = pagePictures(pages, families)
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
      section: makeAllBreakable(withoutSectionPictures(section)),
      pictures: sectionPictures(section, { lang, families }),
    })),
  }
  return compilePdf({ templates: readTemplates(), data: JSON.stringify(data), fonts: files })
}

function languageAndRegion(tag: string): { lang: string; region: string | null } {
  const { language, region } = new Intl.Locale(tag)
  return { lang: language, region: region ?? null }
}

const readTemplates = (): Record<string, string> =>
  Object.fromEntries(
    TEMPLATES.map((name) => [`/${name}`, readFileSync(new URL(`typst/${name}`, import.meta.url), 'utf8')]),
  )
