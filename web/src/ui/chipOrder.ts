export interface ChipItem {
  id: string
  label: string
  /** The name of a drawing, for who draws it. */
  icon?: string | undefined
  /** Whether the person wants to see it without asking for all. */
  isShown: boolean
  /** "Nothing": it stands before all others, and while it is chosen they are set aside. */
  isNothing?: boolean
}

interface ChipSelection {
  /** Those chosen when the list came into sight. */
  atFirst: ReadonlySet<string>
  now: ReadonlySet<string>
}

/**
 * UI-2. A chip that jumped to the front when pressed would leave another one under the finger, for the second press
 * of a shaking hand. So the order is made once; only what was chosen elsewhere, on the body map, is added.
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

/** Put away by "Nothing", which gives way to it again. */
export const isSetAside = (
  item: ChipItem,
  items: readonly ChipItem[],
  chosen: ReadonlySet<string>,
): boolean =>
  item.isNothing !== true && items.some(({ id, isNothing }) => isNothing === true && chosen.has(id))
