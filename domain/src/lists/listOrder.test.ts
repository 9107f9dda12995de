import { expect, test } from 'vitest'
import type { ListItem } from './listItem.ts'
import { inOrder } from './listOrder.ts'

const item = (id: string, position: number): ListItem => ({
  id,
  position,
  type: 'location',
  name: id,
  key: null,
  icon: null,
  isShown: true,
})

test('[LIST-1] a list stands in the order of its positions, the first made first where two share one', () => {
  const items = [item('c', 2), item('b', 1), item('a', 1), item('nothing', -1)]
  expect(inOrder(items).map(({ id }) => id)).toEqual(['nothing', 'a', 'b', 'c'])
})
