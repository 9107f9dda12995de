import { DAY_MS, type Instant } from '../time/instant.ts'
import type { DangerFinding, FlagId } from './danger.ts'
import { dangerForFlag } from './lookForDanger.ts'

/** When each flag was last shown after a note: the flag and the time, never the text. */
export type ShownFlags = Readonly<Partial<Record<FlagId, Instant>>>

/** What still has to be shown: a crisis every time, a red flag once in 24 hours. [SAFE-10] */
export function findDangerToShow(
  found: DangerFinding,
  shown: ShownFlags,
  now: Instant,
): DangerFinding | null {
  const flags = found.flags.filter((flag) => {
    const last = shown[flag]
    // A time in the future was written under a wrong clock.
    return flag === 'crisis' || last === undefined || now - last >= DAY_MS || last > now
  })
  const danger = (['crisis', 'urgent', 'soon'] as const).find((one) =>
    flags.some((id) => dangerForFlag(id) === one),
  )
  return danger === undefined ? null : { danger, flags }
}
