import { hintsFrom, withSeen, type Hint, type KeptHints } from '@reprieve/domain/settings/hints/hints.ts'
import type { DeviceDatabase } from '../../local/deviceDatabase.ts'
import { keptHints } from './keptHints.ts'

export type HintStorage = Pick<DeviceDatabase, 'choice' | 'choose'>

export const hintsNow = (): KeptHints => hintsFrom(keptHints.current())

let last: Promise<void> = Promise.resolve()

/** Holds at once. Written onto what the device keeps: another tab may have changed it. Rejects where it is not kept. */
export function changeHints(device: HintStorage, next: (kept: KeptHints) => KeptHints): Promise<void> {
  keptHints.become(next(hintsNow()))
  const write = async (): Promise<void> =>
    device.choose('hints', next(hintsFrom(await device.choice('hints'))))
  // One after the other: two that read the same would keep the later one alone.
  const written = last.then(write)
  last = written.catch(() => undefined)
  return written
}

/**
 * Dismissed, or what it is about was used: a hint that stands there then stays until it is dismissed. What cannot be
 * kept holds while the page is open; a hint is not worth a message. [HINT-2]
 */
export async function noteHintSeen(device: HintStorage, hint: Hint): Promise<void> {
  if (hintsNow().seen.includes(hint)) return
  await changeHints(device, (kept) => withSeen(kept, hint)).catch(() => undefined)
}

/** After a diary was deleted here for good. That has been done: what remains of hints does not undo it. [HINT-8] */
export const forgetHints = (device: HintStorage): Promise<void> =>
  changeHints(device, () => hintsFrom(undefined)).catch(() => undefined)
