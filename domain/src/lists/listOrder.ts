import type { ListItem } from './listItem.ts'

/** By position; of two at one place the one that was made first, which its id tells. [LIST-1] */
export const inOrder = <Item extends ListItem>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
