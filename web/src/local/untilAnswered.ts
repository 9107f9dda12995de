import { toStorageFault } from './reopen.ts'
import { noteSilence } from './storageHealth.ts'

/**
 * For reads that a screen needs to be drawn: repeats the read until the storage answers, and the user is informed
 * meanwhile. A screen that gave up would lose what somebody is writing on it. [LOCAL-40]
 */
export async function untilAnswered<T>(read: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  let endSilence: (() => void) | null = null
  try {
    for (;;) {
      try {
        return await read()
      } catch (fault) {
        if (toStorageFault(fault) !== 'no-answer' || !isWanted()) throw fault
        endSilence ??= noteSilence()
      }
    }
  } finally {
    endSilence?.()
  }
}
