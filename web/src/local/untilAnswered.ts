import { storageFault } from './reopen.ts'
import { noteSilence } from './storageHealth.ts'

/**
 * For what a screen waits for to be drawn: a silent storage is asked again until it answers, and the person is told
 * meanwhile. A screen that gave up would take along what somebody is writing on it. [LOCAL-40]
 */
export async function untilAnswered<T>(read: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  let endSilence: (() => void) | null = null
  try {
    for (;;) {
      try {
        return await read()
      } catch (fault) {
        if (storageFault(fault) !== 'no-answer' || !isWanted()) throw fault
        endSilence ??= noteSilence()
      }
    }
  } finally {
    endSilence?.()
  }
}
