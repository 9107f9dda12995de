import { expect, test } from 'vitest'
import { answerTo } from './answer/answerTo.ts'
import { NOTHING_ASKED } from './asked.ts'
import { yearDiary } from './testing/aYear.ts'
import { changeColumns, EMPTY_DIARY } from '../filters/columns/changeColumns.ts'
import { DEFAULT_CRITERIA } from '../filters/criteria.ts'
import { selectEntries } from '../filters/select.ts'
import { daysOf } from '../results/days.ts'
import { directionOf, figuresOf } from '../results/insights/figures.ts'
import { inShort } from '../results/insights/inShort.ts'
import { periodChange } from '../results/periodChange.ts'
import { aRecord, DAY_0 } from '../results/testing/aDiary.ts'
import { localDay } from '../time/dayNumber.ts'
import { briefOf } from '../reports/brief/brief.ts'
import { painFacts } from '../reports/facts/painFacts.ts'
import { reportDiary } from '../reports/reportDiary.ts'
import { aSource } from '../reports/testing/aReport.ts'

const WAYS = { lower: 'changeLower', higher: 'changeHigher', none: 'changeNone' } as const

test.each([
  ['a fall after a bad fortnight', 8, 4],
  ['a small fall', 6, 5],
  ['no change', 5, 5],
  ['a rise', 2, 7],
])('[RES-66] the same fortnight has one judgement everywhere: %s', (_name, before, now) => {
  const put = Array.from({ length: 28 }, (_, day) =>
    // Within both halves it goes up, so that a judgement by the line alone would be another one.
    aRecord((day < 14 ? before : now) + (day % 14 > 9 ? 2 : 0), { day, id: `r${day}` }),
  )
  const today = DAY_0 + 27
  const columns = changeColumns(EMPTY_DIARY, { put, putDoses: [], drop: new Set() })
  const diary = { ...yearDiary('pro'), columns, canonical: new Uint16Array(0), today }
  const range = { is: 'custom', from: localDay(today - 13), to: localDay(today) } as const
  const earlier = { is: 'custom', from: localDay(today - 27), to: localDay(today - 14) } as const
  const daysIn = (of: typeof range | typeof earlier) => {
    const asking = { today, canonical: diary.canonical }
    return daysOf(
      columns.entries,
      selectEntries(columns.entries, { criteria: DEFAULT_CRITERIA, range: of }, asking),
    )
  }
  const judged = periodChange(daysIn(range), daysIn(earlier))
  if (judged.is !== 'compared') throw new Error(`judged ${judged.is}`)

  const insights = inShort(figuresOf(daysIn(range), daysIn(earlier)), null).find(({ is }) => is === 'change')
  expect(insights).toMatchObject({ change: judged.change })

  const brief = briefOf(columns, { canonical: diary.canonical, today })
  expect(brief.figures.pain.change).toEqual(judged.change)

  const source = aSource([], { filter: { criteria: DEFAULT_CRITERIA, range }, plan: 'subscription' })
  const made = { at: today * 86_400_000 + 64_800_000, offset: 0 }
  const report = painFacts(reportDiary({ ...source, columns, made }), true)
  expect(report.figures.pain.change).toEqual(judged.change)

  const solace = answerTo({ ...NOTHING_ASKED, intent: 'trend', periods: [range] }, diary)
  expect(solace?.sentences.map(({ key }) => key)).toContain(WAYS[directionOf(judged.change)])
})
