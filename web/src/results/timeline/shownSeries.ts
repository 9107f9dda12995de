/** The series of the chart that can be shown or hidden. */
export const SERIES = ['average', 'range', 'trend', 'reflection'] as const
export type Series = (typeof SERIES)[number]
export type ShownSeries = Readonly<Record<Series, boolean>>

/** The hidden series as stored on the device: new and unreadable ones are shown. [RES-54] */
export const serializeHiddenSeries = (shown: ShownSeries): string =>
  SERIES.filter((one) => !shown[one]).join(',')

export function parseShownSeries(word: string | null): ShownSeries {
  const hidden = (word ?? '').split(',')
  const isShown = (one: Series): boolean => !hidden.includes(one)
  return {
    average: isShown('average'),
    range: isShown('range'),
    trend: isShown('trend'),
    reflection: isShown('reflection'),
  }
}
