/** What can be seen in the picture, or put away. */
export const SERIES = ['average', 'range', 'trend', 'reflection'] as const
export type Series = (typeof SERIES)[number]
export type ShownSeries = Readonly<Record<Series, boolean>>

/** Those that were put away, as a device keeps it: what is new is seen, and so is what cannot be read. [RES-54] */
export const hiddenWord = (shown: ShownSeries): string => SERIES.filter((one) => !shown[one]).join(',')

export function seriesFrom(word: string | null): ShownSeries {
  const hidden = (word ?? '').split(',')
  const isShown = (one: Series): boolean => !hidden.includes(one)
  return {
    average: isShown('average'),
    range: isShown('range'),
    trend: isShown('trend'),
    reflection: isShown('reflection'),
  }
}
