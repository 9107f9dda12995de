import { aliasGroup, aliasValue } from '@reprieve/contract/aliasGroups.ts'
import { newMedicationToGroups, readMedicationGroups } from '@reprieve/contract/medications/medicationWire.ts'
import { typedCondition, type NewCondition } from '@reprieve/domain/conditions/addCondition.ts'
import { EMPTY_MEDICATION } from '@reprieve/domain/medications/medication.ts'
import { err } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted, groupValues } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { expect, test } from 'vitest'
import { addCondition, allConditions } from '../conditions/conditionTable.ts'
import { storeDraft, offeredDrafts } from '../local/drafts.ts'
import { addRows, changeRows } from '../local/rows/changeRows.ts'
import { deleteById } from '../local/rows/deleteRows.ts'
import { getRow, type Diary } from '../local/rows/rows.ts'
import { trashedRows } from '../local/rows/trashedRows.ts'
import { aDiary, NOON, save } from '../local/testing/aDiary.ts'
import { replaceCondition } from './replaceCondition.ts'

const MIGRAINE: NewCondition = {
  id: 'migraine',
  name: 'Migraine',
  number: 10_009,
  names: {},
  icon: 'head-half',
}

async function added(diary: Diary, name: string) {
  const condition = await addCondition(diary, typedCondition(name))
  if (!condition.ok) throw new Error(condition.reason)
  return condition.value
}

const medicated = (diary: Diary, id: string, purpose: { id: string; text: string }[]) =>
  addRows(diary, [id], ({ state }) => {
    const begun = beginRow(state, { clientId: id, kind: 'medication' })
    const values = newMedicationToGroups({ ...EMPTY_MEDICATION, id, commonName: id, purpose })
    const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow: NOON })
    return { rows: [row], state: { ...begun.state, clock } }
  })

const purposeOf = async (diary: Diary, id: string) =>
  readMedicationGroups(groupValues((await getRow(diary, id))!), id)!.purpose

test('[COND-10, SYNC-31] the new one takes the place of the old one, here and in every purpose, and the draft ends', async () => {
  const diary = aDiary()
  const old = await added(diary, 'Head')
  const other = await added(diary, 'Back')
  const asPurpose = ({ id, name }: typeof old) => ({ id, text: name })
  await medicated(diary, 'triptan', [asPurpose(old), asPurpose(other)])
  await medicated(diary, 'zinc', [asPurpose(other), { id: 'gone', text: 'Head' }])
  await storeDraft(diary, { id: old.id, kind: 'condition', value: {} })
  const before = await getRow(diary, 'zinc')

  const next = { ...MIGRAINE, diagnosed: '2019-04-01', isShown: false }
  const replaced = await replaceCondition(diary, { old, next, draftId: old.id })

  expect(replaced).toMatchObject({
    ok: true,
    value: { id: 'migraine', diagnosed: '2019-04-01', isShown: false },
  })
  expect((await allConditions(diary)).map(({ name }) => name).toSorted()).toEqual(['Back', 'Migraine'])
  expect((await trashedRows(diary)).map(({ clientId }) => clientId)).toEqual([old.id])
  expect(await purposeOf(diary, 'triptan')).toEqual([{ id: 'migraine', text: 'Migraine' }, asPurpose(other)])
  expect(await getRow(diary, 'zinc')).toEqual(before)
  expect(await offeredDrafts(diary)).toEqual([])
})

test('[COND-10, SYNC-11] one that others know leaves a tombstone', async () => {
  const diary = aDiary()
  const old = await added(diary, 'Head')
  await changeRows(diary, [old.id], ({ rows }) => ({ rows: [{ ...rows.get(old.id)!, sent: true }] }))
  await replaceCondition(diary, { old, next: MIGRAINE, draftId: old.id })
  expect(isDeleted((await getRow(diary, old.id))!)).toBe(true)
})

test('[COND-4, COND-10] one that already exists replaces nothing', async () => {
  const diary = aDiary()
  const old = await added(diary, 'Head')
  await added(diary, 'migraine')
  expect(await replaceCondition(diary, { old, next: MIGRAINE, draftId: old.id })).toEqual(
    err('already-added'),
  )
})

test('[COND-10] one that was deleted meanwhile is not replaced', async () => {
  const diary = aDiary()
  const old = await added(diary, 'Head')
  await deleteById(diary, old.id)
  expect(await replaceCondition(diary, { old, next: MIGRAINE, draftId: old.id })).toEqual(err('not-here'))
  expect(await allConditions(diary)).toEqual([])
})

test('[COND-10, D29] one that was merged into the chosen one is that one, and is not deleted', async () => {
  const diary = aDiary()
  const old = await added(diary, 'Head')
  await addCondition(diary, MIGRAINE)
  await save(diary, 'migraine', { [aliasGroup(old.id)]: aliasValue(old.id) })
  await changeRows(diary, [old.id], ({ rows }) => ({ drop: [rows.get(old.id)!] }))
  const next = { ...MIGRAINE, diagnosed: '2019-04-01' }
  await replaceCondition(diary, { old, next, draftId: old.id })
  expect(await allConditions(diary)).toMatchObject([{ id: 'migraine', diagnosed: '2019-04-01' }])
})
