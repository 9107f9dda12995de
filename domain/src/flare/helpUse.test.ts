import { expect, test } from 'vitest'
import { NOTHING } from '../records/answer.ts'
import { setAllDay } from '../records/editRecord.ts'
import { emptyRecord } from '../records/painRecord.ts'
import { HOUR_MS } from '../time/instant.ts'
import { addIntervention, recordOfPastHour, removeIntervention, usesIntervention } from './helpUse.ts'

const now = { at: Date.UTC(2026, 4, 10, 14, 20), offset: 0 }
const recordBefore = (ms: number) => emptyRecord({ ...now, at: now.at - ms })
const HEAT = { id: 'heat', text: 'Heat' }

test('[FLARE-6] a record of the past hour takes it, an older one or a whole day does not', () => {
  const recent = recordBefore(HOUR_MS)
  expect(recordOfPastHour([recent, recordBefore(2 * HOUR_MS)], now)).toBe(recent)
  expect(recordOfPastHour([recordBefore(HOUR_MS + 1)], now)).toBeNull()
  expect(recordOfPastHour([setAllDay(recordBefore(0), '2026-05-10')], now)).toBeNull()
  expect(recordOfPastHour([], now)).toBeNull()
})

test('[FLARE-6] it is added once, without an effect, and can be removed', () => {
  const added = addIntervention(recordBefore(0), HEAT)
  expect(added.intervention).toEqual({ kind: 'items', items: [{ ...HEAT, effect: 'unmarked' }] })
  expect(addIntervention(added, HEAT)).toBe(added)
  expect(usesIntervention(added, 'heat')).toBe(true)
  expect(removeIntervention(added, 'heat')).toEqual(recordBefore(0))
})

test('[FLARE-6] it replaces the answer that nothing was tried', () => {
  const added = addIntervention({ ...recordBefore(0), intervention: NOTHING }, HEAT)
  expect(usesIntervention(added, 'heat')).toBe(true)
})
