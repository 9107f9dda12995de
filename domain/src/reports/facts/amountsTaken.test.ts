import { describe, expect, test } from 'vitest'
import type { DoseFacts, EntryFacts } from '../../filters/columns/facts.ts'
import { aDoseOnDay, aRecordOnDay } from '../../results/testing/aDiary.ts'
import { reportDiary } from '../reportDiary.ts'
import { aSource } from '../testing/aReport.ts'
import { amountsTaken, idsWithAmounts, type MedicationAmount } from './amountsTaken.ts'

type Amounts = Readonly<Record<string, readonly MedicationAmount[]>>

const tablets = (amount: number) => ({ amount, units: 'tablets' })
const pill = (dose: MedicationAmount['dose'], doses?: readonly string[]): readonly MedicationAmount[] => [
  { id: 'pill', dose, ...(doses === undefined ? {} : { doses }) },
]
const withPill = (id: string, day = 4): EntryFacts =>
  aRecordOnDay(6, { id, day, lists: { medication: ['pill'] } })

function rangesOf(entries: readonly EntryFacts[], amounts: Amounts, doses: readonly DoseFacts[] = []) {
  const diary = reportDiary(aSource(entries, { doses }))
  return [...amountsTaken(diary, (id) => amounts[id] ?? []).values()]
}

describe('[REP-92] how much of a medication was taken at a time', () => {
  test('is one amount where it was always as much, by records and by doses', () => {
    const dose = aDoseOnDay('pill', { id: 'd', day: 5 })
    const amounts = { r: pill(tablets(2)), d: pill(tablets(2)) }
    expect(rangesOf([withPill('r')], amounts, [dose])).toEqual([{ least: 2, most: 2, units: 'tablets' }])
  })

  test('is the least and the most where it was not', () => {
    const amounts = { a: pill(tablets(2)), b: pill(tablets(0.5)), c: pill(tablets(1)) }
    const records = [withPill('a'), withPill('b', 5), withPill('c', 6)]
    expect(rangesOf(records, amounts)).toEqual([{ least: 0.5, most: 2, units: 'tablets' }])
  })

  test('is not told in two units', () => {
    const amounts = { a: pill(tablets(1)), b: pill({ amount: 5, units: 'mL' }) }
    expect(rangesOf([withPill('a'), withPill('b', 5)], amounts)).toEqual([])
  })

  test('is not told where half of the uses tell none, nor by an amount that cannot be', () => {
    expect(rangesOf([withPill('a'), withPill('b', 5)], { a: pill(tablets(1)) })).toEqual([])
    expect(rangesOf([withPill('a')], { a: pill(tablets(Number.NaN)) })).toEqual([])
    expect(rangesOf([withPill('a')], { a: pill(tablets(-1)) })).toEqual([])
  })

  test('counts a use that is two doses as these, and as itself where they are gone', () => {
    const doses = [
      aDoseOnDay('pill', { id: 'd1', day: 4 }),
      aDoseOnDay('pill', { id: 'd2', day: 4, hour: 18 }),
    ]
    const amounts = { r: pill(tablets(2), ['d1', 'd2']), d1: pill(tablets(1)), d2: pill(tablets(1)) }
    expect(rangesOf([withPill('r')], amounts, doses)).toEqual([{ least: 1, most: 1, units: 'tablets' }])
    expect(rangesOf([withPill('r')], amounts)).toEqual([{ least: 2, most: 2, units: 'tablets' }])
  })

  test('is told of the days that were chosen', () => {
    const amounts = { r: pill(tablets(1)), old: pill(tablets(8)) }
    const doses = [aDoseOnDay('pill', { id: 'old', day: -40 })]
    expect(rangesOf([withPill('r')], amounts, doses)).toEqual([{ least: 1, most: 1, units: 'tablets' }])
  })
})

test('[REP-92] only records with a medication and doses of these days are asked for their amounts', () => {
  const { columns } = aSource(
    [withPill('r'), aRecordOnDay(4, { id: 'none', day: 5 }), withPill('old', -90)],
    {
      doses: [aDoseOnDay('pill', { id: 'd', day: 6 }), aDoseOnDay('pill', { id: 'before', day: -90 })],
    },
  )
  const days = { from: columns.entries.day.at(-1)! - 20, to: columns.entries.day.at(-1)! + 5 }
  expect(idsWithAmounts(columns, days)).toEqual(['r', 'd'])
})
