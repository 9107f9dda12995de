import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { toConditionForm } from '@reprieve/domain/conditions/editCondition.ts'
import { ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { aDiary } from '../local/testing/aDiary.ts'
import { storeConditionDraft, listConditionDrafts } from './conditionDraft.ts'
import { addCondition, allConditions } from './conditionTable.ts'
import { deleteWithDraft } from './deleteWithDraft.ts'
import { conditionFromEntry } from './foundConditions.ts'

const FIBROMYALGIA = conditionFromEntry(CATALOGUE_CONDITIONS.find(({ key }) => key === 'fibromyalgia')!)

test('[COND-8, COND-12, MED-22] a delete includes its draft, and its undo restores both', async () => {
  const diary = aDiary()
  const added = await addCondition(diary, FIBROMYALGIA)
  if (!added.ok) throw new Error(added.reason)
  const { id } = added.value
  const begun = { id, opened: added.value, form: { ...toConditionForm(added.value), diagnosed: '2020-' } }
  await storeConditionDraft(diary, begun)

  const deleted = await deleteWithDraft(diary, id)
  expect([await allConditions(diary), await listConditionDrafts(diary)]).toEqual([[], []])
  const bringBack = deleted.ok ? deleted.value : null
  expect(await bringBack?.()).toEqual(ok(undefined))
  expect(await allConditions(diary)).toMatchObject([{ id, name: 'Fibromyalgia' }])
  expect(await listConditionDrafts(diary)).toMatchObject([{ id, form: { diagnosed: '2020-' } }])
})

test('[COND-8] a condition that was already gone has no undo, and other drafts are not touched', async () => {
  const diary = aDiary()
  const begun = {
    id: 'another',
    opened: null,
    form: toConditionForm({ ...FIBROMYALGIA, id: 'another', aliases: [] } as never),
  }
  await storeConditionDraft(diary, begun)
  expect(await deleteWithDraft(diary, 'gone')).toEqual(ok(null))
  expect(await listConditionDrafts(diary)).toHaveLength(1)
})
