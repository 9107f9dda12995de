import { newClientId } from '@reprieve/contract/ids.ts'
import { formNamed } from '@reprieve/domain/medications/addMedication.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { deleteById, undoDelete } from '../local/rows/deleteRows.ts'
import { getRow } from '../local/rows/rows.ts'
import { aDiary, NOON, save } from '../local/testing/aDiary.ts'
import {
  addMedication,
  addMedicationByName,
  allMedications,
  editMedication,
  setMedicationShown,
} from './medicationTable.ts'

const namesIn = async (diary: ReturnType<typeof aDiary>): Promise<string[]> =>
  (await allMedications(diary)).map(({ commonName }) => commonName)

test('[MED-1, D30] a medication added by name is in the profile, with a local number, unsent', async () => {
  const diary = aDiary()
  const added = await addMedication(diary, formNamed(' Naproxen '))
  if (!added.ok) throw new Error(added.reason)
  expect(await namesIn(diary)).toEqual(['Naproxen'])
  expect(await getRow(diary, added.value.id)).toMatchObject({
    kind: 'medication',
    localId: 1,
    idOnServer: null,
    dirty: true,
    sent: false,
  })
  expect(diary.rung).toEqual([['medication']])
})

test('[MED-2] a second of the same is refused, and nothing is written', async () => {
  const diary = aDiary()
  await addMedication(diary, formNamed('Naproxen'))
  expect(await addMedication(diary, formNamed('NAPROXEN'))).toEqual(err('already-exists'))
  expect(await namesIn(diary)).toEqual(['Naproxen'])
})

test('[MED-1] a second press of the button adds nothing', async () => {
  const diary = aDiary()
  const id = newClientId(NOON)
  await Promise.all([
    addMedication(diary, formNamed('Naproxen'), { id }),
    addMedication(diary, formNamed('Naproxen'), { id }),
  ])
  expect(await namesIn(diary)).toEqual(['Naproxen'])
})

test('[MED-7] on a locked device a known one is used without a message', async () => {
  const diary = aDiary()
  const first = await addMedication(diary, formNamed('Naproxen'))
  expect(await addMedicationByName(diary, { name: 'naproxen' })).toMatchObject(first)
  expect((await addMedicationByName(diary, { name: 'Zinc' })).ok).toBe(true)
  expect((await namesIn(diary)).toSorted()).toEqual(['Naproxen', 'Zinc'])
})

test('[MED-4] one with an unreadable name is not shown, and stays stored', async () => {
  const diary = aDiary()
  await addMedication(diary, formNamed('Naproxen'))
  const [one] = await allMedications(diary)
  await save(diary, one!.id, { name: {} })
  expect(await namesIn(diary)).toEqual([])
  expect(await getRow(diary, one!.id)).not.toBeNull()
})

const naproxen = async (diary: ReturnType<typeof aDiary>, own = {}) => {
  const added = await addMedication(diary, { ...formNamed('Naproxen'), ...own })
  if (!added.ok) throw new Error(added.reason)
  return added.value
}
const valuesIn = async (diary: ReturnType<typeof aDiary>, id: string): Promise<Record<string, unknown>> =>
  Object.fromEntries([...((await getRow(diary, id))?.groups ?? [])].map(([group, { v }]) => [group, v]))

test('[MED-4] empty fields are not written when it is added', async () => {
  const diary = aDiary()
  const { id } = await naproxen(diary, { startDate: '2026-03-02' })
  expect(Object.keys(await valuesIn(diary, id)).toSorted()).toEqual([
    'dates',
    'deleted',
    'name',
    'shown',
    'strength',
    'units',
  ])
})

test('[MED-4] an edit writes only its changes, and unknown data stay', async () => {
  const diary = aDiary()
  const opened = await naproxen(diary, { notes: 'With food' })
  await save(diary, opened.id, {
    name: { common_name: 'Naproxen', brand_name: 'Generic', top_rank: 7 },
    notes: { med_notes: 'Told elsewhere' },
    take_as: { take_as_value: 'at sunset' },
  })
  const form = { ...opened, brandName: 'Aleve', strength: '500' }
  expect(await editMedication(diary, { id: opened.id, opened, form })).toMatchObject(ok({ strength: '500' }))
  expect(await valuesIn(diary, opened.id)).toMatchObject({
    name: { common_name: 'Naproxen', brand_name: 'Aleve', top_rank: 7 },
    strength: { strength: '500', strength_units: 'mg' },
    notes: { med_notes: 'Told elsewhere' },
    take_as: { take_as_value: 'at sunset' },
  })
})

test('[MED-4] one that replaces a catalogue entry keeps nothing of the entry', async () => {
  const diary = aDiary()
  const opened = await naproxen(diary, {
    number: 20_150,
    names: { de: 'Naproxen' },
    components: ['Naproxen'],
  })
  const form = { ...opened, commonName: 'Sorbet', number: null, names: {}, components: [] }
  await editMedication(diary, { id: opened.id, opened, form })
  expect((await valuesIn(diary, opened.id))['name']).toEqual({ common_name: 'Sorbet', brand_name: 'Generic' })
})

test('[MED-19] purposes that are chosen again replace the numbers of another client', async () => {
  const diary = aDiary()
  const opened = await naproxen(diary)
  await save(diary, opened.id, { purpose: { purpose: [4], refs: [] } })
  const form = { ...opened, purpose: [{ id: 'c', text: 'Migraine' }] }
  await editMedication(diary, { id: opened.id, opened, form })
  expect((await valuesIn(diary, opened.id))['purpose']).toEqual({
    refs: [{ client_id: 'c', text: 'Migraine' }],
  })
})

test('[MED-21] an edit into another of the profile is refused, and one of a deleted medication says so', async () => {
  const diary = aDiary()
  await naproxen(diary)
  const opened = await naproxen(diary, { strength: '500' })
  const { id } = opened
  expect(await editMedication(diary, { id, opened, form: { ...opened, strength: '' } })).toEqual(
    err('already-exists'),
  )
  await deleteById(diary, id)
  expect(await editMedication(diary, { id, opened, form: { ...opened, notes: 'x' } })).toEqual(
    err('not-here'),
  )
})

test('[MED-22] a deleted one is gone from the profile and can be taken back', async () => {
  const diary = aDiary()
  const { id } = await naproxen(diary)
  const deleted = await deleteById(diary, id)
  expect(await namesIn(diary)).toEqual([])
  if (!deleted.ok || deleted.value === null) throw new Error('nothing was deleted')
  await undoDelete(diary, deleted.value)
  expect(await namesIn(diary)).toEqual(['Naproxen'])
})

test('[MED-24] hidden and shown again it stays in the profile', async () => {
  const diary = aDiary()
  const shown = await naproxen(diary)
  await setMedicationShown(diary, shown, false)
  const [hidden] = await allMedications(diary)
  expect(hidden).toMatchObject({ isShown: false })
  await setMedicationShown(diary, hidden!, true)
  expect(await allMedications(diary)).toMatchObject([{ isShown: true }])
})

test('[MED-4, MED-22] of one form in two tabs the later save wins, and other changes of the first stay', async () => {
  const diary = aDiary()
  const id = newClientId(NOON)
  await addMedication(diary, { ...formNamed('Naproxen'), notes: 'With food' }, { id })
  const later = { ...formNamed('Naproxen'), startDate: '2026-03-02' }
  expect(await addMedication(diary, later, { id })).toMatchObject(ok({ id }))
  expect(await allMedications(diary)).toMatchObject([{ notes: 'With food', startDate: '2026-03-02' }])
})
