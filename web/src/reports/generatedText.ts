import { DATE_AND_TIME } from '../settings/dateForms.ts'

interface Moments {
  created: number
  made: number | null
}

interface Clock {
  tag: string
  /** Of this device, at that time. */
  offsetOf: (at: number) => number
}

/** So long after it was asked for, the file is another one than the first. */
const AGAIN_MS = 86_400_000

/** The day and the hour, by the clock of who looks. [REP-5] */
export function generatedText(
  { created, made }: Moments,
  { tag, offsetOf }: Clock,
): { generated: string; again: string | null } {
  const format = new Intl.DateTimeFormat(tag, { ...DATE_AND_TIME, timeZone: 'UTC' })
  const shown = (at: number): string => format.format(at + offsetOf(at))
  const isAgain = made !== null && made - created > AGAIN_MS
  return { generated: shown(created), again: isAgain ? shown(made) : null }
}
