import fc from 'fast-check'
import { MEASURE_NAMES, MEASURES, type DayValues } from '@reprieve/domain/signals/measures.ts'
import type { SignalMonth } from '@reprieve/domain/signals/signalMonth.ts'
import { expect, test } from 'vitest'
import { signalGroupsToWire, signalGroupValues } from './signalGroups.ts'
import { sentSignal } from './sentSignal.ts'
import { mergeSignalGroups, readSignalGroups, signalToGroups } from './signalWire.ts'

const STAMP = '018bcfe56800-0000-aaaaaaaaaaaa'

const anyDay: fc.Arbitrary<DayValues> = fc
  .record(
    Object.fromEntries(
      MEASURE_NAMES.map((name) => [name, fc.integer({ min: MEASURES[name].min, max: MEASURES[name].max })]),
    ),
    { requiredKeys: [] },
  )
  .filter((values) => Object.keys(values).length > 0)

const anyMonth: fc.Arbitrary<SignalMonth> = fc.record({
  clientId: fc.constant('c'),
  source: fc.constantFrom('apple-health', 'self', 'ring_of_tomorrow'),
  month: fc.constant('2026-10'),
  fileDay: fc.constantFrom('2026-11-15', null),
  days: fc.dictionary(fc.integer({ min: 1, max: 31 }).map(String), anyDay).map(
    (days) =>
      new Map(
        Object.entries(days)
          .map(([day, values]): [number, DayValues] => [Number(day), values])
          .sort(([one], [other]) => one - other),
      ),
  ),
})

test('[COMP-1, SIG-4] a month comes back from its groups as it was, on the device and over the wire', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const groups = signalToGroups(month)
      expect(readSignalGroups(groups, 'c')).toEqual(month)
      const stored = Object.fromEntries([...groups].map(([group, v]) => [group, { v }]))
      const sent = sentSignal.parse({
        record_type: 'signal_record',
        content: signalGroupsToWire({ ...stored, of_tomorrow: { v: { of_tomorrow: [1] } } }),
        stamps: { about: STAMP, of_tomorrow: STAMP },
      })
      expect(signalGroupValues(sent)).toEqual(new Map([...groups, ['of_tomorrow', { of_tomorrow: [1] }]]))
    }),
  )
})

test('[COMP-7] what cannot be read says nothing and keeps nothing else from being read', () => {
  const stored = new Map<string, unknown>([
    ['about', { about: { source: 'table', month: '2026-02', file_day: 'soon' } }],
    ['d01', { d01: { sleep: 400, steps: 'many', bleeding: 3, resting_hr: 900 } }],
    ['d02', 'odd'],
    ['d30', { d30: { sleep: 300 } }],
    ['d99', { d99: { sleep: 300 } }],
  ])
  expect(readSignalGroups(stored, 'c')).toEqual({
    clientId: 'c',
    source: 'table',
    month: '2026-02',
    fileDay: null,
    // There is no 30 February.
    days: new Map([[1, { sleep: 400 }]]),
  })
})

test.each([{}, { source: 'table' }, { source: '', month: '2026-02' }, { source: 'table', month: '2026-13' }])(
  '[COMP-7] without a source and a month there is nothing to show: %j',
  (about) => {
    expect(readSignalGroups(new Map([['about', { about }]]), 'c')).toBeNull()
  },
)

test('[COMP-6] an edit keeps what only a newer app knows, and takes away only what was taken away', () => {
  const stored = new Map<string, unknown>([
    ['about', { about: { source: 'self', month: '2026-11', mood: 'of tomorrow' } }],
    ['d01', { d01: { sleep: 400, steps: 5, bleeding: 2 }, other: 1 }],
  ])
  const read = readSignalGroups(stored, 'c')!
  const edited = { ...read, days: new Map([[1, { steps: 6 }]]) }
  expect(mergeSignalGroups(stored, edited).get('d01')).toEqual({ d01: { steps: 6, bleeding: 2 }, other: 1 })
  expect(mergeSignalGroups(stored, edited).get('about')).toEqual({
    about: { source: 'self', month: '2026-11', file_day: null, mood: 'of tomorrow' },
  })
})
