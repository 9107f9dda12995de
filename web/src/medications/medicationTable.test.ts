import { newClientId } from '@reprieve/contract/ids.ts'
import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { getRow } from '../local/rows.ts'
import { aDiary, NOON, save } from '../local/testing/aDiary.ts'
import { addMedication, addUnseen, allMedications } from './medicationTable.ts'

const namesIn = async (diary: ReturnType<typeof aDiary>): Promise<string[]> =>
  (await allMedications(diary)).map(({ commonName }) => commonName)

test('[MED-1, D30] what is added by name is in the profile, with a number of this device, and waits to be sent', async () => {
  const diary = aDiary()
  const added = await addMedication(diary, { name: ' Naproxen ' })
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
  await addMedication(diary, { name: 'Naproxen' })
  expect(await addMedication(diary, { name: 'NAPROXEN' })).toEqual(err('already-exists'))
  expect(await namesIn(diary)).toEqual(['Naproxen'])
})

test('[MED-1] a second press of the button adds nothing', async () => {
  const diary = aDiary()
  const id = newClientId(NOON)
  await Promise.all([
    addMedication(diary, { id, name: 'Naproxen' }),
    addMedication(diary, { id, name: 'Naproxen' }),
  ])
  expect(await namesIn(diary)).toEqual(['Naproxen'])
})

test('[MED-7] on a locked device a known one is taken without a word', async () => {
  const diary = aDiary()
  const first = await addMedication(diary, { name: 'Naproxen' })
  expect(await addUnseen(diary, { name: 'naproxen' })).toEqual(first)
  expect((await addUnseen(diary, { name: 'Zinc' })).ok).toBe(true)
  expect((await namesIn(diary)).toSorted()).toEqual(['Naproxen', 'Zinc'])
})

test('[MED-4] one whose name cannot be read is not shown, and stays where it is', async () => {
  const diary = aDiary()
  await addMedication(diary, { name: 'Naproxen' })
  const [one] = await allMedications(diary)
  await save(diary, one!.id, { name: {} })
  expect(await namesIn(diary)).toEqual([])
  expect(await getRow(diary, one!.id)).not.toBeNull()
})
