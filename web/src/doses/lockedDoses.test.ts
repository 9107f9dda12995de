import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { allMedications } from '../medications/medicationTable.ts'
import { recordDay } from '../records/recordDay.ts'
import { latestDoses } from './doseTable.ts'
import { logDoseByName } from './lockedDoses.ts'

const formAt = (at: number) => ({ amount: null, taken: { at, offset: 0 }, severity: null })
const open = () => aDiary({ dayOf: recordDay })

test('[DOSE-5, DOSE-8] a time that is refused leaves no medicine behind, under no name', async () => {
  const diary = open()
  const ahead = { id: 'form', name: 'Ibuprofen', form: formAt(NOON + 9 * MINUTE_MS) }
  expect(await logDoseByName(diary, ahead)).toEqual(err('in-the-future'))
  expect(await allMedications(diary)).toEqual([])
})

test('[DOSE-8] the name that was typed at last is the one of the medicine that is shown for the dose', async () => {
  const diary = open()
  // There is room for the medicine, but not for the dose.
  let left = 1
  const write: typeof diary.tables.write = (batch) =>
    left-- > 0 ? diary.tables.write(batch) : Promise.resolve(err('no-room'))
  const full = { ...diary, tables: { ...diary.tables, write } }
  const first = { id: 'form', name: 'Ibuprofen', form: formAt(NOON) }
  expect(await logDoseByName(full, first)).toEqual(err('no-room'))
  expect((await logDoseByName(diary, { id: 'form', name: 'Naproxen', form: formAt(NOON) })).ok).toBe(true)
  const [dose] = await latestDoses(diary, 5)
  const known = (await allMedications(diary)).find(({ id }) => id === dose?.what.id)
  expect([dose?.what.text, known?.commonName]).toEqual(['Naproxen', 'Naproxen'])
})

test('[DOSE-8, MED-7] a known name selects that medicine, and a second press logs nothing twice', async () => {
  const diary = open()
  const given = { id: 'form', name: 'Naproxen', form: formAt(NOON) }
  await logDoseByName(diary, given)
  await logDoseByName(diary, given)
  expect([await latestDoses(diary, 5), await allMedications(diary)].map(({ length }) => length)).toEqual([
    1, 1,
  ])
})
