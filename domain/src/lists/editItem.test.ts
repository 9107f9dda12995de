import { describe, expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { newItem, changeItemName } from './editItem.ts'
import { aList, aListItem } from './testing/aList.ts'

const HEAD = aListItem('head', 4, {
  name: 'Headache',
  label: 'Kopfschmerzen',
  key: 'headache',
  isShown: false,
})
const LIST = [...aList(), HEAD]
const added = (name: string, items = LIST) =>
  newItem(items, { id: 'new', type: 'symptom', name, icon: 'leaf' })

test('[LIST-12] a new item belongs to the person, is shown, and comes after all others', () => {
  expect(added(' Tinnitus ')).toEqual(
    ok({ id: 'new', type: 'symptom', name: 'Tinnitus', key: null, icon: 'leaf', isShown: true, position: 5 }),
  )
})

test('[LIST-10] an item without a name, or with too long a one, is not made', () => {
  expect([added('  '), added('x'.repeat(101))]).toEqual([err('name-empty'), err('name-too-long')])
})

describe('[LIST-11] an item is refused whose name the list has', () => {
  test.each(['A', ' a ', 'headache', 'KOPFSCHMERZEN', 'nothing'])('%j', (name) => {
    expect(added(name)).toEqual(err('already-in-list'))
  })

  test('but not for its own, so that a repeated press adds it once', () => {
    const items = [...LIST, aListItem('new', 5, { name: 'Tinnitus' })]
    expect(added('Tinnitus', items)).toEqual(added('Tinnitus'))
  })
})

describe('[LIST-13] a renamed item', () => {
  const [, a] = aList()

  test('stays the same item in the same place', () => {
    expect(changeItemName(LIST, a!, { name: 'Tinnitus', icon: 'wave' })).toEqual(
      ok({ ...a!, name: 'Tinnitus', icon: 'wave' }),
    )
  })

  test('may be written otherwise, and may not take the name of another', () => {
    expect(changeItemName(LIST, a!, { name: 'A', icon: null })).toEqual(ok({ ...a!, name: 'A' }))
    expect(changeItemName(LIST, a!, { name: 'B', icon: null })).toEqual(err('already-in-list'))
    expect(changeItemName(LIST, a!, { name: 'Kopfschmerzen', icon: null })).toEqual(err('already-in-list'))
  })
})

test('[LIST-3] a built-in item is not renamed', () => {
  expect(changeItemName(LIST, HEAD, { name: 'Migraine', icon: null })).toEqual(err('not-own'))
})

describe('[PLACE-7] the regions of a location', () => {
  const place = { id: 'new', type: 'location', name: 'Left side of head', icon: null } as const
  const made = newItem([], { ...place, regions: ['head'] })

  test('come with it and stay when it is renamed; other lists have none', () => {
    if (!made.ok) throw new Error(made.reason)
    expect(made.value.regions).toEqual(['head'])
    const renamed = changeItemName([], made.value, { name: 'Left temple', icon: null })
    expect(renamed).toEqual(ok({ ...made.value, name: 'Left temple' }))
    expect(newItem([], { ...place, type: 'symptom', regions: ['head'] })).toMatchObject({
      value: expect.not.objectContaining({ regions: expect.anything() }),
    })
  })

  test('can be changed, and be none again', () => {
    if (!made.ok) throw new Error(made.reason)
    const item = made.value
    const form = { name: item.name, icon: null }
    expect(changeItemName([], item, { ...form, regions: ['neck'] })).toEqual(
      ok({ ...item, regions: ['neck'] }),
    )
    const { regions: _, ...none } = item
    expect(changeItemName([], item, { ...form, regions: [] })).toEqual(ok(none))
  })
})
