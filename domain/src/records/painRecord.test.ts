import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import { NOT_ANSWERED, withItems } from './answer.ts'
import { duplicateRecord } from './duplicateRecord.ts'
import { emptyRecord, isRightNow, recordLocalId, startAtFirstEntry, type PainRecord } from './painRecord.ts'

const NOW = Date.UTC(2026, 4, 10, 14, 20)

test('[REC-1, D36] a new record starts now and answers nothing', () => {
  expect(emptyRecord({ at: NOW, offset: 2 * HOUR_MS })).toEqual({
    ref: { kind: 'not-saved-yet', isDuplicate: false },
    severity: null,
    startsAt: NOW,
    timeOffset: 2 * HOUR_MS,
    duration: { kind: 'none' },
    pattern: null,
    episode: null,
    partOf: null,
    location: [],
    placeStrengths: [],
    symptom: { kind: 'items', items: [] },
    character: [],
    aggravatingFactor: { kind: 'items', items: [] },
    intervention: { kind: 'items', items: [] },
    medication: { kind: 'items', items: [] },
    environment: [],
    note: '',
  })
})

const saved: PainRecord = {
  ...emptyRecord({ at: NOW, offset: 0 }),
  ref: { kind: 'saved', clientId: '0190b5c2-a1f0-7abc-8def-0123456789ab', localId: 12, serverId: 1_000_003 },
  severity: 6,
  duration: { kind: 'until', endsAt: NOW + HOUR_MS },
  pattern: 'breakthrough',
  symptom: { kind: 'nothing' },
  note: 'after the walk',
}

test('[REC-18] a duplicate has the same content, and is not saved yet', () => {
  const copy = duplicateRecord(saved)
  expect(copy).toEqual({ ...saved, ref: { kind: 'not-saved-yet', isDuplicate: true } })
})

test('[REC-1, REC-18] an unsaved record has the number -1', () => {
  const numbers = [saved, emptyRecord({ at: NOW, offset: 0 }), duplicateRecord(saved)].map(recordLocalId)
  expect(numbers).toEqual([12, -1, -1])
})

test.each([
  [0, true],
  [5 * MINUTE_MS, true],
  [-5 * MINUTE_MS, true],
  [5 * MINUTE_MS + 1, false],
  [-5 * MINUTE_MS - 1, false],
])('[REC-5] %d ms after its start a record is of right now: %s', (passed, isNow) => {
  expect(isRightNow(saved, NOW + passed)).toBe(isNow)
})

test('[REC-48] input on a page that was open for long starts now, unless a time was set', () => {
  const opened = emptyRecord({ at: NOW, offset: 0 })
  const later = { at: NOW + 9 * HOUR_MS, offset: HOUR_MS }
  const first: PainRecord = { ...opened, severity: 4 }
  expect(startAtFirstEntry(opened, first, later)).toEqual({
    ...first,
    startsAt: later.at,
    timeOffset: HOUR_MS,
  })
  expect(startAtFirstEntry(opened, first, { at: NOW + 5 * MINUTE_MS, offset: 0 })).toBe(first)
  const told: Partial<PainRecord>[] = [
    { startsAt: NOW - HOUR_MS },
    { duration: { kind: 'until', endsAt: NOW + HOUR_MS } },
    { pattern: 'constant' },
    duplicateRecord(first),
    { ref: { kind: 'saved', clientId: 'c', localId: 1, serverId: null } },
  ]
  for (const one of told.map((part) => ({ ...opened, ...part })))
    expect(startAtFirstEntry(opened, one, later)).toBe(one)
})

test('[DOSE-6, REC-48] doses offered by a page that was open for long are not on a record that starts hours later', () => {
  const use = { id: 'm', text: 'Naproxen', dose: null, effect: 'unmarked', doses: ['d1'] } as const
  const opened = { ...emptyRecord({ at: NOW, offset: 0 }), medication: withItems([use]) }
  const first: PainRecord = { ...opened, severity: 4 }
  const after = (ms: number) => startAtFirstEntry(opened, first, { at: NOW + ms, offset: 0 }).medication
  expect([after(HOUR_MS), after(HOUR_MS + 1)]).toEqual([opened.medication, NOT_ANSWERED])
  const said: PainRecord = { ...opened, medication: withItems([{ ...use, effect: 'alleviating' }]) }
  expect(startAtFirstEntry(opened, said, { at: NOW + 3 * HOUR_MS, offset: 0 }).medication).toBe(
    said.medication,
  )
})
