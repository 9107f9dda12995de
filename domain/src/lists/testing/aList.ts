import type { LabelledItem } from '../editItem.ts'

/** An item of the person's own, shown, whose label is its name. */
export const aListItem = (id: string, position: number, own: Partial<LabelledItem> = {}): LabelledItem => ({
  id,
  position,
  type: 'symptom',
  name: id,
  label: own.name ?? id,
  key: null,
  icon: null,
  isShown: true,
  ...own,
})

export const NOTHING_ITEM = aListItem('none', -1, { name: 'Nothing', key: 'nothing' })

/** Nothing, and a, b, c, d at the places 0 to 3. */
export const aList = (): LabelledItem[] => [
  NOTHING_ITEM,
  ...['a', 'b', 'c', 'd'].map((id, at) => aListItem(id, at)),
]
