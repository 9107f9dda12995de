import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { applyPreset, estimatePages } from '@reprieve/domain/reports/presets.ts'
import { DEFAULT_OPTIONS, toggleSection, type ReportOptions } from '@reprieve/domain/reports/reportOptions.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { describe, expect, test } from 'vitest'
import { makeFiles, type ReportFilesRequest } from './makeFiles.ts'
import { rowReader, type ReadRows } from './readRows.ts'
import { demoRows, DEMO_ROWS_TIME } from './testing/demoRows.ts'
import { HOSTILE } from './testing/hostileTexts.ts'
import { readPdf } from './testing/readPdf.ts'

const isLong = process.env['REPRIEVE_LONG'] === '1'
const ROWS = demoRows(60)
const SIZES = { a4: [595, 842], letter: [612, 792] }

function read(rows = ROWS): ReadRows {
  const reader = rowReader()
  for (const row of rows) reader.add(row)
  return reader.end()
}

const DIARY = read()
const EVERYTHING = (['chartView', 'calendarView', 'timelineView'] as const).reduce<ReportOptions>(
  (options, section) => toggleSection(options, section, DIARY.columns.entries.items.slice(0, 4)),
  DEFAULT_OPTIONS,
)

const ASKED: ReportFilesRequest = {
  options: EVERYTHING,
  filter: { criteria: DEFAULT_CRITERIA, range: { is: '30days' } },
  paper: 'a4',
  questions: [],
  seed: '0f6ab6e6-0c53-4b52-9a0c-5f2c7f2d9a11',
}

const headIn = (language: Language) => ({
  language,
  made: DEMO_ROWS_TIME.at,
  offset: DEMO_ROWS_TIME.offset,
  receivedUntil: DEMO_ROWS_TIME.at,
  plan: 'subscription' as const,
  usedCredit: false,
})

async function pdfOf(
  language: Language,
  asked: ReportFilesRequest = ASKED,
  diary = DIARY,
): Promise<Uint8Array> {
  const made = await makeFiles(asked, headIn(language), diary)
  for await (const { form, bytes } of made?.files ?? []) if (form === 'pdf') return bytes
  throw new Error('no PDF')
}

// Laying out takes a second or two, and many times as long on a machine that does other things as well.
const SLOW = { timeout: 120_000 }

describe('[REP-46] the PDF', SLOW, () => {
  test('has tags, a title, a language and words for pictures, and nothing that acts', async () => {
    const pdf = await readPdf(await pdfOf('de'))
    expect(pdf.lang).toBe('de')
    expect(pdf.title).not.toBe('')
    expect(pdf.title).not.toMatch(/schmerz|demo/i)
    expect(pdf.isTagged).toBe(true)
    expect([...pdf.roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD', 'Figure']))
    expect(pdf.figures).toBeGreaterThan(5)
    expect(pdf.figuresWithoutWords).toBe(0)
    expect(pdf.actions).toEqual([])
  })
})

const BASIC = {
  ...ASKED,
  options: { ...DEFAULT_OPTIONS, isOn: { ...DEFAULT_OPTIONS.isOn, recordDetails: false } },
}

describe('[REP-49, REP-43] page 1 is one page, and its fonts are in the file', SLOW, () => {
  // Each takes seconds, so the short run lays out only long words and high letters. worstPage.test.ts has German,
  // usedPages.test.ts Korean.
  const SHORT = [
    ['zh-rCN', 'a4'],
    ['ru', 'letter'],
  ] as const
  const LONG = LANGUAGES.flatMap((language) =>
    (['a4', 'letter'] as const).map((paper) => [language, paper] as const),
  ).filter(([language, paper]) => !SHORT.some((one) => one[0] === language && one[1] === paper))

  test.each(SHORT)('%s on %s', isOnePage)
  test.runIf(isLong).each(LONG)('%s on %s @long', isOnePage)

  async function isOnePage(language: Language, paper: 'a4' | 'letter'): Promise<void> {
    const pdf = await readPdf(await pdfOf(language, { ...BASIC, paper }))
    expect(pdf.size).toEqual(SIZES[paper])
    // Page 2 has the profile and the filter, and no heading of page 1.
    expect(pdf.headings[1]).toBe(2)
    expect(pdf.text).not.toContain('□')
    expect(pdf.pages).toBe(2)
  }
})

describe('[REP-47] hostile text in every place', SLOW, () => {
  test('is shown as it is, and changes nothing else', async () => {
    const rows = ROWS.map((row, at) => {
      const text = HOSTILE[at % HOSTILE.length]!
      const groups = JSON.parse(JSON.stringify(row.groups), (key, value: unknown) =>
        ['text', 'name', 'notes', 'note', 'common_name', 'first_name'].includes(key) &&
        typeof value === 'string'
          ? text
          : value,
      ) as typeof row.groups
      return { ...row, groups }
    })
    const pdf = await readPdf(await pdfOf('en', ASKED, read(rows)))
    expect(pdf.text).toContain('#panic("here")')
    // Page 1 is still one page.
    expect(pdf.text.split('\n')[1]?.slice(0, 40)).toMatch(/Timeline View/i)
    expect(pdf.text).toContain('<script>alert(1)</script>')
    expect(pdf.text).toContain('□')
    expect(pdf.actions).toEqual([])
    expect(pdf.figuresWithoutWords).toBe(0)
  })
})

test('[REP-122, REP-47] the questions for the visit are on page 1, whatever they contain', SLOW, async () => {
  const questions = ['Could I take it at night?', ...HOSTILE.slice(0, 5)]
  const pdf = await readPdf(await pdfOf('en', { ...BASIC, questions: [...questions, 'One too many'] }))
  const first = pdf.text.split('\n')[0]?.replaceAll(/\s+/gu, ' ') ?? ''
  expect(first).toContain('Questions for the visit')
  for (const question of questions) expect(first).toContain(question)
  expect(first).toContain('+1 more')
  expect(pdf.actions).toEqual([])
  const plain = await readPdf(await pdfOf('en', BASIC))
  expect(plain.text).not.toContain('Questions for the visit')
})

test.each(['short', 'usual'] as const)(
  '[REP-121] the estimate of %s is at most a page off',
  SLOW,
  async (preset) => {
    const options = applyPreset(DEFAULT_OPTIONS, preset, DIARY.columns.entries.items.slice(0, 4))
    const { pages } = await readPdf(await pdfOf('en', { ...ASKED, options }))
    const estimate = estimatePages(options, { span: { from: 1, to: 30 }, entries: 83, charts: 8 })
    expect(Math.abs(pages - estimate)).toBeLessThanOrEqual(1)
  },
)

test('[REP-46] of nothing there is no report', async () => {
  expect(await makeFiles(ASKED, headIn('en'), read([]))).toBeNull()
})
