export interface ChipItem {
  id: string
  label: string
  /** The name of the icon; the `Icon` component of the list draws it. */
  icon?: string | undefined
  /** Whether the person wants to see the item without "Show all". */
  isShown: boolean
  /** "Nothing": it comes first, and while it is chosen all other items are overridden. */
  isNothing?: boolean
}

interface ChipSelection {
  /** The items that were chosen when the list was mounted. */
  atFirst: ReadonlySet<string>
  now: ReadonlySet<string>
}

/**
 * UI-2. A chip that moved to the front when pressed would leave another one under the finger, for the second press of a
 * shaking hand. So the order is fixed once; only items chosen elsewhere, on the body map, are added.
 */
export function chipsInSight<Item extends ChipItem>(
  items: readonly Item[],
  { atFirst, now }: ChipSelection,
  isAll: boolean,
): Item[] {
  const first = items.filter(({ id }) => atFirst.has(id))
  const later = items.filter(({ id }) => !atFirst.has(id))
  const shown = later.filter(({ isShown }) => isShown)
  const hidden = later.filter(({ isShown }) => !isShown)
  if (isAll) return nothingFirst([...first, ...shown, ...hidden])
  return nothingFirst([...first, ...hidden.filter(({ id }) => now.has(id)), ...shown])
}

const nothingFirst = <Item extends ChipItem>(items: readonly Item[]): Item[] => [
  ...items.filter(({ isNothing }) => isNothing === true),
  ...items.filter(({ isNothing }) => isNothing !== true),
]

/** Whether "Nothing" is chosen and overrides this item. */
export const isOverriddenByNothing = (
  item: ChipItem,
  items: readonly ChipItem[],
  chosen: ReadonlySet<string>,
): boolean =>
  item.isNothing !== true && items.some(({ id, isNothing }) => isNothing === true && chosen.has(id))
