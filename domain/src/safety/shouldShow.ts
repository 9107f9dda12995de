import { DAY_MS, type Instant } from '../time/instant.ts'
import type { DangerFinding, FlagId } from './danger.ts'
import { dangerOf } from './lookForDanger.ts'

/** When a flag was last shown behind a note: the flag and the time, never a word. */
export type ShownFlags = Readonly<Partial<Record<FlagId, Instant>>>

/** What is still to be shown: a crisis each time, a red flag once in 24 hours. [SAFE-10] */
export function shouldShow(found: DangerFinding, shown: ShownFlags, now: Instant): DangerFinding | null {
  const flags = found.flags.filter((flag) => {
    const last = shown[flag]
    // A time that is still to come was written under a wrong clock.
    return flag === 'crisis' || last === undefined || now - last >= DAY_MS || last > now
  })
  const danger = (['crisis', 'urgent', 'soon'] as const).find((one) =>
    flags.some((id) => dangerOf(id) === one),
  )
  return danger === undefined ? null : { danger, flags }
}
