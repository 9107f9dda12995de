import type { Later } from '../local/draftKeeper.ts'

export interface Pace {
  /** The pause between saves when changes follow each other. The first change is saved at once. */
  restMs?: number
  later?: Later
}

interface Saving extends Pace {
  save: () => Promise<void>
  /** Called for unexpected errors. */
  onFault: () => void
}

interface SaveTurns {
  /** Runs after everything that was requested before. */
  inTurn: (act: () => Promise<void>, onFault: () => void) => Promise<void>
  saveNow: () => Promise<void>
  saveAtPace: () => void
  settled: () => Promise<void>
}

/** One action at a time: a value read before a save would revert what the save has changed. */
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
    // Typing is faster than writing: the waiting save includes what is typed until its turn.
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
