import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import { itemsById } from './namedItems.ts'

const NONE: readonly string[] = []

/**
 * The regions of each location, built-in or the person's own, by any id that it has had. A region that no built-in
 * location covers is not on the figure: a newer app may know it. [PLACE-7]
 */
export function regionsOfLocations(items: readonly ListItem[]): (id: string) => readonly string[] {
  const known = new Set(items.flatMap(({ key, regions = NONE }) => (key === null ? NONE : regions)))
  const byId = new Map(
    [...itemsById(items)].map(([id, { regions = NONE }]) => [id, regions.filter((one) => known.has(one))]),
  )
  return (id) => byId.get(id) ?? NONE
}
