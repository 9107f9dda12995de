import { expect, test } from 'vitest'
import { HOUR_MS } from '../time/instant.ts'
import { finishRecord } from './editRecord.ts'
import { latestPastRecord, noPainToday, oneTapsFor, repeatRecord } from './oneTap.ts'
import { emptyRecord, type PainRecord } from './painRecord.ts'
import { recordSeconds } from './recordDuration.ts'

const now = { at: Date.UTC(2026, 10, 12, 8, 0), offset: HOUR_MS }
const aRecord = (hoursAgo: number, changes: Partial<PainRecord> = {}): PainRecord => ({
  ...emptyRecord({ at: now.at - hoursAgo * HOUR_MS, offset: HOUR_MS }),
  severity: 5,
  ...changes,
})

test('[REC-28] no pain today is a record of 0 that lasts the whole day, and it can be saved', () => {
  const record = noPainToday(now)
  expect(record).toMatchObject({ severity: 0, startsAt: Date.UTC(2026, 10, 11, 23, 0) })
  expect(recordSeconds(record)).toBe(86_400)
  expect(finishRecord(record, now.at).ok).toBe(true)
})

test('[REC-29] nothing new repeats the pain, and not what was tried', () => {
  const last = aRecord(20, {
    location: [{ id: 'a', text: 'Head' }],
    symptom: { kind: 'nothing' },
    pattern: 'constant',
    intervention: { kind: 'items', items: [{ id: 'b', text: 'Heat', effect: 'alleviating' }] },
    medication: { kind: 'nothing' },
    duration: { kind: 'all-day' },
    note: 'rain',
  })
  expect(repeatRecord(last, now)).toEqual({
    ...emptyRecord(now),
    severity: 5,
    location: last.location,
    symptom: last.symptom,
    pattern: 'constant',
  })
})

test.each([
  ['nothing was ever written', null, ['no-pain-today']],
  ['today has a record', aRecord(1), ['same-again']],
  ['today has a record without pain', aRecord(1, { severity: 0 }), []],
  ['the last one is of yesterday', aRecord(12), ['no-pain-today', 'same-again']],
  ['the last one is too old to be remembered', aRecord(80), ['no-pain-today']],
])('[REC-28, REC-29] the offered taps when %s', (_, last, taps) => {
  expect(oneTapsFor(last, now)).toEqual(taps)
})

test('[REC-28, REC-29] a record of a clock that was far ahead is not the last one', () => {
  const [ahead, today] = [aRecord(-300 * 24), aRecord(1)]
  expect(latestPastRecord([ahead, today], now)).toBe(today)
  expect(latestPastRecord([ahead], now)).toBeNull()
  expect(latestPastRecord([aRecord(-0.05), today], now)).toEqual(aRecord(-0.05))
})
