import { expect, test } from 'vitest'
import { iconOf, ITEM_ICONS } from './itemIcons.ts'

test('[LIST-12] an icon that was chosen is found by its name, and one of a later app is left out', () => {
  expect(ITEM_ICONS.map((icon) => iconOf({ icon }))).toEqual(ITEM_ICONS)
  expect([iconOf({ icon: 'body-head' }), iconOf({ icon: null })]).toEqual([null, null])
})
