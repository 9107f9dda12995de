interface Row {
  id: string
  top: number
  bottom: number
}

/**
 * The row whose place the dragged one takes: the furthest whose middle the pointer has passed. Passing the edge is not
 * enough: a low row that swaps with a high one would be under the pointer again, and both would jump back and forth.
 */
export function findDropTarget(rows: readonly Row[], { id, y }: { id: string; y: number }): string | null {
  const at = rows.findIndex((row) => row.id === id)
  if (at === -1) return null
  const middle = ({ top, bottom }: Row): number => (top + bottom) / 2
  const below = rows.slice(at + 1).findLast((row) => y > middle(row))
  const above = rows.slice(0, at).find((row) => y < middle(row))
  return (below ?? above)?.id ?? null
}
