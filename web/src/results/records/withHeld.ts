/**
 * The lines to draw, plus the one the user is at: rows arriving above may push it out of the drawn range, and its menu
 * or delete dialog would disappear. [RES-61]
 */
export function withFocusedLine(
  drawn: readonly number[],
  lines: readonly { id: string }[],
  held: string | null,
): number[] {
  const at = held === null ? -1 : lines.findIndex(({ id }) => id === held)
  if (at === -1 || drawn.includes(at)) return [...drawn]
  return [...drawn, at].toSorted((one, other) => one - other)
}
