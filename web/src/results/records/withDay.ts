/** The lines to draw, plus the day line of the first: screen reader users learn the day from its heading. */
export function withDayLine(drawn: readonly number[], lines: readonly { is: 'day' | 'entry' }[]): number[] {
  const first = drawn[0]
  if (first === undefined) return []
  const day = lines.findLastIndex(({ is }, index) => is === 'day' && index <= first)
  return day === -1 || day === first ? [...drawn] : [day, ...drawn]
}
