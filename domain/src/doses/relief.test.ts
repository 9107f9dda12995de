import { expect, test } from 'vitest'
import { MINUTE_MS } from '../time/instant.ts'
import { dosesAnsweredBy, severityBefore, dosesDueForRating, makeInterventionDoses } from './relief.ts'
import { aDose, aPainRecord, DOSE_NOW } from './testing/doses.ts'

const ago = (minutes: number): number => DOSE_NOW - minutes * MINUTE_MS
const asking = (minutes: number, own = {}) => aDose({ takenAt: ago(minutes), asksAfter: 60, ...own })
const ids = (doses: readonly { id: string }[]): string[] => doses.map(({ id }) => id)

test.each([
  [59, 0],
  [60, 1],
  [240, 1],
  [241, 0],
])('[DOSE-9] %d minutes after a dose with a question at 60, %d are due', (minutes, count) => {
  expect(dosesDueForRating([asking(minutes)], DOSE_NOW)).toHaveLength(count)
})

test('[DOSE-9] at 120 it is asked later, and without a choice never', () => {
  expect(
    dosesDueForRating([asking(119, { asksAfter: 120 }), asking(100, { asksAfter: null })], DOSE_NOW),
  ).toEqual([])
  expect(dosesDueForRating([asking(120, { asksAfter: 120 })], DOSE_NOW)).toHaveLength(1)
})

test('[DOSE-9, DOSE-11] an answered or closed question is not asked again', () => {
  const answered = asking(90, { after: { severity: 3, at: DOSE_NOW } })
  expect(dosesDueForRating([answered, asking(90, { isClosed: true })], DOSE_NOW)).toEqual([])
})

test('[DOSE-9] one question for everything that is due, with the time of the latest', () => {
  expect(
    ids(dosesDueForRating([asking(90), asking(61, { id: 'd2' }), asking(10, { id: 'd3' })], DOSE_NOW)),
  ).toEqual(['d2', 'd1'])
})

test('[DOSE-10] the number before is that of the dose, else of the last record in the hour before', () => {
  const dose = asking(0)
  const records = [
    aPainRecord(ago(-5)),
    aPainRecord(ago(20), { severity: 7.4 }),
    aPainRecord(ago(50), { severity: 2 }),
  ]
  expect(severityBefore(dose, records)).toEqual({ severity: 7, at: ago(20) })
  expect(severityBefore({ ...dose, before: { severity: 5, at: DOSE_NOW } }, records)).toEqual({
    severity: 5,
    at: DOSE_NOW,
  })
  expect(
    severityBefore(dose, [
      aPainRecord(ago(61)),
      aPainRecord(ago(-1)),
      aPainRecord(ago(5), { severity: null }),
    ]),
  ).toBeNull()
  expect(severityBefore(dose, [aPainRecord(ago(5), { duration: { kind: 'all-day' } })])).toBeNull()
})

test.each([
  [29, 0],
  [30, 1],
  [120, 1],
  [121, 0],
])('[DOSE-11] a record %d minutes after a question of 60 answers %d', (minutes, count) => {
  const answered = dosesAnsweredBy([asking(minutes)], aPainRecord(DOSE_NOW, { severity: 4 }))
  const after = { severity: 4, at: DOSE_NOW }
  expect(answered.map((dose) => dose.after)).toEqual(Array.from({ length: count }, () => after))
})

test('[DOSE-11] a record without a number answers nothing, and an answered question stays answered', () => {
  expect(dosesAnsweredBy([asking(60)], aPainRecord(DOSE_NOW, { severity: null }))).toEqual([])
  expect(
    dosesAnsweredBy([asking(60, { after: { severity: 1, at: DOSE_NOW } })], aPainRecord(DOSE_NOW)),
  ).toEqual([])
})

test('[DOSE-9, DOSE-10] an intervention on a record of the last hour is asked about, with its number', () => {
  const intervention = {
    kind: 'items',
    items: [
      { id: 'heat', text: 'Heat', effect: 'unmarked' },
      { id: 'rest', text: 'Rest', effect: 'ineffective' },
    ],
  } as const
  const record = aPainRecord(ago(10), { intervention })
  const asks = { asksAfter: 120, now: DOSE_NOW, newId: () => 'new' } as const
  expect(makeInterventionDoses(record, asks)).toEqual([
    aDose({
      id: 'new',
      what: { id: 'heat', text: 'Heat', kind: 'intervention' },
      amount: null,
      before: { severity: 6, at: ago(10) },
      asksAfter: 120,
    }),
  ])
  expect(makeInterventionDoses({ ...record, startsAt: ago(61) }, asks)).toEqual([])
  expect(makeInterventionDoses({ ...record, severity: null }, asks)).toEqual([])
})
