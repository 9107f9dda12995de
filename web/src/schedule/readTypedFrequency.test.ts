import { FREQUENCY_KINDS } from '@reprieve/domain/schedule/frequency.ts'
import { untypedFrequency } from '@reprieve/domain/schedule/typedFrequency.ts'
import { expect, test } from 'vitest'
import { readTypedFrequency } from './FrequencyFields.tsx'

test('[LOCK-23] typed times are read back unchanged, for every kind', () => {
  for (const kind of FREQUENCY_KINDS) {
    const typed = { ...untypedFrequency(kind), every: '2', at: '8:', days: [1, 5] as const }
    expect(readTypedFrequency(structuredClone(typed))).toEqual(typed)
  }
})

test('[LOCK-23] an invalid value of another version is not read as times', () => {
  const typed = untypedFrequency('weekly')
  for (const other of [
    null,
    'weekly',
    { ...typed, kind: 'yearly' },
    { ...typed, at: 8 },
    { ...typed, days: 1 },
  ])
    expect(readTypedFrequency(other)).toBeNull()
  expect(readTypedFrequency({ ...typed, days: [1, 9, 'Monday'] })).toEqual({ ...typed, days: [1] })
})
