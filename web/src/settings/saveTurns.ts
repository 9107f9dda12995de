import type { Later } from '../local/draftKeeper.ts'

export interface Pace {
  /** From one save to the next, where changes come one after the other. The first of them is saved at once. */
  restMs?: number
  later?: Later
}

interface Saving extends Pace {
  save: () => Promise<void>
  /** What nobody foresaw. */
  onFault: () => void
}

interface SaveTurns {
  /** Behind all that was asked for before. */
  inTurn: (act: () => Promise<void>, onFault: () => void) => Promise<void>
  saveNow: () => Promise<void>
  saveAtPace: () => void
  settled: () => Promise<void>
}

/** One act at a time: what was read before a save would put back what the save has changed. */
export function openSaveTurns({ save, onFault, restMs = 0, later = byTimer }: Saving): SaveTurns {
  let last: Promise<void> = Promise.resolve()
  let isDue = false
  let isResting = false
  let isChanged = false

  const inTurn = (act: () => Promise<void>, orElse: () => void): Promise<void> => {
    last = last.then(act).catch(orElse)
    return last
  }
  const saveNow = (): Promise<void> => {
    isChanged = false
    // Letters come faster than they are written: the save that waits takes along what is typed until its turn.
    if (isDue) return last
    isDue = true
    return inTurn(() => {
      isDue = false
      return save()
    }, onFault)
  }
  const saveAtPace = (): void => {
    isChanged = true
    if (isResting) return
    void saveNow()
    if (restMs === 0) return
    isResting = true
    later(() => {
      isResting = false
      if (isChanged) saveAtPace()
    }, restMs)
  }
  return { inTurn, saveNow, saveAtPace, settled: () => last }
}

export const byTimer: Later = (act, ms) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
