import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { typedCondition } from '@reprieve/domain/conditions/addCondition.ts'
import { expect, test } from 'vitest'
import { keepDraft, thrownAway } from '../local/drafts.ts'
import type { Diary } from '../local/rows.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import {
  beginInPlace,
  beginNew,
  keepCondition,
  keptConditions,
  openKnown,
  openNew,
  takeConditionBack,
  throwConditionAway,
} from './conditionDraft.ts'
import { addCondition } from './conditionTable.ts'
import { conditionOfEntry } from './foundConditions.ts'

const entry = (key: string) => conditionOfEntry(CATALOGUE_CONDITIONS.find((one) => one.key === key)!)

async function known(diary: Diary, wanted = entry('fibromyalgia')) {
  await addCondition(diary, { ...wanted, diagnosed: '2019-04-01' })
  return (await openKnown(diary, '-1'))!
}

test('[COND-12] what was chosen in the search is there for the screen that adds it, also after a reload', async () => {
  const diary = aDiary()
  const id = await beginNew(diary, entry('fibromyalgia'), undefined)
  const begun = await openNew(diary, id)
  expect(begun).toMatchObject({ id, opened: null, isKept: true, form: { what: entry('fibromyalgia') } })
})

test('[COND-12] another choice for the same form keeps what was written in it', async () => {
  const diary = aDiary()
  const id = await beginNew(diary, entry('fibromyalgia'), undefined)
  const { form } = await openNew(diary, id)
  await keepCondition(diary, { id, opened: null, form: { ...form, diagnosed: '2019' } })
  expect(await beginNew(diary, typedCondition('Own'), id)).toBe(id)
  expect((await openNew(diary, id)).form).toMatchObject({
    what: { name: 'Own', number: null },
    diagnosed: '2019',
  })
  expect(await keptConditions(diary)).toHaveLength(1)
})

test('[COND-12] an edit goes on as it was left, beside what was opened; it is no new one', async () => {
  const diary = aDiary()
  const { id, opened, form } = await known(diary)
  await keepCondition(diary, { id, opened, form: { ...form, diagnosed: '2020-0' } })
  const again = await openKnown(diary, '-1')
  expect(again).toMatchObject({ isKept: true, form: { diagnosed: '2020-0' } })
  expect(again!.opened).toMatchObject({ diagnosed: '2019-04-01' })
  expect(await openNew(diary, id)).toMatchObject({ isKept: false, form: { what: { name: '' } } })
})

test('[COND-9, COND-10] an entry that is found again takes the place of the one that is changed, with its days', async () => {
  const diary = aDiary()
  await known(diary)
  expect(await beginInPlace(diary, entry('headaches'), '-1')).toBe(true)
  expect((await openKnown(diary, '-1'))!.form).toMatchObject({
    what: { name: 'Headaches' },
    diagnosed: '2019-04-01',
  })
})

test('[COND-9] a typed name for a typed one is the same one under another name', async () => {
  const diary = aDiary()
  const { id } = await known(diary, typedCondition('Own'))
  await beginInPlace(diary, typedCondition('Mine'), '-1')
  expect((await openKnown(diary, '-1'))!.form.what).toMatchObject({ id, name: 'Mine' })
})

test('[COND-12] what is not here has no place to be taken', async () => {
  const diary = aDiary()
  expect(await openKnown(diary, '-7')).toBeNull()
  expect(await beginInPlace(diary, entry('headaches'), '-7')).toBe(false)
})

test('[COND-12] closed without saving it can be taken back', async () => {
  const diary = aDiary()
  const id = await beginNew(diary, entry('fibromyalgia'), undefined)
  const begun = await openNew(diary, id)
  await throwConditionAway(diary, begun)
  expect([await keptConditions(diary), await thrownAway(diary)]).toMatchObject([[], [{ id }]])
  await takeConditionBack(diary, begun)
  expect(await keptConditions(diary)).toMatchObject([{ id, form: begun.form }])
})

test('[COND-12] what another version left is read as far as it can be, and what is no condition is passed over', async () => {
  const diary = aDiary()
  const value = { opened: null, form: { what: { name: 'Own', number: 'x' }, diagnosed: 7 } }
  await keepDraft(diary, { id: 'a', kind: 'condition', value })
  await keepDraft(diary, { id: 'b', kind: 'condition', value: { opened: 'x' } })
  await keepDraft(diary, { id: 'c', kind: 'record', value })
  const what = { id: null, name: 'Own', number: null, names: {}, icon: null }
  const form = { what, diagnosed: '', firstSymptom: '', isShown: true }
  expect(await keptConditions(diary)).toEqual([{ id: 'a', opened: null, form }])
})
