import type { Fields } from '@reprieve/contract/fields.ts'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { delayByTimer, type Timer } from '../../device/timer.ts'
import { makeObservable } from '../../device/observable.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { isStorageFault, type StorageFault } from '../../local/tables.ts'
import { trackWrite } from '../../local/database/pendingWrites.ts'
import {
  clearUnsavedKeys,
  storeUnsavedKeys,
  readUnsavedKeys,
  findUnsavedKeys,
  unsavedPrefType,
  applyUnsavedKeys,
} from './unsavedSettings.ts'
import { readSettings, saveSettings } from './settingsTable.ts'

interface Pace {
  /** The pause between saves when changes follow each other. The first change is saved immediately. */
  restMs?: number
  later?: Timer
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
function openSaveTurns({ save, onFault, restMs = 0, later = delayByTimer }: Saving): SaveTurns {
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

export interface FailedSave {
  reason: StorageFault
}

export interface QueuedSaveState<T> {
  /** False until the stored value was read. */
  isKnown: boolean
  value: T
}

/** A settings value that is shown immediately and saved in the background. */
export interface QueuedSave<T> {
  /** The same object until the state changes. */
  current: () => QueuedSaveState<T>
  subscribe: (listener: () => void) => () => void
  change: (next: (value: T) => T) => void
  /** Saves unsaved changes immediately. */
  flush: () => Promise<void>
  /** Called when the page is hidden and may not come back: saves pending changes now. */
  leave: () => void
  /** Why the last save failed; null if it succeeded. A new object for each failure. */
  failed: () => FailedSave | null
  /** Resolves when everything that was started is done. */
  settled: () => Promise<void>
}

interface MergeSides<T> {
  /** The value that both sides started from. */
  base: T
  mine: T
  theirs: T
}

/** How and where the value is stored in the settings. */
export interface SettingsMapping<T> {
  /** A unique name for the changes that a page leaves unsaved. The settings type, if the value is all of it. */
  name: string
  /** `before`: the value read last; null at first. */
  from: (kept: Fields, before: T | null) => T
  /** The settings with the value; keys of others stay. */
  onto: (kept: Fields, value: T) => Fields
  /** Merges an unsaved change with one from elsewhere. By default the unsaved change wins. */
  join?: (joined: MergeSides<T>) => T
}

const mineFirst = <T>({ base, mine, theirs }: MergeSides<T>): T => (sameJson(base, mine) ? theirs : mine)

/** [SETT-1, SETT-2, SETT-3] */
export function openQueuedSave<T>(
  diary: Diary,
  { name, from, onto, join = mineFirst }: SettingsMapping<T>,
  pace: Pace = {},
): QueuedSave<T> {
  const pref = unsavedPrefType(name)
  let kept: Fields = {}
  /** Being written to disk. */
  let writing: Fields | null = null
  /** The value in `kept`. */
  let base = from(kept, null)
  let isLeft = false
  const shown = makeObservable<QueuedSaveState<T>>({ isKnown: false, value: base })
  const failed = makeObservable<FailedSave | null>(null)
  const isSaved = (): boolean => sameJson(shown.current().value, base)
  const fail = (reason: StorageFault): void => failed.become({ reason })

  const take = (now: Fields): void => {
    const { isKnown, value: mine } = shown.current()
    const [before, theirs] = [from(kept, base), from(now, base)]
    kept = now
    // Our own save, and changes of other keys in the same settings, give the same value.
    const isNews = !sameJson(before, theirs)
    const value = isNews ? join({ base, mine, theirs }) : mine
    if (isNews) base = theirs
    if (isNews || !isKnown) shown.become({ isKnown: true, value })
  }
  const readFirst = async (): Promise<void> => {
    const [left, now] = await Promise.all([readUnsavedKeys(diary, name), readSettings(diary, pref)])
    take(now)
    if (left === null) return
    isLeft = true
    const theirs = from(applyUnsavedKeys(left, kept), base)
    shown.become({ isKnown: true, value: join({ base, mine: shown.current().value, theirs }) })
    void turns.saveNow()
  }
  const write = async (value: T): Promise<void> => {
    const now = onto(kept, value)
    writing = now
    const written = await saveSettings(diary, pref, { opened: kept, now }).finally(() => (writing = null))
    // The change applies while the page is open, and is saved again with the next change or on request.
    if (!written.ok) return fail(isStorageFault(written.reason) ? written.reason : 'storage-gone')
    kept = now
    base = value
    if (failed.current() !== null) failed.become(null)
  }
  const leaveUnsaved = (): void => {
    const left = findUnsavedKeys({ kept, writing, now: onto(kept, shown.current().value) })
    if (left.length === 0) return
    isLeft = true
    // If there is no room the save fails too, and reports it.
    void trackWrite(storeUnsavedKeys(diary, name, left)).catch(() => {})
  }
  const save = async (): Promise<void> => {
    if (!isSaved()) await write(shown.current().value)
    if (!isLeft || !isSaved()) return
    isLeft = false
    // If it stays there, the next page finds it already saved.
    await clearUnsavedKeys(diary, name).catch(() => {})
  }

  const turns = openSaveTurns({ ...pace, save, onFault: () => fail('storage-gone') })
  const readInTurn = (read: () => Promise<void>): void =>
    void turns.inTurn(read, () => shown.become({ ...shown.current(), isKnown: true }))
  diary.doorbell.listen((change) => {
    if (change.includes(KIND_OF_PREF[pref])) readInTurn(async () => take(await readSettings(diary, pref)))
  })
  readInTurn(readFirst)

  return {
    current: shown.current,
    subscribe: (listener) => {
      const ends = [shown, failed].map(({ subscribe }) => subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    change: (next) => {
      const { isKnown, value: before } = shown.current()
      const value = next(before)
      if (Object.is(value, before)) return
      shown.become({ isKnown, value })
      leaveUnsaved()
      turns.saveAtPace()
    },
    flush: turns.saveNow,
    leave: () => {
      if (!isSaved()) void turns.saveNow()
    },
    failed: failed.current,
    settled: turns.settled,
  }
}

/** One store per diary, so that all screens show the same; its `leave` is called when the page is hidden. */
export function onePerDiary<Store extends { leave: () => void }>(
  open: (diary: Diary) => Store,
): (diary: Diary) => Store {
  return perDiary((diary: Diary) => {
    const store = open(diary)
    whenHidden(store.leave)
    return store
  })
}

function whenHidden(act: () => void): void {
  // WebKit no longer writes in pagehide.
  addEventListener('beforeunload', act)
  addEventListener('pagehide', act)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') act()
  })
}
