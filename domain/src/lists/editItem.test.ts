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
