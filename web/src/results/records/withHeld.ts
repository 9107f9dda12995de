/**
 * The lines that are drawn, and the one that somebody is at: what comes in above it may push it far away, and its menu,
 * or the question whether to delete it, would be gone under their finger. [RES-61]
 */
export function withHeld(
  drawn: readonly number[],
  lines: readonly { id: string }[],
  held: string | null,
): number[] {
  const at = held === null ? -1 : lines.findIndex(({ id }) => id === held)
  if (at === -1 || drawn.includes(at)) return [...drawn]
  return [...drawn, at].toSorted((one, other) => one - other)
}
