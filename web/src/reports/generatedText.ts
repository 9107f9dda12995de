import { DATE_AND_TIME } from '../settings/dateForms.ts'

interface Moments {
  created: number
  made: number | null
}

interface Clock {
  tag: string
  /** The UTC offset of this device at that time. */
  offsetOf: (at: number) => number
}

/** A file made this long after the request is a second one. */
const AGAIN_MS = 86_400_000

/** Day and hour by the reader's clock. [REP-5] */
export function generatedText(
  { created, made }: Moments,
  { tag, offsetOf }: Clock,
): { generated: string; again: string | null } {
  const format = new Intl.DateTimeFormat(tag, { ...DATE_AND_TIME, timeZone: 'UTC' })
  const shown = (at: number): string => format.format(at + offsetOf(at))
  const isAgain = made !== null && made - created > AGAIN_MS
  return { generated: shown(created), again: isAgain ? shown(made) : null }
}
