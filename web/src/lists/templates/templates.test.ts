import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import { planTemplate } from '@reprieve/domain/lists/listTemplate.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { describe, expect, test } from 'vitest'
import { NOON } from '../../local/testing/aDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { readSettings } from '../../settings/saving/settingsTable.ts'
import { addItem, applyArrangementToList, renameItem } from '../listWrites.ts'
import { allListItems } from '../listTable.ts'
import { DIARIES, listIn } from '../testing/listDiaries.ts'
import { noteOffered, readTemplateState, TEMPLATES } from './templateState.ts'
import { applyTemplate, templateUses, undoTemplate } from './templateWrites.ts'

const MIGRAINE = TEMPLATES.find(({ key }) => key === 'migraine')!
const FIBROMYALGIA = TEMPLATES.find(({ key }) => key === 'fibromyalgia')!

async function listsOf(diary: Diary) {
  const items = (await allListItems(diary)).map((item) => ({ ...item, label: item.name }))
  return (type: FieldType) =>
    items.filter((item) => item.type === type).toSorted((one, other) => one.position - other.position)
}

async function use(diary: Diary, template = MIGRAINE, language: 'en' | 'de' = 'en') {
  const itemsOf = await listsOf(diary)
  const { hands } = await readTemplateState(diary)
  const lists = planTemplate(template, { itemsOf, ...hands })
  return applyTemplate(diary, { key: template.key, lists, language, itemsOf })
}

const shownIn = async (diary: Diary, type: FieldType): Promise<string[]> =>
  (await listIn(diary, type)).filter(({ isShown }) => isShown).map(({ name }) => name)

describe.each(DIARIES)('$where', ({ open }) => {
  test('[TPL-1, TPL-2] a template is one batch: shown first, others hidden, added as the person’s own', async () => {
    const diary = await open()
    const before = diary.rung.length
    expect((await use(diary)).ok).toBe(true)
    expect(diary.rung.length).toBe(before + 1)
    expect(await shownIn(diary, 'location')).toEqual([
      'Head',
      'Face',
      'Neck',
      'Left side of head',
      'Right side of head',
      'Behind the eye',
    ])
    expect((await shownIn(diary, 'symptom'))[0]).toBe('Nothing')
    const left = (await listIn(diary, 'location')).find(({ name }) => name === 'Left side of head')!
    expect(left).toMatchObject({ key: null, regions: ['head'] })
    // Version 7: a server creates no row of version 5 in the lists.
    expect(left.id[14]).toBe('7')
    expect(await readSettings(diary, 'home_cards')).toEqual({ 'template.migraine': 1 })
  })

  test('[TPL-2] undone, every list is as it was, and what was added is gone', async () => {
    const diary = await open()
    const before = await allListItems(diary)
    const used = await use(diary)
    if (!used.ok) throw new Error(used.reason)
    expect(await undoTemplate(diary, used.value)).toEqual(ok(undefined))
    const byId = (items: typeof before) => items.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    expect(byId(await allListItems(diary))).toEqual(byId(before))
    expect(await templateUses(diary)).toEqual([])
    expect(await readSettings(diary, 'home_cards')).toEqual({ 'template.migraine': 0 })
  })

  test('[TPL-2] what the person changed since stays when it is undone', async () => {
    const diary = await open()
    const used = await use(diary)
    if (!used.ok) throw new Error(used.reason)
    const items = await listIn(diary, 'symptom')
    const yawning = items.find(({ name }) => name === 'Yawning')!
    await renameItem(diary, { id: yawning.id, name: 'Yawning a lot', icon: null }, items)
    const arranged = (await listIn(diary, 'symptom')).map(({ id, isShown, name }) => ({
      id,
      isShown: name === 'Nausea' ? false : isShown,
    }))
    await applyArrangementToList(diary, 'symptom', arranged)
    await undoTemplate(diary, used.value)
    const after = await shownIn(diary, 'symptom')
    expect(after).toContain('Yawning a lot')
    expect(after).not.toContain('Nausea')
    expect(after).not.toContain('Aura')
  })

  test('[TPL-2] for a day it can be undone, then no more', async () => {
    const diary = await open()
    await use(diary)
    expect((await templateUses(diary)).map(({ key }) => key)).toEqual(['migraine'])
    const later = { ...diary, now: () => NOON + 25 * HOUR_MS }
    expect(await templateUses(later)).toEqual([])
  })

  test('[TPL-1, LIST-11] an item of that name, also one of another language, is not added again', async () => {
    const diary = await open()
    await addItem(diary, { type: 'symptom', name: 'Gähnen', icon: null }, await listIn(diary, 'symptom'))
    await use(diary)
    const shown = await shownIn(diary, 'symptom')
    expect(shown).toContain('Gähnen')
    expect(shown).not.toContain('Yawning')
  })

  test('[TPL-1] an item hidden by hand stays hidden, and a second template shows what the first one hid', async () => {
    const diary = await open()
    const arranged = (await listIn(diary, 'symptom')).map(({ id, isShown, name }) => ({
      id,
      isShown: name === 'Fatigue' ? false : isShown,
    }))
    await applyArrangementToList(diary, 'symptom', arranged)
    await use(diary)
    expect(await shownIn(diary, 'symptom')).not.toContain('Fatigue')
    expect(await shownIn(diary, 'symptom')).not.toContain('Stiffness')
    await use(diary, FIBROMYALGIA)
    const shown = await shownIn(diary, 'symptom')
    expect(shown).toContain('Stiffness')
    expect(shown).not.toContain('Fatigue')
  })

  test('[TPL-1] it is offered once', async () => {
    const diary = await open()
    expect((await readTemplateState(diary)).answered).toEqual([])
    await noteOffered(diary, 'migraine')
    expect((await readTemplateState(diary)).answered).toEqual(['migraine'])
    await use(diary)
    await noteOffered(diary, 'migraine')
    expect(await readSettings(diary, 'home_cards')).toEqual({ 'template.migraine': 1 })
  })

  test('[TPL-2, LOCAL-10] without room nothing is changed', async () => {
    const diary = await open()
    const before = await allListItems(diary)
    const full = {
      ...diary,
      tables: { ...diary.tables, write: () => Promise.resolve(err('no-room' as const)) },
    }
    expect(await use(full)).toEqual(err('no-room'))
    expect(await allListItems(diary)).toEqual(before)
  })
})
