import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLUMN_LISTS } from '../../filters/columns/columns.ts'
import { toStoredOverlays, overlaysFrom } from './storedOverlays.ts'
import { MOST_OVERLAYS, isSameOverlay } from './overlays.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300

const overlay = fc.record({
  list: fc.constantFrom(...COLUMN_LISTS),
  id: fc.string({ minLength: 1, maxLength: 40 }),
  text: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
})

test('[RES-37] the choice is read back unchanged, also an empty one', () => {
  const chosen = fc.uniqueArray(overlay, { maxLength: MOST_OVERLAYS, comparator: isSameOverlay })
  fc.assert(
    fc.property(chosen, (all) => {
      expect(overlaysFrom(JSON.parse(JSON.stringify(toStoredOverlays(all))))).toEqual(all)
    }),
    { numRuns: runs },
  )
  expect(overlaysFrom([])).toEqual([])
})

test.each([undefined, null, 7, 'heat', {}, { length: 1 }])(
  '[RES-37] no stored choice differs from choosing none: %j',
  (kept) => expect(overlaysFrom(kept)).toBe(null),
)

test('[RES-37] of any other stored value the readable part is used, six at most and none twice', () => {
  const kept = (id: string) => ({ list: 'symptom', client_id: id, text: id.toUpperCase() })
  const strange = [
    null,
    3,
    [],
    { list: 'constructor', client_id: 'a', text: 'A' },
    { list: 'symptom', client_id: '', text: 'A' },
    { list: 'symptom', client_id: 'a' },
    { ...kept('a'), text: 'x'.repeat(501) },
  ]
  expect(overlaysFrom([...strange, kept('a'), kept('a'), kept('b')])?.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(overlaysFrom('abcdefgh'.split('').map(kept))).toHaveLength(6)
  fc.assert(
    fc.property(fc.jsonValue(), (any) => {
      expect(overlaysFrom(any)?.length ?? 0).toBeLessThanOrEqual(MOST_OVERLAYS)
    }),
    { numRuns: runs },
  )
})
