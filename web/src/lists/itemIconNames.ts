/** The icons for the person's own items. The names are synced, so none of them may change. */
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
