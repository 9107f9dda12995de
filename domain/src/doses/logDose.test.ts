import { expect, test } from 'vitest'
import { EMPTY_MEDICATION, type Medication } from '../medications/medication.ts'
import { err, ok } from '../result.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import type { Dose } from './dose.ts'
import { doseChoice } from './doseChoice.ts'
import { elapsedSince } from './elapsedTime.ts'
import { asNeededAmount, editedDose, toDoseForm, newDose, newDoses } from './logDose.ts'
import { aDose, DOSE_NOW } from './testing/doses.ts'

const medication = { id: 'naproxen', text: 'Naproxen - 500 mg' }
const begun = { id: 'd1', medication, asksAfter: null }
const form = { amount: { amount: 1, units: 'tablets' }, taken: { at: DOSE_NOW, offset: 0 }, severity: null }

test('[DOSE-1] a dose has a medicine, an amount, a time, and the number if it was entered', () => {
  expect(newDose(begun, form, DOSE_NOW)).toEqual(ok(aDose()))
  const told = newDose({ ...begun, asksAfter: 60 }, { ...form, amount: null, severity: 6 }, DOSE_NOW)
  expect(told).toEqual(ok(aDose({ amount: null, before: { severity: 6, at: DOSE_NOW }, asksAfter: 60 })))
})

test('[DOSE-5] a dose in the future, or outside the calendar, is refused', () => {
  const at = (moment: number) => newDose(begun, { ...form, taken: { at: moment, offset: 0 } }, DOSE_NOW)
  expect(at(DOSE_NOW + 5 * MINUTE_MS).ok).toBe(true)
  expect(at(DOSE_NOW + 6 * MINUTE_MS)).toEqual(err('in-the-future'))
  expect(at(Date.UTC(1800, 0, 1))).toEqual(err('outside-calendar'))
})

test('[DOSE-5] an edit keeps its question; the time is checked only if it was changed', () => {
  const ahead = aDose({ takenAt: DOSE_NOW + HOUR_MS, asksAfter: 60, before: { severity: 4, at: 7 } })
  const same = { ...toDoseForm(ahead), amount: { amount: 2, units: 'tablets' } }
  expect(editedDose(ahead, same, DOSE_NOW)).toEqual(ok({ ...ahead, amount: { amount: 2, units: 'tablets' } }))
  const moved = { ...same, taken: { at: DOSE_NOW + 2 * HOUR_MS, offset: 0 } }
  expect(editedDose(ahead, moved, DOSE_NOW)).toEqual(err('in-the-future'))
  const now = editedDose(ahead, { ...form, severity: 5 }, DOSE_NOW)
  expect(now).toEqual(ok({ ...ahead, takenAt: DOSE_NOW, before: { severity: 5, at: DOSE_NOW } }))
  expect(editedDose(ahead, form, DOSE_NOW)).toEqual(ok({ ...ahead, takenAt: DOSE_NOW, before: null }))
})

test('[DOSE-10] a number entered with a dose moves with its time, that of a record keeps its own', () => {
  const earlier = { at: DOSE_NOW - HOUR_MS, offset: 0 }
  const moved = (before: Dose['before']) => {
    const dose = aDose({ before })
    return editedDose(dose, { ...toDoseForm(dose), taken: earlier }, DOSE_NOW)
  }
  expect(moved({ severity: 4, at: DOSE_NOW })).toMatchObject({
    value: { before: { severity: 4, at: earlier.at } },
  })
  expect(moved({ severity: 4, at: 7 })).toMatchObject({ value: { before: { severity: 4, at: 7 } } })
})

const taken = (own: Partial<Medication>): Medication => ({
  ...EMPTY_MEDICATION,
  id: own.commonName ?? 'a',
  commonName: 'a',
  dosageUnits: 'tablets',
  ...own,
})
const daily = { kind: 'daily', every: 1, at: { hour: 8, minute: 0 } } as const
const needed = (...amounts: (number | null)[]) =>
  taken({ takeAs: 'needed', dosages: amounts.map((amount) => ({ amount, frequency: null })) })

test('[DOSE-2] the amount begins with the one dosage for when it is needed, and with nothing else', () => {
  expect(asNeededAmount(needed(2))).toEqual({ amount: 2, units: 'tablets' })
  expect(asNeededAmount(needed(2, 2))).toEqual({ amount: 2, units: 'tablets' })
  for (const none of [needed(), needed(null), needed(1, 2), taken({ takeAs: null })])
    expect(asNeededAmount(none)).toBeNull()
  const dosages = [{ amount: 1, frequency: daily }]
  expect(asNeededAmount(taken({ takeAs: 'scheduled', dosages }))).toBeNull()
  expect(asNeededAmount(taken({ takeAs: 'scheduled and needed', dosages }))).toBeNull()
  const both = [...dosages, { amount: 2, frequency: null }]
  expect(asNeededAmount(taken({ takeAs: 'scheduled and needed', dosages: both }))?.amount).toBe(2)
  expect(asNeededAmount(taken({ takeAs: 'needed', dosages }))?.amount).toBe(1)
})

test('[DOSE-2] medications taken as needed are offered first, then current ones, then the rest', () => {
  const all = [
    taken({ commonName: 'Old', takeAs: 'needed', endDate: '2026-11-11' }),
    taken({ commonName: 'Zinc' }),
    taken({ commonName: 'Both', takeAs: 'scheduled and needed', endDate: '2026-11-12' }),
    taken({ commonName: 'Amitriptyline', takeAs: 'scheduled' }),
    taken({ commonName: 'Aspirin', takeAs: 'needed' }),
  ]
  const compare = (one: Medication, other: Medication) => one.commonName.localeCompare(other.commonName)
  expect(doseChoice(all, { today: '2026-11-12', compare }).map(({ commonName }) => commonName)).toEqual([
    'Aspirin',
    'Both',
    'Amitriptyline',
    'Zinc',
    'Old',
  ])
})

test('[DOSE-3] how long ago is rounded down', () => {
  expect(elapsedSince(DOSE_NOW, DOSE_NOW)).toEqual({ unit: 'minutes', minutes: 0 })
  expect(elapsedSince(DOSE_NOW + MINUTE_MS, DOSE_NOW)).toEqual({ unit: 'minutes', minutes: 0 })
  expect(elapsedSince(DOSE_NOW - HOUR_MS + 1, DOSE_NOW)).toEqual({ unit: 'minutes', minutes: 59 })
  expect(elapsedSince(DOSE_NOW - HOUR_MS, DOSE_NOW)).toEqual({ unit: 'hours', hours: 1, minutes: 0 })
  expect(elapsedSince(DOSE_NOW - 190 * MINUTE_MS, DOSE_NOW)).toEqual({ unit: 'hours', hours: 3, minutes: 10 })
  expect(elapsedSince(DOSE_NOW - 2 * DAY_MS, DOSE_NOW)).toEqual({ unit: 'days', days: 2 })
})

test('[MDAY-8] several medicines have one time and one number, each its own amount; a wrong time makes none', () => {
  const two = [
    { ...begun, amount: form.amount },
    { ...begun, id: 'd2', medication: { id: 'zinc', text: 'Zinc' }, amount: null },
  ]
  const { amount: _, ...shared } = form
  expect(newDoses(two, { ...shared, severity: 6 }, DOSE_NOW)).toMatchObject(
    ok([
      { id: 'd1', amount: form.amount, before: { severity: 6 }, takenAt: DOSE_NOW },
      { id: 'd2', what: { id: 'zinc' }, amount: null, before: { severity: 6 }, takenAt: DOSE_NOW },
    ]),
  )
  const ahead = { at: DOSE_NOW + HOUR_MS, offset: 0 }
  expect(newDoses(two, { ...shared, taken: ahead }, DOSE_NOW)).toEqual(err('in-the-future'))
})
