import { DEFAULT_LISTS } from '@reprieve/content/lists.ts'
import { labelledLists, namedItems } from '@reprieve/contract/lists/namedItems.ts'
import { demoDiary } from '@reprieve/contract/testing/demoYearDiary.ts'
import { CONDITIONS, MEDICATIONS, OWN_ITEMS, PROFILE } from '@reprieve/contract/testing/demoYearPerson.ts'
import { columnBuilder } from '@reprieve/domain/filters/columns/columnBuilder.ts'
import { NOTHING_ID } from '@reprieve/domain/filters/columns/columns.ts'
import { doseFacts, recordFacts, reflectionFacts } from '@reprieve/domain/filters/columns/facts.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import { medicationWords } from '@reprieve/domain/medications/words/medicationWords.ts'
import { itemsInAnswer } from '@reprieve/domain/records/answer.ts'
import { makeContent } from '@reprieve/domain/reports/makeContent.ts'
import type { PageOne } from '@reprieve/domain/reports/pageOne.ts'
import type { PrintedReport } from '@reprieve/domain/reports/printedReport.ts'
import { reportDiary } from '@reprieve/domain/reports/reportDiary.ts'
import {
  DEFAULT_OPTIONS,
  SECTION_FIELDS,
  type ReportOptions,
} from '@reprieve/domain/reports/reportOptions.ts'
import { printReport } from '@reprieve/domain/reports/words/printReport.ts'
import { nothingTried } from '@reprieve/domain/reports/words/reportLocale.ts'
import { mostUsedOverlays } from '@reprieve/domain/results/calendar/overlays.ts'
import { intlTag, LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { describe, expect, test } from 'vitest'
import { BUILT_IN_BY_ID } from '@reprieve/content/builtInItems.ts'
import { loadReportTexts } from './child/reportTexts.ts'

const NOW = Date.parse('2026-11-12T18:55:00Z')
const HOUR = 3_600_000
const year = demoDiary({ seed: 7, now: NOW, zone: 'Europe/Berlin' })

const builder = columnBuilder()
builder.add({
  put: [
    ...year.records.map((one) => recordFacts(one.entry, one)),
    ...year.reflections.map((one) => reflectionFacts(one.entry, one)),
  ],
  putDoses: year.doses.map(doseFacts),
})
const columns = builder.columns()
const notes = new Map([...year.records, ...year.reflections].map(({ id, entry }) => [id, entry.note]))
const taken = new Map(year.records.map(({ id, entry }) => [id, itemsInAnswer(entry.medication)]))
const regions = new Map(DEFAULT_LISTS.location.map((one) => [one.id, one.regions ?? []]))

const EVERYTHING = { ...DEFAULT_OPTIONS.isOn, chartView: true, calendarView: true, timelineView: true }

/** Of a year page 1 alone: the rest is made of the same words as that of a month. */
const SECTIONS_OF: Readonly<Record<string, ReportOptions['isOn']>> = {
  alltime: { ...EVERYTHING, recordDetails: false, chartView: false, calendarView: false },
}

async function reportIn(language: Language, range: DateRange): Promise<PrintedReport> {
  const tongue = await loadReportTexts(language)
  const items = await loadText(language, 'listItems')
  const wordOf = ({ type, key }: ListItem): string => items(`${type}.${key}` as Key<'listItems'>)
  const names = namedItems({
    lists: labelledLists([...BUILT_IN_BY_ID.values(), ...OWN_ITEMS], { brought: BUILT_IN_BY_ID, wordOf }),
    medications: MEDICATIONS,
    nameOf: medicationWords({ text: tongue.say.medications, language, tag: intlTag(language) }).shortName,
    words: { nothing: '-', noMedications: '-' },
  })
  const nothing = names.labelOf('alleviating_factor', { id: NOTHING_ID, text: '' })
  const diary = reportDiary({
    columns,
    filter: { criteria: DEFAULT_CRITERIA, range },
    made: { at: NOW, offset: HOUR },
    receivedUntil: NOW,
    isSample: false,
    plan: 'pro',
    language,
    names: { ...names, nothingTried: nothingTried(nothing, tongue.say) },
    regionsOf: (id) => regions.get(id) ?? [],
    noteOf: (id) => notes.get(id) ?? '',
    takenOf: (id) => taken.get(id) ?? [],
    profile: { ...PROFILE, gender: 'f', birthDate: '1968-04-17', weight: 71, height: 168 },
    conditions: CONDITIONS,
    medications: MEDICATIONS,
  })
  const isOn = SECTIONS_OF[range.is] ?? EVERYTHING
  const overlays = mostUsedOverlays(columns, diary)
  return printReport(
    makeContent(diary, { ...DEFAULT_OPTIONS, isOn, fields: SECTION_FIELDS, overlays }),
    tongue,
  )
}

/** Page 1 as it is read, line by line. */
function linesOf({ head, summary, foot }: PageOne): string[] {
  if (summary === null) return []
  const { short, figures, lower, higher, medicines, helped, where } = summary
  const table = ({ title, rows, more }: typeof lower) =>
    [title, ...rows.map(({ name, points, days }) => `${name}: ${points}, ${days}`), more ?? ''].join(' | ')
  return [
    [head.title, ...head.who, ...head.when].join(' | '),
    ...short.sentences.map((runs) => runs.map(({ text }) => text).join('')),
    ...figures.map(({ label, value, outOf, change, lines }) =>
      [`${label} ${value} ${outOf}`, change?.text ?? '', ...lines].join(' | '),
    ),
    summary.notCompared ?? '',
    summary.days.alt,
    table(lower),
    table(higher),
    ...(medicines?.rows ?? []).map(({ name, taken, logged, effect }) =>
      [name, taken, logged, effect.text, effect.range ?? ''].join(' | '),
    ),
    ...(helped?.rows ?? []).map(({ name, effect }) => `${name}: ${effect.text} ${effect.range ?? ''}`),
    [where?.title, ...(where?.rows ?? []).map(({ name, count }) => `${name} ${count}`), where?.more].join(
      ' | ',
    ),
    ...summary.function.rows.map(({ name, value }) => `${name}: ${value}`),
    ...foot.notes,
    foot.pageWords.join('#'),
  ]
}

const MARKS = ['undefined', 'null', 'NaN', 'Infinity', '{', '}', '\u0002', '\u0003']

/** A value that is none, or a sign that only stands for one. */
const isBroken = (text: string): boolean => MARKS.some((mark) => text.includes(mark))

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}

describe.each(LANGUAGES)('[REP-35, REP-42] a report of the demo year in %s', (language) => {
  const monthOf = reportIn(language, { is: '30days' })
  const yearOf = reportIn(language, { is: 'alltime' })

  test('[REP-36, REP-37, REP-38] page 1 reads as it should', async () => {
    expect(linesOf((await yearOf).pageOne)).toMatchSnapshot('year')
    expect(linesOf((await monthOf).pageOne)).toMatchSnapshot('month')
  })

  test('[REP-44] no text has a hole in it, and no number is none', async () => {
    for (const report of [await monthOf, await yearOf]) {
      const broken = textsOf(report).filter(isBroken)
      expect(broken).toEqual([])
      expect(numbersOf(report).every(Number.isFinite)).toBe(true)
      expect(JSON.parse(JSON.stringify(report))).toEqual(report)
    }
  })

  test('[REP-42] the number of a page stands before how many there are', async () => {
    const { pageWords } = (await monthOf).pageOne.foot
    expect(pageWords.some((word) => word.trim() !== '')).toBe(true)
    const report = await loadText(language, 'report')
    expect(report('pageOf', { page: 3, pages: 9 })).toBe(`${pageWords[0]}3${pageWords[1]}9${pageWords[2]}`)
  })

  test('[REP-42] names and values, and sentences, are parted by the signs of the language', async () => {
    const colon = { fr: ' : ', 'zh-rCN': '：' }[language as string] ?? ': '
    const { signs } = (await monthOf).pageOne.foot
    expect(signs?.colon.replace('\u00A0', ' ')).toBe(colon)
    expect(signs?.between).toBe(language === 'zh-rCN' ? '' : ' ')
  })

  test('[REP-1] the title of the file has no name and nothing of health', async () => {
    const { fileTitle } = await monthOf
    expect(fileTitle).not.toContain(PROFILE.name)
    expect(fileTitle.startsWith('Reprieve')).toBe(true)
  })
})
