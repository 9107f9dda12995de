import { SECONDS_PER_HOUR } from '../../time/instant.ts'
import type { ReportFormatter } from './reportFormatter.ts'

const STEPS = [
  ['hourCount', SECONDS_PER_HOUR],
  ['minuteCount', 60],
  ['secondCount', 1],
] as const

/** "3.5 hours", in the largest unit that gives at least 1. */
export function lengthText(seconds: number, { say: { records } }: Pick<ReportFormatter, 'say'>): string {
  const [key, size] = STEPS.find(([, least]) => seconds >= least) ?? STEPS[2]
  return records(key, { 0: Math.round((seconds / size) * 10) / 10 })
}
