import { expect, test } from 'vitest'
import { findCanonicalItems } from '../../filters/columns/canonical.ts'
import { changeColumns, EMPTY_DIARY } from '../../filters/columns/changeColumns.ts'
import { recordFacts } from '../../filters/columns/facts.ts'
import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import { selectEntries } from '../../filters/selectEntries.ts'
import { makeDayTable } from '../days.ts'
import { simulateFigures, labelsFor, listTestedThings, type SimulationFigures } from '../testing/figures.ts'
import { aPerson, seededRandom, type Kind } from '../testing/people.ts'
import { LAST_DAY, personRecords } from '../testing/records.ts'
import { findLinks } from './links.ts'

const isLong = process.env['REPRIEVE_LONG'] === '1'
const people = isLong ? 5_000 : 300
const SEED = 12_345
const TIMEOUT_MS = 900_000

const aKind = (days: number, carry: number, own: Partial<Kind> = {}): Kind => ({
  days,
  carry,
  effect: 0,
  things: 18,
  missing: 0,
  ...own,
})

const withoutEffect: [string, Kind][] = [
  ['30 days', aKind(30, 0)],
  ['30 days, carry-over', aKind(30, 0.6)],
  ['90 days, carry-over', aKind(90, 0.6)],
]
const moreWithout: [string, Kind][] = [
  ['60 days', aKind(60, 0)],
  ['90 days', aKind(90, 0)],
  ['60 days, carry-over', aKind(60, 0.6)],
  ['180 days, carry-over', aKind(180, 0.6)],
  ['90 days, carry-over, 30 % missing', aKind(90, 0.6, { missing: 0.3 })],
  ['30 days, carry-over, 60 things', aKind(30, 0.6, { things: 60 })],
  ['365 days, carry-over, 60 things', aKind(365, 0.6, { things: 60 })],
]
const twoPoints: [string, Kind, number][] = [
  ['90 days, 2 points', aKind(90, 0, { effect: 2 }), 0.85],
  ['90 days, carry-over, 2 points', aKind(90, 0.6, { effect: 2 }), 0.5],
]
const moreWithTwo: [string, Kind, number][] = [
  ['180 days, carry-over, 2 points', aKind(180, 0.6, { effect: 2 }), 0.85],
  ['30 days, 2 points', aKind(30, 0, { effect: 2 }), 0.15],
  ['60 days, 2 points', aKind(60, 0, { effect: 2 }), 0.65],
  ['30 days, carry-over, 2 points', aKind(30, 0.6, { effect: 2 }), 0.1],
  ['60 days, carry-over, 2 points', aKind(60, 0.6, { effect: 2 }), 0.35],
]

test.each(isLong ? [...withoutEffect, ...moreWithout] : withoutEffect)(
  '[STAT-27] %s: few items without effect are called steady, and intervals contain the true value',
  (name, kind) => {
    const figures = told(name, kind)
    expect(figures.falseSteady).toBeLessThanOrEqual(0.12)
    expect(figures.coverage).toBeGreaterThanOrEqual(0.9)
  },
  TIMEOUT_MS,
)

test.each(isLong ? [...twoPoints, ...moreWithTwo] : twoPoints)(
  '[STAT-27] %s: an item with an effect is found, and intervals contain the true value',
  (name, kind, least) => {
    const figures = told(name, kind)
    expect(figures.power).toBeGreaterThanOrEqual(least)
    expect(figures.coverage).toBeGreaterThanOrEqual(0.9)
  },
  TIMEOUT_MS,
)

test('[STAT-27] through records, columns and the filter the results are the same as from the days alone', () => {
  const chance = seededRandom(SEED)
  for (let person = 0; person < 20; person += 1) {
    const somebody = aPerson(chance, aKind(60, 0.6, { effect: 2, missing: 0.1 }))
    const put = personRecords(somebody).map((record, at) =>
      recordFacts(record, { id: `${at}`, created: null }),
    )
    const { entries } = changeColumns(EMPTY_DIARY, { put, putDoses: [], drop: new Set() })
    const canonical = findCanonicalItems(entries.items, ({ id }) => id)
    const filter = { criteria: DEFAULT_CRITERIA, range: { is: 'alltime' } } as const
    const selection = selectEntries(entries, filter, { today: LAST_DAY, canonical })
    const links = findLinks(entries, { selection, days: makeDayTable(entries, selection), canonical })
    const shown = links.flatMap(({ more, less }) => [...more, ...less])
    const byThing = Object.fromEntries(
      shown.map(({ item, label, difference }) => [entries.items[item]!.id, { label, difference }]),
    )
    const tested = listTestedThings(somebody)
    const labels = labelsFor(somebody, tested)
    expect(byThing).toEqual(
      Object.fromEntries(
        tested.map(({ thing, days }, at) => [
          `thing ${thing}`,
          { label: labels[at], difference: expect.closeTo(days.difference, 9) },
        ]),
      ),
    )
  }
})

function told(name: string, kind: Kind): SimulationFigures {
  const figures = simulateFigures(kind, people, SEED)
  const { falseSteady, power, coverage } = figures
  const line = [falseSteady, power, coverage].map((share) => `${(100 * share).toFixed(1)} %`.padStart(8))
  if (isLong) process.stdout.write(`| ${name.padEnd(34)} |${line.join(' |')} |\n`)
  return figures
}
