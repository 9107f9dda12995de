import { setActivity, setReflectionNote, setScore } from '@reprieve/domain/reflections/editReflection.ts'
import { emptyReflection, type Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { recordGroupValues, isReflection, recordGroupsToWire } from '../records/wire.ts'
import { sentRecord } from '../records/sentRecord.ts'
import {
  editedReflection,
  reflectionToGroups,
  reflectionMeta,
  readReflectionGroups,
} from './reflectionWire.ts'

const EVENING = { at: Date.UTC(2026, 10, 15, 20, 0), offset: HOUR_MS }
const WALK = { id: '0f3b0f2e-1f52-5b1c-8a53-2f9a0d1d9c11', text: 'Walk' }
const OPENED = emptyReflection(EVENING)
const whole: Reflection = setReflectionNote(
  setActivity(setScore(OPENED, 7), WALK, true),
  'slow, but all the way',
)
const { ref } = whole

const read = (groups: Record<string, unknown>) => readReflectionGroups(new Map(Object.entries(groups)), ref)

test('[D30] a reflection is read back from its groups', () => {
  expect(readReflectionGroups(reflectionToGroups(whole), ref)).toEqual(ok(whole))
})

test('[D31] on the wire it is a record with a score, and comes back in the groups that the device has', () => {
  const times = { created: EVENING.at, updated: EVENING.at }
  const stored = reflectionToGroups(whole).set('meta', reflectionMeta(times))
  const live = Object.fromEntries([...stored].map(([group, v]) => [group, { v }]))
  const sent = sentRecord.parse(recordGroupsToWire(live))
  expect(isReflection(sent)).toBe(true)
  expect(sent.content).toMatchObject({ pain_record_type: 'DailyReflection', score: 7, notes: whole.note })
  expect(recordGroupValues(sent)).toEqual(stored)
})

test('[REF-2, D39] a morning reflection of a plain client is corrected when it is read, once', () => {
  const morning = { timing: { timing: Date.UTC(2026, 10, 15, 8, 0), time_offset: 0 }, score: { score: 3 } }
  const repaired = { ...OPENED, at: Date.UTC(2026, 10, 14, 20, 0), timeOffset: 0, score: 3 }
  expect(read(morning)).toEqual(ok(repaired))
  expect(readReflectionGroups(reflectionToGroups(repaired), ref)).toEqual(ok(repaired))
})

test('[SYNC I14] unreadable data are ignored, and a pain record is not a reflection', () => {
  expect(read({ score: { score: 'x' }, note: 3, meta: { created: EVENING.at } })).toMatchObject({
    ok: true,
    value: { score: null, note: '', activities: [], at: EVENING.at },
  })
  expect(read({ meta: { pain_record_type: 'PainRecord' } })).toEqual(err('not-a-reflection'))
})

test('[SYNC I14] an edit stamps its changes, and keeps the keys of a newer app', () => {
  const stored = reflectionToGroups(whole).set('note', { notes: whole.note, mood: 'blue' })
  const values = editedReflection(stored, { opened: whole, after: setReflectionNote(whole, 'slow') })
  expect([...values]).toEqual([['note', { notes: 'slow', mood: 'blue' }]])
})
