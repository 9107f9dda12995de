/** The lines that are drawn, with the day of the first: whoever hears the page knows by its heading which day it is. */
export function withDay(drawn: readonly number[], lines: readonly { is: 'day' | 'entry' }[]): number[] {
  const first = drawn[0]
  if (first === undefined) return []
  const day = lines.findLastIndex(({ is }, index) => is === 'day' && index <= first)
  return day === -1 || day === first ? [...drawn] : [day, ...drawn]
}
