import { newClientId, settingsClientId } from '@reprieve/contract/ids.ts'
import { formNamed, type MedicationForm } from '@reprieve/domain/medications/addMedication.ts'
import { withItems } from '@reprieve/domain/records/answer.ts'
import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { addDoses } from '../../doses/doseTable.ts'
import { readMedicineDaysChoice } from '../../doses/medicineDaysChoice.ts'
import { readMedicineUses } from '../../doses/medicineUses.ts'
import { deleteById } from '../../local/rows/deleteRows.ts'
import { getRow, type Diary } from '../../local/rows/rows.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { addMedication, allMedications, editMedication } from '../../medications/medicationTable.ts'
import {
  aRecordDiary,
  OPENED_RECORD_AT,
  saveAndReadRecord,
  toFinishedRecord,
} from '../../records/testing/aFinishedRecord.ts'
import { changeHomeCards, changeMedicineDays } from '../cardsTable.ts'
import { readMedicineDays } from './medicineDays.ts'

async function medicine(diary: Diary, name: string, own: Partial<MedicationForm> = {}): Promise<string> {
  const added = await addMedication(diary, { ...formNamed(name), takeAs: 'needed', ...own })
  if (!added.ok) throw new Error(added.reason)
  return added.value.id
}

const dosed = async (diary: Diary, medication: string, takenAt: number): Promise<string> => {
  const id = newClientId(NOON)
  const dose = { id, amount: null, takenAt, timeOffset: 0, before: null, after: null, effect: null }
  const what = { id: medication, text: 'x', kind: 'medication' } as const
  await addDoses(diary, [{ ...dose, what, asksAfter: null, isClosed: false }])
  return id
}

const recorded = (diary: Diary, id: string, startsAt: number, doses?: string[]) =>
  saveAndReadRecord(
    diary,
    toFinishedRecord({
      ...OPENED_RECORD_AT,
      severity: 3,
      startsAt,
      medication: withItems([
        { id, text: 'x', dose: null, effect: 'unmarked', ...(doses !== undefined && { doses }) },
      ]),
    }),
  )

const turnOn = (diary: Diary) => changeMedicineDays(diary, (choice) => ({ ...choice, isOn: true }))

test('[MDAY-1, MDAY-2, MDAY-5] the card counts doses and records of 30 days, and the days without any entry', async () => {
  const diary = aRecordDiary()
  const naproxen = await medicine(diary, 'Naproxen')
  const triptan = await medicine(diary, 'Sumatriptan', { dayLimit: 8 })
  const zinc = await medicine(diary, 'Zinc', { takeAs: 'scheduled' })
  await dosed(diary, naproxen, NOON)
  await dosed(diary, triptan, NOON)
  await recorded(diary, triptan, NOON - 29 * DAY_MS)
  await recorded(diary, triptan, NOON - 30 * DAY_MS)
  await dosed(diary, zinc, NOON - DAY_MS)
  await turnOn(diary)
  expect((await readMedicineDays(diary)).counts).toMatchObject({
    days: 2,
    rows: [
      { id: triptan, days: 2, limit: 8 },
      { id: naproxen, days: 1, limit: null },
    ],
    unlogged: 27,
    months: [
      { days: 0, loggedDays: 1 },
      { days: 2, loggedDays: 2 },
      { days: 0, loggedDays: 0 },
    ],
  })
})

test('[MDAY-1, DOSE-7] a use counts on the day of its dose, and on its own day once the dose is deleted', async () => {
  const diary = aRecordDiary()
  const naproxen = await medicine(diary, 'Naproxen')
  const midnight = NOON - 12 * HOUR_MS
  // Outside the days that are read: it is found all the same.
  const dose = await dosed(diary, naproxen, midnight - 40 * DAY_MS - 1)
  await recorded(diary, naproxen, midnight - 40 * DAY_MS + 1, [dose])
  const today = midnight / DAY_MS
  const days = async () =>
    (await readMedicineUses(diary, { from: today - 40, to: today })).uses.map(({ day }) => day - today)
  expect(await days()).not.toContain(-40)
  await deleteById(diary, dose)
  expect(await days()).toEqual([-40])
})

test('[MDAY-4] reading the days up to an earlier day reads nothing of later ones', async () => {
  const diary = aRecordDiary()
  const naproxen = await medicine(diary, 'Naproxen')
  await dosed(diary, naproxen, NOON)
  await dosed(diary, naproxen, NOON - 60 * DAY_MS)
  const past = Math.floor(NOON / DAY_MS) - 60
  expect(await readMedicineUses(diary, { from: past - 29, to: past })).toEqual({
    uses: [{ id: naproxen, day: past }],
    logged: new Set([past]),
  })
})

test('[MDAY-7] off until somebody switches it on; then it counts', async () => {
  const diary = aRecordDiary()
  await medicine(diary, 'Naproxen')
  expect(await readMedicineDays(diary)).toEqual({ card: 'off', limit: null, counts: null })
  await turnOn(diary)
  expect(await readMedicineDays(diary)).toMatchObject({ card: 'on', counts: { days: 0 } })
})

test('[MDAY-3] no limit is ever written without an act of the person', async () => {
  const diary = aRecordDiary()
  const naproxen = await medicine(diary, 'Sumatriptan', {
    limit: 2,
    purpose: [{ id: 'k', text: 'Migraine' }],
  })
  for (let at = 0; at < 20; at += 1) await dosed(diary, naproxen, NOON - at * DAY_MS)
  await turnOn(diary)
  await changeHomeCards(diary, (home) => ({ ...home, promptsOff: ['rate'] }))
  await readMedicineDays(diary)
  const [opened] = await allMedications(diary)
  await editMedication(diary, { id: naproxen, opened: opened!, form: { ...opened!, takeAs: 'scheduled' } })
  expect((await getRow(diary, naproxen))!.groups.has('day_limit')).toBe(false)
  expect(await readMedicineDaysChoice(diary)).toEqual({ isOn: true, limit: null })
  expect((await getRow(diary, settingsClientId('home_cards')))!.groups.get('medicine_days')?.v).toEqual({
    medicine_days: { on: 1 },
  })
})

test('[MDAY-3] a limit that the person entered stays when the medicine changes', async () => {
  const diary = aRecordDiary()
  const id = await medicine(diary, 'Sumatriptan', { dayLimit: 10 })
  const [opened] = await allMedications(diary)
  const form = { ...opened!, takeAs: 'scheduled' as const, dosageUnits: 'drops', countsDays: false }
  await editMedication(diary, { id, opened: opened!, form })
  expect(await allMedications(diary)).toMatchObject([{ dayLimit: 10, countsDays: false }])
})

test('[MDAY-7] two changes at once both count, and a full disk changes nothing', async () => {
  const diary = aRecordDiary()
  await Promise.all([
    turnOn(diary),
    changeMedicineDays(diary, (choice) => ({ ...choice, limit: 10 })),
    changeHomeCards(diary, (home) => ({ ...home, promptsOff: ['rate'] })),
  ])
  expect(await readMedicineDaysChoice(diary)).toEqual({ isOn: true, limit: 10 })
  const tables = { ...diary.tables, write: () => Promise.resolve(err('no-room' as const)) }
  const off = { isOn: false, limit: null }
  expect(await changeMedicineDays({ ...diary, tables }, () => off)).toEqual(err('no-room'))
  expect(await readMedicineDaysChoice(diary)).toEqual({ isOn: true, limit: 10 })
})
