import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SentRecord } from './sentRecord.ts'
import { LOWEST_STAMP, type GroupValues } from '../groups.ts'
import { recordGroupValues, recordGroupsToWire, recordGroupStamp } from './wire.ts'

const STAMP = '018bcfe56800-0000-aaaaaaaaaaaa'
const sent = (content: Record<string, unknown>, rest: Partial<SentRecord> = {}): SentRecord => ({
  content,
  ...rest,
})

const live = (groups: GroupValues) => Object.fromEntries([...groups].map(([group, v]) => [group, { v }]))

test('[SYNC 1.4] medicines merge apart from the factors they travel with', () => {
  const heat = { value: 'Heat', effectiveness: 1 as const, fid: 7 }
  const pill = { value: 'Ibuprofen', effectiveness: 1 as const, dosage: 400, dosage_units: 'mg' }
  const groups = recordGroupValues(sent({ alleviating_factor: [heat, pill], no_medications: 0 }))
  expect(groups.get('alleviating_factor')).toEqual({ alleviating_factor: [heat] })
  expect(groups.get('medications')).toEqual({ alleviating_factor: [pill], no_medications: 0 })
  expect(recordGroupsToWire(live(groups)).content).toEqual({
    alleviating_factor: [heat, pill],
    no_medications: 0,
  })
})

test('[SYNC I14] data that only a newer client knows come back as sent', () => {
  const record = sent(
    { severity: 4, weather: { hPa: 1013 }, mood_word: 'low' },
    { stamps: { weather: STAMP, mood: STAMP } },
  )
  const groups = recordGroupValues(record)
  expect([...groups.keys()].sort()).toEqual(['mood', 'other', 'severity', 'weather'])
  expect(recordGroupsToWire(live(groups)).content).toEqual({
    severity: 4,
    weather: { hPa: 1013 },
    mood_word: 'low',
  })
})

test('[D31] references travel with their group', () => {
  const refs = { location: [{ client_id: '11111111-1111-4111-8111-111111111111', text: 'Knee' }] }
  const groups = recordGroupValues(sent({ location: ['Knee'], refs }))
  expect(groups.get('location')).toEqual({ location: ['Knee'], refs: refs.location })
  expect(recordGroupsToWire(live(groups)).content).toEqual({ location: ['Knee'], refs })
})

test('[SYNC 1.4] a group without a stamp loses to anything, the meta group gets the highest', () => {
  const stamps = { severity: STAMP }
  expect(recordGroupStamp('severity', stamps)).toBe(STAMP)
  expect(recordGroupStamp('note', stamps)).toBe(LOWEST_STAMP)
  expect(recordGroupStamp('meta', stamps)).toBe(STAMP)
  expect(recordGroupStamp('constructor', stamps)).toBe(LOWEST_STAMP)
})

test('[SYNC 1.2] any content comes back whole, whatever its groups', () => {
  const content = fc.record(
    {
      severity: fc.integer({ min: 0, max: 10 }),
      notes: fc.string(),
      location: fc.array(fc.string()),
      timing: fc.integer(),
      pain_duration: fc.nat(),
      deleted: fc.constantFrom(0, 1),
      unknown_key: fc.jsonValue(),
      constructor: fc.string(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(content, (value) => {
      expect({ ...recordGroupsToWire(live(recordGroupValues(sent(value)))).content }).toEqual({ ...value })
    }),
  )
})
