import { NOTHING, withItems } from '@reprieve/domain/records/answer.ts'
import { emptyRecord, type MedicationUse, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import {
  fitOfferedUses,
  findLastDose,
  listRemovedUses,
  listOfferedUses,
  listUsesOfOtherDays,
} from './fitOfferedUses.ts'

const NOON = Date.UTC(2026, 10, 15, 12)
const use: MedicationUse = { id: 'n', text: 'Naproxen', dose: null, effect: 'unmarked', doses: ['d'] }
const dose = { id: 'd', takenAt: NOON - 10 * MINUTE_MS, timeOffset: 0 }
const offered = { uses: [use], left: [] as MedicationUse[], doses: [dose] }
const record = (own: Partial<PainRecord> = {}): PainRecord => ({
  ...emptyRecord({ at: NOON, offset: 0 }),
  medication: withItems([use]),
  ...own,
})
const ended = { startsAt: NOON - DAY_MS, duration: { kind: 'until', endsAt: NOON - HOUR_MS } } as const

test('[DOSE-13] an offered dose stays on a record that it may belong to', () => {
  const went = { startsAt: NOON - DAY_MS, duration: { kind: 'until', endsAt: NOON } } as const
  for (const own of [{}, { startsAt: NOON - DAY_MS }, went, { startsAt: dose.takenAt + HOUR_MS }])
    expect(fitOfferedUses(record(own), offered)).toBeNull()
})

test('[DOSE-13] an offered dose is removed from a record that ended before it or began more than an hour after it', () => {
  for (const own of [ended, { startsAt: dose.takenAt + HOUR_MS + 1 }]) {
    const fitted = fitOfferedUses(record(own), offered)
    expect(fitted?.record.medication).toEqual(withItems([]))
    expect(fitted?.left).toEqual([use])
  }
})

test('[DOSE-13] a dose that fits again comes back, unless the person chose No medications', () => {
  const gone = { ...offered, left: [use] }
  const back = fitOfferedUses(record({ medication: withItems([]) }), gone)
  expect([back?.record.medication, back?.left]).toEqual([withItems([use]), []])
  expect(fitOfferedUses(record({ medication: NOTHING }), gone)).toBeNull()
  expect(fitOfferedUses(record({ ...ended, medication: withItems([]) }), gone)).toBeNull()
})

test('[DOSE-13] a dose that the person marked or added stays whatever the time', () => {
  const marked = withItems([{ ...use, effect: 'alleviating' as const }])
  expect(fitOfferedUses(record({ ...ended, medication: marked }), offered)).toBeNull()
  const { doses: _, ...own } = use
  expect(fitOfferedUses(record({ ...ended, medication: withItems([own]) }), offered)).toBeNull()
  expect(fitOfferedUses(record(ended), { ...offered, uses: [] })).toBeNull()
})

test('[DOSE-13] a dose of another day than the record is reported, and so is a removed one', () => {
  expect(listUsesOfOtherDays(record(), offered)).toEqual([])
  expect(listUsesOfOtherDays(record({ startsAt: NOON - DAY_MS }), offered)).toEqual([use])
  expect([listRemovedUses(record(), offered), listRemovedUses(record(ended), offered)]).toEqual([[], []])
  expect(listRemovedUses(record({ ...ended, medication: NOTHING }), offered)).toEqual([use])
  expect(listRemovedUses(record({ medication: NOTHING }), offered)).toEqual([])
  expect(findLastDose(use, [{ ...dose, takenAt: 0 }, dose])).toBe(dose)
})

test('[DOSE-6, DOSE-13] only a new record has offered doses', () => {
  expect(listOfferedUses(record())).toEqual([use])
  expect(listOfferedUses(record({ ref: { kind: 'not-saved-yet', isDuplicate: true } }))).toEqual([])
  expect(
    listOfferedUses(record({ ref: { kind: 'saved', clientId: 'r', localId: 1, serverId: null } })),
  ).toEqual([])
})
