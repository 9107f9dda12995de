import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import { expect, test } from 'vitest'
import { regionsOfLocations } from './regionsOfLocations.ts'

const item = (id: string, key: string | null, regions?: readonly string[]): ListItem => ({
  id,
  type: 'location',
  name: id,
  key,
  icon: null,
  isShown: true,
  position: 0,
  ...(regions !== undefined && { regions }),
})

test('[PLACE-7] own locations have regions as built-in ones have, by every id that they had', () => {
  const left = { ...item('left', null, ['head']), aliases: ['other'] }
  const regionsOf = regionsOfLocations([item('head', 'head', ['head']), left, item('none', null)])
  expect(['head', 'left', 'other', 'none', 'unknown'].map(regionsOf)).toEqual([
    ['head'],
    ['head'],
    ['head'],
    [],
    [],
  ])
})

test('[PLACE-7] a region of a newer app is not on this figure', () => {
  const regionsOf = regionsOfLocations([
    item('head', 'head', ['head']),
    item('own', null, ['head', 'little-toe']),
  ])
  expect(regionsOf('own')).toEqual(['head'])
})
