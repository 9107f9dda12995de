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
