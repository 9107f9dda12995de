import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemsInAnswer } from '@reprieve/domain/records/answer.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Content } from '../content.ts'
import { recordToGroups, readRecordGroups } from './recordCodec.ts'
import { sentRecord } from './sentRecord.ts'
import { HOSTILE } from './testing/anyRecord.ts'
import { recordGroupValues, recordGroupsToWire } from './wire.ts'

// Records of a client of the specification: names and numbers, with references or without.

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 100
const REF = { kind: 'saved', clientId: 'c', localId: null, serverId: 7 } as const

const name = fc
  .oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }), fc.constantFrom(...HOSTILE))
  .filter((value) => !value.includes('\0') && !/^\s*nothing\s*$/i.test(value.normalize('NFKC')))
const names = fc.uniqueArray(name, { maxLength: 5 })
const bit = fc.constantFrom(0 as const, 1 as const)
const factor = fc.record(
  { value: name, effectiveness: bit, effect_set: bit, fid: fc.integer({ min: 1, max: 2_000_000 }) },
  { requiredKeys: ['value', 'effectiveness'] },
)
const factors = fc.uniqueArray(factor, { maxLength: 5, selector: ({ value }) => value })
const medicine = fc
  .tuple(factor, fc.record({ dosage: fc.integer({ min: 1, max: 900 }), dosage_units: fc.constant('mg') }))
  .map(([one, dose]) => ({ ...one, ...dose }))
const references = fc.uniqueArray(fc.record({ client_id: fc.uuid(), text: name }), {
  maxLength: 4,
  selector: ({ text }) => text,
})

const content = fc.record(
  {
    severity: fc.integer({ min: 0, max: 10 }),
    timing: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    notes: name,
    location: names,
    symptom: names,
    aggravating_factor: factors,
    alleviating_factor: fc.tuple(factors, fc.array(medicine, { maxLength: 2 })).map((lists) => lists.flat()),
    no_medications: bit,
    refs: fc.record({ location: references }, { requiredKeys: [] }),
  },
  { requiredKeys: ['severity', 'timing'] },
)

const live = (groups: ReadonlyMap<string, Content>) =>
  Object.fromEntries(
    [...groups].map(([group, v]) => [group, { v: JSON.parse(JSON.stringify(v)) as unknown }]),
  )
const stored = (said: Content) =>
  recordGroupValues(sentRecord.parse(JSON.parse(JSON.stringify({ content: said }))))
const shown = (said: Content): PainRecord => {
  const read = readRecordGroups(stored(said), REF)
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

/** Medicines merge separately from the factors in the same list: the order between the two is not preserved. */
const apart = ({ alleviating_factor: list = [], ...rest }: Content) => {
  const isMedicine = (entry: object): boolean => 'dosage' in entry
  const entries = list as object[]
  return {
    ...rest,
    tried: entries.filter((entry) => !isMedicine(entry)),
    medicines: entries.filter(isMedicine),
  }
}

test('[D31] a plain client gets back what it sent: names, numbers, effectiveness, doses', () => {
  fc.assert(
    fc.property(content, (said) => {
      const back = recordGroupsToWire(live(stored(said))).content
      const { refs, ...rest } = JSON.parse(JSON.stringify(said)) as Content
      expect(apart(back)).toMatchObject(apart(rest))
      const wanted = Object.keys(refs ?? {}).length === 0 ? undefined : refs
      expect(back['refs']).toEqual(wanted)
    }),
    { numRuns: runs },
  )
})

test('[D31] references win over names, set the order, and every name appears once', () => {
  fc.assert(
    fc.property(names, references, (location, refs) => {
      const items = shown({ location, refs: { location: refs } }).location
      const bare = location.filter((one) => !refs.some(({ text }) => text === one))
      expect(items).toEqual([
        ...refs.map(({ client_id: id, text }) => ({ id, text })),
        ...bare.map((text) => ({ id: `name:${text}`, text })),
      ])
    }),
    { numRuns: runs },
  )
})

test('[D37] effectiveness 1 helped and 0 did not, unless the client marks it as unmarked', () => {
  fc.assert(
    fc.property(factors, (said) => {
      const read = itemsInAnswer(shown({ alleviating_factor: said }).intervention)
      const marks = said.map(({ value, effectiveness, effect_set }) => {
        const marked = effectiveness === 1 ? 'alleviating' : 'ineffective'
        return { id: `name:${value}`, text: value, effect: effect_set === 0 ? 'unmarked' : marked }
      })
      expect(read).toEqual(marks)
    }),
    { numRuns: runs },
  )
})

test('[D31] a name without an id is sent back without one, whatever it looks like', () => {
  fc.assert(
    fc.property(content, (said) => {
      const { location, ...again } = Object.fromEntries(recordToGroups(shown({ ...said, refs: {} })))
      expect(location).toEqual({ location: said.location ?? [], refs: [] })
      for (const group of Object.values(again)) expect(group['refs'] ?? []).toEqual([])
    }),
    { numRuns: runs },
  )
})
