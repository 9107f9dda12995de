import {
  hintsFrom,
  markHintSeen,
  type Hint,
  type StoredHints,
} from '@reprieve/domain/settings/hints/hints.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { storedHints } from './storedHints.ts'

export type HintStorage = Pick<DeviceDatabase, 'choice' | 'choose'>

export const hintsNow = (): StoredHints => hintsFrom(storedHints.current())

let last: Promise<void> = Promise.resolve()

/**
 * Applies immediately. The write is based on the stored value, which another tab may have changed. Rejects on failure.
 */
export function changeHints(device: HintStorage, next: (kept: StoredHints) => StoredHints): Promise<void> {
  storedHints.become(next(hintsNow()))
  const write = async (): Promise<void> =>
    device.choose('hints', next(hintsFrom(await device.choice('hints'))))
  // One after the other: of two that read the same value only the later would be stored.
  const written = last.then(write)
  last = written.catch(() => undefined)
  return written
}

/**
 * Called when the hint is dismissed or its feature was used; a visible hint then stays until it is dismissed. If it
 * cannot be stored, it applies while the page is open: a hint is not worth an error message. [HINT-2]
 */
export async function noteHintSeen(device: HintStorage, hint: Hint): Promise<void> {
  if (hintsNow().seen.includes(hint)) return
  await changeHints(device, (kept) => markHintSeen(kept, hint)).catch(() => undefined)
}

/** Called after a diary was deleted here permanently; a failure here does not undo that. [HINT-8] */
export const forgetHints = (device: HintStorage): Promise<void> =>
  changeHints(device, () => hintsFrom(undefined)).catch(() => undefined)
