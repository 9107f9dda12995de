import fc from 'fast-check'
import { NOTHING, withItems, type ListAnswer } from '@reprieve/domain/records/answer.ts'
import type { FinishedRecord } from '@reprieve/domain/records/editRecord.ts'
import { EPISODE_STATES } from '@reprieve/domain/records/painRecord.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { LONGEST_SECONDS, type Duration } from '@reprieve/domain/records/recordDuration.ts'
import { isStorable } from '../../storable.ts'

/** Texts that people paste, or that attackers make them paste. */
export const HOSTILE: readonly string[] = [
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  "'); drop table item; --",
  '\u202eתעלומה\u202c',
  '👩🏽‍🚀',
  'e\u0301',
  'name:Head',
  '=1+1\r\nX: y',
  '\\u0000',
  ' \u00a0 ',
]

const text = fc
  .oneof(
    { weight: 5, arbitrary: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }) },
    fc.constantFrom(...HOSTILE),
  )
  .filter((value) => !/^\s*nothing\s*$/i.test(value.normalize('NFKC')) && !value.includes('\0'))

const items = <Item extends Reference>(item: fc.Arbitrary<Item>): fc.Arbitrary<Item[]> =>
  fc.uniqueArray(item, {
    maxLength: 6,
    comparator: (one, other) => one.id === other.id || one.text === other.text,
  })

const answer = <Item extends Reference>(item: fc.Arbitrary<Item>): fc.Arbitrary<ListAnswer<Item>> =>
  fc.oneof(items(item).map(withItems), fc.constant(NOTHING))

const reference: fc.Arbitrary<Reference> = fc.record({ id: fc.uuid(), text })
const mark = fc.constantFrom('alleviating' as const, 'ineffective' as const, 'unmarked' as const)
const amount = fc
  .double({ min: 0, max: 5_000, noNaN: true })
  .map((value) => value + 0)
  .filter(isStorable)

const startsAt = fc.integer({ min: -2_208_988_800_000, max: 4_133_980_799_999 })
const lasting = fc.integer({ min: 0, max: LONGEST_SECONDS * 1_000 })

const duration = (start: number): fc.Arbitrary<Duration> =>
  fc.oneof(
    fc.constant<Duration>({ kind: 'none' }),
    fc.constant<Duration>({ kind: 'all-day' }),
    lasting.map((ms): Duration => ({ kind: 'until', endsAt: start + ms })),
    fc.record({
      kind: fc.constant('length' as const),
      seconds: fc.integer({ min: 0, max: LONGEST_SECONDS }),
      shownIn: fc.constantFrom('seconds' as const, 'minutes' as const, 'hours' as const),
    }),
  )

/** Any record that may be saved. Names are unique within a list. */
export const anyRecord: fc.Arbitrary<FinishedRecord> = startsAt.chain((start) =>
  fc.record({
    ref: fc.constant({ kind: 'saved' as const, clientId: 'c', localId: 4, serverId: null }),
    severity: fc.integer({ min: 0, max: 10 }),
    startsAt: fc.constant(start),
    timeOffset: fc.integer({ min: -26 * 4, max: 26 * 4 }).map((quarters) => quarters * 900_000 + 0),
    duration: duration(start),
    pattern: fc.constantFrom('constant' as const, 'intermittent' as const, 'breakthrough' as const, null),
    episode: fc.option(
      fc.record({
        state: fc.constantFrom(...EPISODE_STATES),
        since: fc.integer({ min: 0, max: 4_133_980_799_999 }),
      }),
    ),
    partOf: fc.option(fc.uuid()),
    location: items(reference),
    placeStrengths: fc.uniqueArray(
      fc.record({ place: fc.uuid(), severity: fc.integer({ min: 0, max: 10 }) }),
      {
        maxLength: 4,
        selector: ({ place }) => place,
      },
    ),
    symptom: answer(reference),
    character: items(reference),
    aggravatingFactor: answer(reference),
    intervention: answer(fc.record({ id: fc.uuid(), text, effect: mark })),
    medication: answer(
      fc.record(
        {
          id: fc.uuid(),
          text,
          dose: fc.option(fc.record({ amount, units: fc.constantFrom('tablets', 'mL', 'µg') })),
          effect: fc.oneof(mark, fc.constant('aggravating' as const)),
          doses: fc.array(fc.uuid(), { minLength: 1, maxLength: 3 }),
        },
        { requiredKeys: ['id', 'text', 'dose', 'effect'] },
      ),
    ),
    environment: items(reference),
    note: fc
      .oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(...HOSTILE))
      .map((note) => note.replaceAll('\0', '')),
  }),
)
