import { SAMPLE_DIARY } from '@reprieve/content/sampleDiary.ts'
import { makeContent } from '@reprieve/domain/reports/makeContent.ts'
import { reportDiary } from '@reprieve/domain/reports/reportDiary.ts'
import { DEFAULT_OPTIONS, toggleSection } from '@reprieve/domain/reports/reportOptions.ts'
import { sampleSource } from '@reprieve/domain/reports/sampleSource.ts'
import { aSource, aReportLocale } from '@reprieve/domain/reports/testing/aReport.ts'
import { printReport } from '@reprieve/domain/reports/words/printReport.ts'
import { REPORT_AREAS, type ReportLocale } from '@reprieve/domain/reports/words/reportLocale.ts'
import { aRecordOnDay } from '@reprieve/domain/results/testing/aDiary.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { makePageOne } from './makePageOne.ts'

async function tongueOf(language: Language): Promise<ReportLocale> {
  const texts = await Promise.all(
    REPORT_AREAS.map(async (area) => [area, await loadText(language, area)] as const),
  )
  return { language, say: Object.fromEntries(texts) as unknown as ReportLocale['say'] }
}

const sampleIn = (language: Language) =>
  sampleSource(SAMPLE_DIARY, {
    language,
    names: { labelOf: (_list, { text }) => text, idToday: (id) => id },
    regionsOf: () => [],
    itemOf: (_list, key) => ({ id: key, text: key }),
    name: 'Helen',
  })

const ALL = toggleSection(toggleSection(DEFAULT_OPTIONS, 'chartView'), 'timelineView')

test.each(LANGUAGES)('[REP-54] in %s the preview has the same text as the paper', async (language) => {
  const tongue = await tongueOf(language)
  const source = sampleIn(language)
  const paper = printReport(makeContent(reportDiary(source), ALL), tongue)
  expect(makePageOne(source, ALL, tongue)).toEqual(paper.pageOne)
})

test('[REP-54] rows left out on paper are left out in the preview', async () => {
  const tongue = await tongueOf('en')
  const without = toggleSection(toggleSection(DEFAULT_OPTIONS, 'painSummary'), 'patientProfile')
  const page = makePageOne(sampleIn('en'), without, tongue)
  expect(page.summary).toBeNull()
  expect(page.head.who).toEqual([])
})

test('[REP-39, REP-54] "nothing was tried" is nowhere on the page, as if nothing had helped', () => {
  const entries = Array.from({ length: 30 }, (_, day) => {
    const isTried = day % 2 === 1
    return aRecordOnDay(isTried ? 8 : 2, {
      day,
      lists: { alleviating_factor: [isTried ? 'bath' : 'nothing'] },
    })
  })
  expect(JSON.stringify(makePageOne(aSource(entries), DEFAULT_OPTIONS, aReportLocale))).not.toContain(
    'NOTHING',
  )
})
