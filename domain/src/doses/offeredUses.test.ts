import { expect, test } from 'vitest'
import { isEmptyRecord } from '../records/leaveRecord.ts'
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import { offeredUses } from './offeredUses.ts'
import { aDose, aPainRecord, aUse, DOSE_NOW, withUses } from './testing/doses.ts'

const todaysId = (id: string): string => (id === 'copy' ? 'naproxen' : id)
const offered = (doses: ReturnType<typeof aDose>[], records = [aPainRecord(DOSE_NOW)]) =>
  offeredUses({ doses, records, todaysId }, DOSE_NOW)

test('[DOSE-6] a dose of the last hour is offered to the record, unmarked and with its id', () => {
  expect(offered([aDose({ takenAt: DOSE_NOW - 20 * MINUTE_MS })])).toEqual([aUse({ doses: ['d1'] })])
})

test.each([
  ['of the same moment', DOSE_NOW, 1],
  ['of an hour ago', DOSE_NOW - HOUR_MS, 1],
  ['older than an hour', DOSE_NOW - HOUR_MS - 1, 0],
  ['of a clock that is a little ahead', DOSE_NOW + 4 * MINUTE_MS, 1],
  ['of a wrong clock', DOSE_NOW + HOUR_MS, 0],
])('[DOSE-6] one %s', (_, takenAt, count) => {
  expect(offered([aDose({ takenAt })])).toHaveLength(count)
})

test('[DOSE-6] a dose that is on a record, or is not a medicine, is not offered', () => {
  expect(offered([aDose()], [withUses(DOSE_NOW - 1, aUse({ doses: ['d1'] }))])).toEqual([])
  expect(offered([aDose()], [withUses(DOSE_NOW - 1, aUse())])).toHaveLength(1)
  expect(offered([aDose({ what: { id: 'h', text: 'Heat', kind: 'intervention' } })])).toEqual([])
})

test('[DOSE-6] several doses of one medicine are one use with their sum', () => {
  const copy = { id: 'copy', text: 'Naproxen - 500 mg', kind: 'medication' } as const
  const two = [aDose({ takenAt: DOSE_NOW - 2 }), aDose({ id: 'd2', takenAt: DOSE_NOW - 1, what: copy })]
  expect(offered(two)).toEqual([aUse({ dose: { amount: 2, units: 'tablets' }, doses: ['d1', 'd2'] })])
})

test.each([
  ['without an amount', null],
  ['in other units', { amount: 5, units: 'mL' }],
])('[DOSE-6] with one %s there is no sum', (_, amount) => {
  expect(offered([aDose(), aDose({ id: 'd2', amount })])[0]?.dose).toBeNull()
})

test('[DOSE-6] an offered dose is not input of the person: a record with nothing else is empty', () => {
  const opened = { ...withUses(DOSE_NOW, ...offered([aDose()])), severity: null }
  expect(isEmptyRecord(opened)).toBe(true)
  expect(isEmptyRecord({ ...opened, severity: 0 })).toBe(false)
  expect(isEmptyRecord({ ...withUses(DOSE_NOW, aUse()), severity: null })).toBe(false)
  const marked = aUse({ doses: ['d1'], effect: 'alleviating' })
  expect(isEmptyRecord({ ...withUses(DOSE_NOW, marked), severity: null })).toBe(false)
})
