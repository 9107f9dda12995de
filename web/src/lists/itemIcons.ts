import type { ListItem } from '@reprieve/domain/lists/listItem.ts'

/** What a person may give to an item of their own. The names travel, so none of them may change. */
export const ITEM_ICONS = [
  'leaf',
  'heart',
  'star',
  'bolt',
  'moon',
  'sunrise',
  'wave',
  'home',
  'book',
  'chat',
  'clock',
  'pin',
] as const

export type ItemIcon = (typeof ITEM_ICONS)[number]

/** Null for one that this app cannot draw. */
export const iconOf = ({ icon }: Pick<ListItem, 'icon'>): ItemIcon | null =>
  ITEM_ICONS.find((one) => one === icon) ?? null
