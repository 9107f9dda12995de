export interface ChipItem {
  id: string
  label: string
  /** Whether the person wants to see it without asking for all. */
  isShown: boolean
}

interface Chosen {
  /** Those chosen when the list came into sight. */
  atFirst: ReadonlySet<string>
  now: ReadonlySet<string>
}

/**
 * UI-2. A chip that jumped to the front when pressed would leave another one under the finger, for the second press
 * of a shaking hand. So the order is made once; only what was chosen elsewhere, on the body map, is added.
 */
export function chipsInSight(
  items: readonly ChipItem[],
  { atFirst, now }: Chosen,
  isAll: boolean,
): ChipItem[] {
  const first = items.filter(({ id }) => atFirst.has(id))
  const later = items.filter(({ id }) => !atFirst.has(id))
  if (isAll)
    return [...first, ...later.filter(({ isShown }) => isShown), ...later.filter(({ isShown }) => !isShown)]
  const added = later.filter(({ id, isShown }) => !isShown && now.has(id))
  return [...first, ...added, ...later.filter(({ isShown }) => isShown)]
}
