import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { DEFAULT_OPTIONS, toggleSection, type ReportOptions } from '@reprieve/domain/reports/reportOptions.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { NAME_MAX } from '@reprieve/domain/writtenName.ts'
import { describe, expect, test } from 'vitest'
import { makeFiles } from './makeFiles.ts'
import type { Paper } from './printPdf.ts'
import { rowReader, type ReadRows } from './readRows.ts'
import { demoRows, DEMO_ROWS_TIME } from './testing/demoRows.ts'
import { readPdf, type PdfFacts } from './testing/readPdf.ts'

const isLong = process.env['REPRIEVE_LONG'] === '1'
const ROWS = demoRows(isLong ? 60 : 40)
/** Wide letters in the short run; the longest names below have long words. */
const CASES: readonly (readonly [Language, Paper])[] = isLong
  ? LANGUAGES.flatMap((language) => [[language, 'a4'] as const, [language, 'letter'] as const])
  : [['ko', 'a4']]

function read(rows = ROWS): ReadRows {
  const reader = rowReader()
  for (const row of rows) reader.add(row)
  return reader.end()
}

const longName = (name: string): string =>
  `${name} Wwwwwwwwwwwwwwwwwwww `.padEnd(NAME_MAX, 'eine sehr lange Bezeichnung ').slice(0, NAME_MAX)

/** The same diary with items of the person's own, whose names are as long as names may be, and with long notes. */
const longRows = ROWS.map((row, at) => ({
  ...row,
  groups: JSON.parse(JSON.stringify(row.groups), (key, value: unknown) => {
    if (typeof value !== 'string') return value
    if (key === 'client_id') return `0000${value.slice(4)}`
    if (key === 'notes') return value === '' ? '' : longName(value).repeat(at % 30)
    return ['text', 'value'].includes(key) || /^\d+$/u.test(key) ? longName(value) : value
  }) as typeof row.groups,
}))

async function pdfOf(language: Language, paper: Paper, diary: ReadRows, overlays: number): Promise<PdfFacts> {
  const chosen = diary.columns.entries.items.slice(0, overlays)
  const options = (['chartView', 'calendarView', 'timelineView'] as const).reduce<ReportOptions>(
    (all, section) => toggleSection(all, section, chosen),
    DEFAULT_OPTIONS,
  )
  const made = await makeFiles(
    {
      options,
      filter: { criteria: DEFAULT_CRITERIA, range: { is: '30days' } },
      paper,
      questions: [],
      seed: '0f6ab6e6-0c53-4b52-9a0c-5f2c7f2d9a11',
    },
    {
      language,
      made: DEMO_ROWS_TIME.at,
      offset: DEMO_ROWS_TIME.offset,
      receivedUntil: DEMO_ROWS_TIME.at,
      plan: 'subscription',
      usedCredit: false,
    },
    diary,
  )
  for await (const { form, bytes } of made?.files ?? []) if (form === 'pdf') return readPdf(bytes)
  throw new Error('no PDF')
}

/** Pages with less than half of their height in use, the last one left out. */
const halfEmpty = ({ used }: PdfFacts): readonly string[] =>
  used.flatMap((share, at) => (share < 0.5 && at < used.length - 1 ? [`${at + 1}: ${share.toFixed(2)}`] : []))

describe('[REP-113] no page but the last is half empty', { timeout: 300_000 }, () => {
  test.each(CASES)('in %s on %s', async (language, paper) => {
    const pdf = await pdfOf(language, paper, read(), 4)
    // [REP-43]
    expect(pdf.text).not.toContain('□')
    expect(halfEmpty(pdf)).toEqual([])
    // [REP-112] The head of the table is on each of its pages, and no row is lower than its lines.
    const headed = pdf.text
      .split('\n')
      .slice(1)
      .map((page) => page.includes('0–10'))
    expect(headed.lastIndexOf(false)).toBeLessThan(headed.indexOf(true))
    expect(pdf.overlapping).toEqual([])
  })

  test('with the longest names, long notes and every overlay', async () => {
    const pdf = await pdfOf('de', 'a4', read(longRows), 6)
    expect(halfEmpty(pdf)).toEqual([])
    expect(pdf.overlapping).toEqual([])
    expect(pdf.figuresWithoutWords).toBe(0)
  })
})
