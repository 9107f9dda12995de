import fc from 'fast-check'
import { DAY_MS, MINUTE_MS } from '../../time/instant.ts'
import { COLUMN_LISTS, ENTRY, MARK } from '../columns/columns.ts'
import type { DoseFacts, EntryFacts, MarkedItem } from '../columns/facts.ts'

const NOON = Date.UTC(2026, 2, 1, 12)

/** Few of each, so that they meet: ids, moments, items. */
const id = fc.integer({ min: 0, max: 11 }).map((number) => `id-${number}`)
const place = fc.record({
  at: fc.integer({ min: -4, max: 4 }).map((days) => NOON + days * DAY_MS),
  offset: fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15 * MINUTE_MS),
})
const number = fc.option(fc.integer({ min: 0, max: 10 }))
const item = fc.record({
  list: fc.constantFrom(...COLUMN_LISTS),
  id: fc.constantFrom('a', 'b', 'c d', 'name:Head', '__proto__'),
  text: fc.constantFrom('', 'A', '2 a'),
})
const marked: fc.Arbitrary<MarkedItem> = fc
  .tuple(item, fc.constantFrom(...Object.values(MARK)), number)
  .map(([one, mark, strength]) =>
    one.list === 'location' && strength !== null ? { ...one, mark, strength } : { ...one, mark },
  )

export const anyEntry: fc.Arbitrary<EntryFacts> = fc
  .record({
    id,
    place,
    entry: fc.constantFrom(...Object.values(ENTRY)),
    value: number,
    length: fc.option(fc.integer({ min: 0, max: 200_000 })),
    pattern: fc.constantFrom('constant' as const, 'intermittent' as const, 'breakthrough' as const, null),
    hasNote: fc.boolean(),
    isAllDay: fc.boolean(),
    isWrittenLater: fc.boolean(),
    items: fc.array(marked, { maxLength: 4 }),
  })
  .map(({ place: where, ...rest }) => ({
    ...where,
    ...rest,
    answered: COLUMN_LISTS.filter((list) => rest.items.some((one) => one.list === list)),
  }))

export const anyDose: fc.Arbitrary<DoseFacts> = fc
  .record({
    id: id.map((one) => `dose ${one}`),
    place,
    item,
    before: number,
    after: number,
    mark: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ place: where, ...rest }) => ({ ...where, ...rest }))
