import type { Fields } from '@reprieve/contract/fields.ts'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { watched } from '../device/watched.ts'
import type { Diary } from '../local/rows.ts'
import { isStorageFault } from '../local/storageFault.ts'
import type { StorageFault } from '../local/tables.ts'
import { onItsWay } from '../local/underWay.ts'
import { clearLeft, leaveBehind, leftBehind, leftKeys, prefOfLeft, takeUp } from './leftBehind.ts'
import { openSaveTurns, type Pace } from './saveTurns.ts'
import { keptSettings, saveSettings } from './settingsTable.ts'

export interface FailedSave {
  reason: StorageFault
}

export interface SavedBehindState<T> {
  /** False until what is kept was read. */
  isKnown: boolean
  value: T
}

/** A value among the settings: shown at once, saved behind it. */
export interface SavedBehind<T> {
  /** The same object until there is another. */
  current: () => SavedBehindState<T>
  subscribe: (listener: () => void) => () => void
  change: (next: (value: T) => T) => void
  /** Saves what is not saved yet, at once. */
  flush: () => Promise<void>
  /** The page is hidden, and may not come back: what rests is saved now. */
  leave: () => void
  /** Why the last save did not go; null where it went. Another one for each that fails. */
  failed: () => FailedSave | null
  /** When all that was begun is done. */
  settled: () => Promise<void>
}

interface MergeSides<T> {
  /** What both began with. */
  base: T
  mine: T
  theirs: T
}

/** Where it lies among the settings, and how. */
export interface KeptAs<T> {
  /** Of its own: under it lies what a page leaves behind. A kind of settings, where it is all of them. */
  name: string
  /** `before`: what was read last; null at first. */
  from: (kept: Fields, before: T | null) => T
  /** The settings with it; what others keep there stays. */
  onto: (kept: Fields, value: T) => Fields
  /** Of a change that is not saved when somebody else's comes. It stays as it is where nothing is said. */
  join?: (joined: MergeSides<T>) => T
}

const mineFirst = <T>({ base, mine, theirs }: MergeSides<T>): T => (sameJson(base, mine) ? theirs : mine)

/** [SETT-1, SETT-2, SETT-3] */
export function openSavedBehind<T>(
  diary: Diary,
  { name, from, onto, join = mineFirst }: KeptAs<T>,
  pace: Pace = {},
): SavedBehind<T> {
  const pref = prefOfLeft(name)
  let kept: Fields = {}
  /** On its way to the disk. */
  let writing: Fields | null = null
  /** As `kept` says it. */
  let base = from(kept, null)
  let isLeft = false
  const shown = watched<SavedBehindState<T>>({ isKnown: false, value: base })
  const failed = watched<FailedSave | null>(null)
  const isSaved = (): boolean => sameJson(shown.current().value, base)
  const fail = (reason: StorageFault): void => failed.become({ reason })

  const take = (now: Fields): void => {
    const { isKnown, value: mine } = shown.current()
    const [before, theirs] = [from(kept, base), from(now, base)]
    kept = now
    // A save of our own, and what others keep in the same place, tell of the same value.
    const isNews = !sameJson(before, theirs)
    const value = isNews ? join({ base, mine, theirs }) : mine
    if (isNews) base = theirs
    if (isNews || !isKnown) shown.become({ isKnown: true, value })
  }
  const readFirst = async (): Promise<void> => {
    const [left, now] = await Promise.all([leftBehind(diary, name), keptSettings(diary, pref)])
    take(now)
    if (left === null) return
    isLeft = true
    const theirs = from(takeUp(left, kept), base)
    shown.become({ isKnown: true, value: join({ base, mine: shown.current().value, theirs }) })
    void turns.saveNow()
  }
  const write = async (value: T): Promise<void> => {
    const now = onto(kept, value)
    writing = now
    const written = await saveSettings(diary, pref, { opened: kept, now }).finally(() => (writing = null))
    // It holds for as long as the page is open, and is tried again with the next change or when the person asks for it.
    if (!written.ok) return fail(isStorageFault(written.reason) ? written.reason : 'storage-gone')
    kept = now
    base = value
    if (failed.current() !== null) failed.become(null)
  }
  const leaveUnsaved = (): void => {
    const left = leftKeys({ kept, writing, now: onto(kept, shown.current().value) })
    if (left.length === 0) return
    isLeft = true
    // Where there is no room the save finds that, too, and tells it.
    void onItsWay(leaveBehind(diary, name, left)).catch(() => {})
  }
  const save = async (): Promise<void> => {
    if (!isSaved()) await write(shown.current().value)
    if (!isLeft || !isSaved()) return
    isLeft = false
    // What stays there is found to be saved by the next page.
    await clearLeft(diary, name).catch(() => {})
  }

  const turns = openSaveTurns({ ...pace, save, onFault: () => fail('storage-gone') })
  const readInTurn = (read: () => Promise<void>): void =>
    void turns.inTurn(read, () => shown.become({ ...shown.current(), isKnown: true }))
  diary.doorbell.listen((change) => {
    if (change.includes(KIND_OF_PREF[pref])) readInTurn(async () => take(await keptSettings(diary, pref)))
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
