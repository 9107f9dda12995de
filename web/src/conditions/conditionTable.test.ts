import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { aliasGroup, aliasValue } from '@reprieve/contract/aliasGroups.ts'
import { newClientId, seedClientId } from '@reprieve/contract/ids.ts'
import { typedCondition } from '@reprieve/domain/conditions/addCondition.ts'
import { err } from '@reprieve/domain/result.ts'
import { emptyRow } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { expect, test } from 'vitest'
import { storeDraft, offeredDrafts } from '../local/drafts.ts'
import { changeRows } from '../local/rows/changeRows.ts'
import { deleteById } from '../local/rows/deleteRows.ts'
import { getRow, type Diary } from '../local/rows/rows.ts'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { addCondition, allConditions, conditionByRoute } from './conditionTable.ts'
import { editCondition, setConditionShown } from './conditionWrites.ts'
import { conditionFromEntry } from './foundConditions.ts'

const FIBROMYALGIA = conditionFromEntry(CATALOGUE_CONDITIONS.find(({ key }) => key === 'fibromyalgia')!)
const namesIn = async (diary: Diary) => (await allConditions(diary)).map(({ name }) => name)

async function added(diary: Diary, wanted = FIBROMYALGIA) {
  const condition = await addCondition(diary, wanted)
  if (!condition.ok) throw new Error(condition.reason)
  return condition.value
}

/** As after a request: another device may know it. */
const sent = (diary: Diary, id: string) =>
  changeRows(diary, [id], ({ rows }) => ({ rows: [{ ...rows.get(id)!, sent: true }] }))

test('[COND-2, COND-11, D30] an entry has its id everywhere, a number of this device, and waits to be sent', async () => {
  const diary = aDiary()
  const { id } = await added(diary)
  expect(id).toBe(seedClientId('condition', 'catalogue', 'fibromyalgia'))
  expect(await getRow(diary, id)).toMatchObject({ localId: 1, idOnServer: null, dirty: true })
  expect(await allConditions(diary)).toMatchObject([{ routeId: '-1', name: 'Fibromyalgia', isShown: true }])
  expect(await conditionByRoute(diary, '-1')).toMatchObject({ id, names: { de: 'Fibromyalgie' } })
  expect(diary.rung).toEqual([['condition']])
})

test('[COND-4] a second of the same is refused, also by its name in another language, and nothing is written', async () => {
  const diary = aDiary()
  await added(diary)
  expect(await addCondition(diary, FIBROMYALGIA)).toEqual(err('already-added'))
  expect(await addCondition(diary, typedCondition('fibromyalgie'))).toEqual(err('already-added'))
  expect(await namesIn(diary)).toEqual(['Fibromyalgia'])
})

test('[COND-1] a second press of the button adds nothing, and the draft ends with the first', async () => {
  const diary = aDiary()
  const formId = newClientId(NOON)
  await storeDraft(diary, { id: formId, kind: 'condition', value: {} })
  const press = () => addCondition(diary, typedCondition('Own'), { formId, draftId: formId })
  const both = await Promise.all([press(), press()])
  expect([...both, await press()].map(({ ok }) => ok)).toEqual([true, true, true])
  expect(await namesIn(diary)).toEqual(['Own'])
  expect(await offeredDrafts(diary)).toEqual([])
})

test('[COND-3] empty fields are not written, because another device may have values', async () => {
  const diary = aDiary()
  const { id } = await added(diary)
  const row = await getRow(diary, id)
  expect([...row!.groups.keys()].toSorted()).toEqual(['deleted', 'icon', 'name', 'shown'])
})

test('[COND-11] a condition that was never sent is removed completely when it is deleted', async () => {
  const diary = aDiary()
  const { id } = await added(diary)
  await deleteById(diary, id)
  expect(await getRow(diary, id)).toBeNull()
})

test('[COND-5, COND-8] a deleted condition is gone from the list, and is the same one when added again', async () => {
  const diary = aDiary()
  const { id } = await added(diary, { ...FIBROMYALGIA, diagnosed: '2019-04-01' })
  await sent(diary, id)
  await deleteById(diary, id)
  expect(await namesIn(diary)).toEqual([])
  const again = await added(diary)
  expect(again.id).toBe(id)
  expect(await allConditions(diary)).toMatchObject([{ id, diagnosed: null, routeId: '-1' }])
})

test('[COND-3] an edit writes only its changes, and keeps unknown data', async () => {
  const diary = aDiary()
  const { id, ...rest } = await added(diary, typedCondition('Own'))
  await changeRows(diary, [id], ({ rows, state }) => {
    const values = new Map([['name', { value: 'Own', preferred_language: 'ru' }]])
    const saved = saveRow(rows.get(id)!, { values, clock: state.clock, wallNow: NOON })
    return { rows: [{ ...saved.row, pend: new Set<string>() }], state: { ...state, clock: saved.clock } }
  })
  const opened = { id, ...rest }
  await editCondition(diary, { opened, next: { ...opened, name: 'Mine' } })
  const row = await getRow(diary, id)
  expect(row!.groups.get('name')?.v).toEqual({ value: 'Mine', preferred_language: 'ru' })
  expect([...row!.pend].toSorted()).toEqual(['deleted', 'name'])
})

test('[COND-4, COND-9] a typed one is renamed and stays the same, but not into another', async () => {
  const diary = aDiary()
  await added(diary)
  const opened = await added(diary, typedCondition('Own'))
  const renamed = await editCondition(diary, { opened, next: { ...opened, name: 'Mine' } })
  expect(renamed).toMatchObject({ ok: true, value: { id: opened.id, name: 'Mine' } })
  const next = { ...opened, name: 'FIBROMYALGIA' }
  expect(await editCondition(diary, { opened, next })).toEqual(err('already-added'))
})

test('[COND-7] a hidden one stays in the profile', async () => {
  const diary = aDiary()
  await setConditionShown(diary, await added(diary), false)
  expect(await allConditions(diary)).toMatchObject([{ isShown: false, refusedBy: null }])
})

test('[COND-1] a condition deleted elsewhere meanwhile is not changed', async () => {
  const diary = aDiary()
  const opened = await added(diary)
  await deleteById(diary, opened.id)
  expect(await setConditionShown(diary, opened, false)).toEqual(err('not-here'))
})

test('[D29] a refusal of the server is reported with its code', async () => {
  const diary = aDiary()
  const { id } = await added(diary)
  await changeRows(diary, [id], ({ rows }) => ({ rows: [{ ...rows.get(id)!, setAside: { code: 215 } }] }))
  expect(await allConditions(diary)).toMatchObject([{ refusedBy: 215 }])
})

test('[COND-3] a condition with an unreadable name is not shown, and stays stored', async () => {
  const diary = aDiary()
  const id = newClientId(NOON)
  await changeRows(diary, [id], () => ({ rows: [{ ...emptyRow(id, 'condition'), groups: new Map() }] }))
  expect(await allConditions(diary)).toEqual([])
  expect(await getRow(diary, id)).not.toBeNull()
})

test('[COND-11, D29] one is found by the number that it had here, by its id, and by that of a copy it took in', async () => {
  const diary = aDiary()
  const { id } = await added(diary)
  const copy = newClientId(NOON)
  await changeRows(diary, [id], ({ rows, state }) => {
    const change = {
      values: new Map([[aliasGroup(copy), aliasValue(copy)]]),
      clock: state.clock,
      wallNow: NOON,
    }
    const { row, clock } = saveRow(rows.get(id)!, change)
    return { rows: [{ ...row, idOnServer: 17 }], state: { ...state, clock } }
  })
  for (const asked of ['-1', '17', id, copy])
    expect(await conditionByRoute(diary, asked)).toMatchObject({ id, routeId: '17' })
  expect(await conditionByRoute(diary, newClientId(NOON))).toBeNull()
})

test('[COND-14] a condition that two tabs add at the same time has the values of both', async () => {
  const diary = aDiary()
  const [one, other] = await Promise.all([
    addCondition(diary, { ...FIBROMYALGIA, diagnosed: '2020-02-01' }),
    addCondition(diary, { ...FIBROMYALGIA, firstSymptom: '2019-05-04' }),
  ])
  expect([one.ok, other.ok]).toEqual([true, true])
  expect(await allConditions(diary)).toMatchObject([{ diagnosed: '2020-02-01', firstSymptom: '2019-05-04' }])
})

test('[COND-14] if two tabs enter different values, the second is told so and keeps its draft', async () => {
  const diary = aDiary()
  await storeDraft(diary, { id: 'form', kind: 'condition', value: {} })
  const [one, other] = await Promise.all([
    addCondition(diary, { ...FIBROMYALGIA, diagnosed: '2020-02-01' }),
    addCondition(diary, { ...FIBROMYALGIA, diagnosed: '2021-03-02' }, { formId: 'form', draftId: 'form' }),
  ])
  expect([one.ok, other]).toEqual([true, err('already-added')])
  expect(await allConditions(diary)).toMatchObject([{ diagnosed: '2020-02-01' }])
  expect(await offeredDrafts(diary)).toHaveLength(1)
})
