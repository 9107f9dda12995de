import { expect, test } from 'vitest'
import { makeBrief } from '../brief/brief.ts'
import { findCanonicalItems } from '../../filters/columns/canonical.ts'
import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import { EMPTY_MEDICATION, type Medication } from '../../medications/medication.ts'
import { aDiary, aDoseOnDay, aRecordOnDay, DAY_0 } from '../../results/testing/aDiary.ts'
import { localDay } from '../../time/dayNumber.ts'
import { printReport } from '../words/printReport.ts'
import { aReportContent, aReportLocale } from '../testing/aReport.ts'
import type { MedicationAmount } from './amountsTaken.ts'
import { datedUses, withMedicineDays } from './medicineDayFacts.ts'

const medication = (id: string, own: Partial<Medication> = {}): Medication => ({
  ...EMPTY_MEDICATION,
  id,
  commonName: id,
  takeAs: 'needed',
  ...own,
})

/** The report is made on day 29. */
const tableOf = (doseDays: readonly number[], medications: readonly Medication[], own = {}) => {
  const doses = doseDays.map((day) => aDoseOnDay('m', { day }))
  const content = aReportContent([aRecordOnDay(5, { day: 29 })], { doses, medications, ...own })
  return printReport(content, aReportLocale).pageOne.summary!.medicines!
}

test('[MDAY-1, MDAY-3] the table of a report has the days of 30, with the limit that was entered and no other', () => {
  const plain = tableOf([0, 5, 5, 29], [medication('m')])
  expect(plain.heads).toHaveLength(5)
  expect(plain.rows[0]?.days).toBe('medicineDaysOf (3) (30)')
  const limited = tableOf([0, 29], [medication('m', { dayLimit: 10 })])
  expect(limited.rows[0]?.days).toBe('medicineDaysOfLimited (2) (30) (10)')
})

test('[MDAY-1] without a counted medicine the table has no such column, and beside one it has a dash', () => {
  const none = tableOf([29], [medication('m', { countsDays: false })])
  expect([none.heads.length, none.rows[0]?.days]).toEqual([4, undefined])
  const both = tableOf([29], [medication('m'), medication('z', { takeAs: 'scheduled' })])
  expect(both.rows.map(({ days }) => days)).toEqual(['medicineDaysOf (1) (30)', '–'])
})

test('[MDAY-1] the 30 days end with the report, whatever its length and its filter', () => {
  const range = { is: 'custom', from: localDay(DAY_0 + 18), to: localDay(DAY_0 + 20) } as const
  const criteria = { ...DEFAULT_CRITERIA, severity: { from: 9, to: 10 } }
  const told = tableOf([-10, -9, 0, 19, 29], [medication('m')], { filter: { criteria, range } })
  expect(told.rows[0]?.days).toBe('medicineDaysOf (3) (30)')
  expect(withMedicineDays({ from: 18, to: 20 }).from).toBeLessThanOrEqual(-9)
  expect(withMedicineDays({ from: -80, to: 20 })).toEqual({ from: -80, to: 20 })
})

test('[MDAY-1] the visit brief has the same count', () => {
  const columns = aDiary(
    [],
    [0, 5, 29].map((day) => aDoseOnDay('m', { day })),
  )
  const brief = makeBrief(columns, {
    canonical: findCanonicalItems(columns.entries.items, ({ id }) => id),
    today: DAY_0 + 29,
    medications: [medication('m', { dayLimit: 10 })],
  })
  expect(brief.medicines.rows[0]?.days).toEqual({ days: 3, limit: 10 })
})

const usesOf = (amounts: ReadonlyMap<string, readonly MedicationAmount[]>) => {
  const record = aRecordOnDay(5, { day: 2, hour: 0, id: 'r', lists: { medication: ['m'] } })
  const columns = aDiary([record], [aDoseOnDay('m', { day: 1, hour: 23.75, id: 'd' })])
  const canonical = findCanonicalItems(columns.entries.items, ({ id }) => id)
  const readAmounts = (id: string) => amounts.get(id) ?? []
  const span = { from: DAY_0, to: DAY_0 + 29 }
  return datedUses({ columns, canonical, readAmounts }, span).map(({ day }) => day - DAY_0)
}

test('[DOSE-7, MDAY-1] a use on a record is the day of its dose; unread, that of the dose of the hour before', () => {
  expect(usesOf(new Map([['r', [{ id: 'm', dose: null, doses: ['d'] }]]]))).toEqual([1])
  expect(usesOf(new Map([['r', [{ id: 'm', dose: null }]]]))).toEqual([1, 2])
  expect(usesOf(new Map([['r', [{ id: 'm', dose: null, doses: ['gone'] }]]]))).toEqual([1, 2])
  expect(usesOf(new Map())).toEqual([1])
})
