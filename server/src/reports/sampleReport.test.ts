import { DEFAULT_LISTS, type ListName } from '@reprieve/content/lists.ts'
import { SAMPLE_DIARY } from '@reprieve/content/sampleDiary.ts'
import { makeContent } from '@reprieve/domain/reports/makeContent.ts'
import { reportDiary } from '@reprieve/domain/reports/reportDiary.ts'
import { DEFAULT_OPTIONS } from '@reprieve/domain/reports/reportOptions.ts'
import { sampleSource } from '@reprieve/domain/reports/sampleSource.ts'
import { printReport } from '@reprieve/domain/reports/words/printReport.ts'
import { expect, test } from 'vitest'
import { loadReportTexts } from './child/reportTexts.ts'

/** Throws for a key that the product does not bring. */
function itemOf(list: string, key: string): { id: string; text: string } {
  const found = DEFAULT_LISTS[list as ListName].find((one) => one.key === key)
  if (found === undefined) throw new Error(`${list} ${key}`)
  return { id: found.id, text: found.name }
}

const source = sampleSource(SAMPLE_DIARY, {
  language: 'de',
  names: { labelOf: (_, { text }) => text, idToday: (id) => id },
  regionsOf: () => [],
  itemOf,
  name: 'Nobody',
})

test('[REP-7] the sample report has something to tell in each part of page 1, and says that it is one', async () => {
  const content = makeContent(reportDiary(source), DEFAULT_OPTIONS)
  const { pageOne } = printReport(content, await loadReportTexts('de'))
  const { head, summary } = pageOne
  expect(head.sample).toBe('Beispiel')
  expect(head.who).toEqual(['Kreuzschmerzen, Fibromyalgie'])
  expect(summary?.short.sentences).toHaveLength(3)
  expect(summary?.figures[0].change?.way).toBe('lower')
  expect(summary?.lower.rows.length).toBeGreaterThan(0)
  expect(summary?.higher.rows.length).toBeGreaterThan(0)
  expect(summary?.medicines?.rows.map(({ name }) => name).sort()).toEqual([
    'Amitriptylin - 10 mg',
    'Naproxen - 500 mg',
    'Paracetamol - 500 mg',
  ])
  expect(summary?.helped?.rows.length).toBeGreaterThan(0)
  expect(summary?.function.rows.length).toBeGreaterThan(2)
})
