import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { aliasGroup, aliasValue } from '@reprieve/contract/aliasGroups.ts'
import { typedCondition } from '@reprieve/domain/conditions/addCondition.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { expect, test } from 'vitest'
import { openEditSession } from '../editing/editSession.ts'
import { storeDraft, listTrashedDrafts } from '../local/drafts.ts'
import { changeRows } from '../local/rows/changeRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import {
  draftReplacedCondition,
  draftNewCondition,
  storeConditionDraft,
  listConditionDrafts,
  openStoredCondition,
  openNewCondition,
} from './conditionDraft.ts'
import { conditionForm } from './conditionForm.ts'
import { addCondition, allConditions } from './conditionTable.ts'
import { editCondition } from './conditionWrites.ts'
import { conditionFromEntry } from './foundConditions.ts'

const entry = (key: string) => conditionFromEntry(CATALOGUE_CONDITIONS.find((one) => one.key === key)!)

async function known(diary: Diary, wanted = entry('fibromyalgia')) {
  await addCondition(diary, { ...wanted, diagnosed: '2019-04-01' })
  return (await openStoredCondition(diary, '-1'))!
}

async function beginOne(diary: Diary): Promise<string> {
  const kept = await draftNewCondition(diary, entry('fibromyalgia'), undefined)
  if (!kept.ok) throw new Error(kept.reason)
  return kept.value
}

test('[COND-12] a choice in the search is there on the screen that adds it, also after a reload', async () => {
  const diary = aDiary()
  const id = await beginOne(diary)
  expect(await openNewCondition(diary, id)).toMatchObject({
    id,
    opened: null,
    isKept: true,
    form: { what: entry('fibromyalgia') },
  })
})

test('[COND-12] another choice for the same form keeps the input', async () => {
  const diary = aDiary()
  const id = await beginOne(diary)
  const { form } = await openNewCondition(diary, id)
  await storeConditionDraft(diary, { id, opened: null, form: { ...form, diagnosed: '2019' } })
  expect(await draftNewCondition(diary, typedCondition('Own'), id)).toEqual(ok(id))
  expect((await openNewCondition(diary, id)).form).toMatchObject({
    what: { name: 'Own', number: null },
    diagnosed: '2019',
  })
  expect(await listConditionDrafts(diary)).toHaveLength(1)
})

test('[COND-12] an edit continues as it was left, beside the opened condition; it is not a new one', async () => {
  const diary = aDiary()
  const { id, opened, form } = await known(diary)
  await storeConditionDraft(diary, { id, opened, form: { ...form, diagnosed: '2020-0' } })
  const again = await openStoredCondition(diary, '-1')
  expect(again).toMatchObject({ isKept: true, form: { diagnosed: '2020-0' } })
  expect(again!.opened).toMatchObject({ diagnosed: '2019-04-01' })
  expect(await openNewCondition(diary, id)).toMatchObject({ isKept: false, form: { what: { name: '' } } })
})

test('[COND-9, COND-10] a chosen entry replaces the edited one, and keeps its dates', async () => {
  const diary = aDiary()
  await known(diary)
  expect(await draftReplacedCondition(diary, entry('headaches'), '-1')).toEqual(ok(true))
  expect((await openStoredCondition(diary, '-1'))!.form).toMatchObject({
    what: { name: 'Headaches' },
    diagnosed: '2019-04-01',
  })
})

test('[COND-9] a typed name for a typed one is the same one under another name', async () => {
  const diary = aDiary()
  const { id } = await known(diary, typedCondition('Own'))
  await draftReplacedCondition(diary, typedCondition('Mine'), '-1')
  expect((await openStoredCondition(diary, '-1'))!.form.what).toMatchObject({ id, name: 'Mine' })
})

test('[COND-12] a missing condition cannot be replaced', async () => {
  const diary = aDiary()
  expect(await openStoredCondition(diary, '-7')).toBeNull()
  expect(await draftReplacedCondition(diary, entry('headaches'), '-7')).toEqual(ok(false))
})

test('[COND-12] closed without saving it can be taken back', async () => {
  const diary = aDiary()
  const id = await beginOne(diary)
  const begun = await openNewCondition(diary, id)
  const replace = () => Promise.resolve(err('not-here' as const))
  const discarded = await openEditSession(diary, conditionForm(diary, begun, replace)).discard()
  expect([await listConditionDrafts(diary), await listTrashedDrafts(diary)]).toMatchObject([[], [{ id }]])
  if (discarded.ok) await discarded.value?.()
  expect(await listConditionDrafts(diary)).toMatchObject([{ id, form: begun.form }])
})

test('[COND-12] a draft of another version is read as far as possible, and an invalid one is ignored', async () => {
  const diary = aDiary()
  const value = { opened: null, form: { what: { name: 'Own', number: 'x' }, diagnosed: 7 } }
  await storeDraft(diary, { id: 'a', kind: 'condition', value })
  await storeDraft(diary, { id: 'b', kind: 'condition', value: { opened: 'x' } })
  await storeDraft(diary, { id: 'c', kind: 'record', value })
  const what = { id: null, name: 'Own', number: null, names: {}, icon: null }
  const form = { what, diagnosed: '', firstSymptom: '', isShown: true }
  expect(await listConditionDrafts(diary)).toEqual([{ id: 'a', opened: null, form }])
})

test('[COND-12] a choice without room is reported, and not lost on the way to its screen', async () => {
  const diary = aDiary()
  await known(diary)
  const full: Diary = { ...diary, tables: { ...diary.tables, write: async () => err('no-room') } }
  expect(await draftNewCondition(full, entry('headaches'), undefined)).toEqual(err('no-room'))
  expect(await draftReplacedCondition(full, entry('headaches'), '-1')).toEqual(err('no-room'))
})

test('[COND-12, D29] a draft of a condition that was merged into another continues there, and is saved there', async () => {
  const diary = aDiary()
  const { id, opened, form } = await known(diary, typedCondition('Mine'))
  await storeConditionDraft(diary, { id, opened, form: { ...form, diagnosed: '2020-01-01' } })
  await addCondition(diary, entry('headaches'))
  const [other] = (await allConditions(diary)).filter((one) => one.id !== id)
  await changeRows(diary, [id, other!.id], ({ rows, state }) => {
    const values = new Map([[aliasGroup(id), aliasValue(id)]])
    const change = { values, clock: state.clock, wallNow: diary.now() }
    const { row, clock } = saveRow(rows.get(other!.id)!, change)
    return { rows: [row], drop: [rows.get(id)!], state: { ...state, clock } }
  })
  const again = (await openStoredCondition(diary, '-2'))!
  expect(again.form.diagnosed).toBe('2020-01-01')
  await editCondition(diary, {
    opened: again.opened!,
    next: { ...opened!, diagnosed: '2020-01-01' },
    draftId: id,
  })
  expect(await allConditions(diary)).toMatchObject([
    { id: other!.id, name: 'Headaches', diagnosed: '2020-01-01' },
  ])
  expect(await listConditionDrafts(diary)).toEqual([])
})
