import { filterOfKept, settingsWith } from '@reprieve/contract/filters/keptFilter.ts'
import type { Fields } from '@reprieve/contract/fields.ts'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import type { Filter } from '@reprieve/domain/filters/filter.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { watched } from '../device/watched.ts'
import type { Later } from '../local/draftKeeper.ts'
import type { Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { keptSettings, saveSettings } from '../settings/settingsTable.ts'
import { filterMemory, type FilterMemory } from './filterMemory.ts'
import { joinFilters } from './joinFilters.ts'

export const FILTER_DELAY_MS = 10
const SAVE_DELAY_MS = 400
const PREF = 'filter_settings'

export interface FilterStore {
  /** The same object until its listeners are told of another. */
  current: () => Filter
  subscribe: (listener: () => void) => () => void
  /** Of the newest filter, which may not be told yet. */
  change: (next: (filter: Filter) => Filter) => void
  /** False until the one that is kept was read: what is current until then asks nothing. */
  isKnown: () => boolean
  /** Saves what waits to be saved, at once. */
  flush: () => Promise<void>
  /** Why the last save did not go; null where it went. Another one for each that fails. */
  failed: () => FailedSave | null
}

export interface FailedSave {
  reason: StorageFault
}

const stores = new WeakMap<Diary, FilterStore>()

/** One for each diary, so that all screens ask the same. */
export function filterOf(diary: Diary): FilterStore {
  const known = stores.get(diary)
  if (known !== undefined) return known
  const store = openFilter(diary)
  stores.set(diary, store)
  whenHidden(() => void store.flush())
  return store
}

export interface FilterMeans {
  later?: Later
  memory?: FilterMemory
}

/** [FILT-27, FILT-28, FILT-29] */
export function openFilter(
  diary: Diary,
  { later = byTimer, memory = filterMemory() }: FilterMeans = {},
): FilterStore {
  const shown = watched(filterOfKept({}, memory.recall()))
  const known = watched(false)
  const failed = watched<FailedSave | null>(null)
  let kept: Fields = {}
  /** As `kept` says it. */
  let base = shown.current()
  let latest = base
  let isTelling = false
  let callOffSave = (): void => {}

  const tell = (): void => {
    isTelling = false
    memory.keep(latest)
    shown.become(latest)
  }
  const takeOver = (theirs: Filter): void => {
    latest = joinFilters({ base, mine: latest, theirs })
    base = theirs
    tell()
  }
  const read = async (): Promise<void> => {
    const now = await keptSettings(diary, PREF)
    const memorable = { range: base.range, sort: base.criteria.sort }
    const [before, theirs] = [filterOfKept(kept, memorable), filterOfKept(now, memorable)]
    kept = now
    // A save of our own, and what others keep in the same place, tell of the same filter.
    if (!sameJson(before, theirs)) takeOver(theirs)
    known.become(true)
  }
  const save = async (): Promise<void> => {
    const saved = latest
    if (saved === base) return
    const now = settingsWith(kept, saved)
    const written = await saveSettings(diary, PREF, { opened: kept, now })
    // It holds for as long as the page is open, and is tried again with the next change or when the person asks for it.
    if (!written.ok) return fail(written.reason === 'no-room' ? 'no-room' : 'storage-gone')
    kept = now
    base = saved
    if (failed.current() !== null) failed.become(null)
  }
  const fail = (reason: StorageFault): void => failed.become({ reason })

  // One at a time: what was read before a save would put back what the save has changed.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const done = last.then(act)
    last = done.catch(() => {})
    return done
  }
  const readInTurn = (): void => void inTurn(read).catch(() => known.become(true))
  const flush = (): Promise<void> => {
    callOffSave()
    return inTurn(save).catch(() => fail('storage-gone'))
  }

  diary.doorbell.listen((change) => {
    if (change.includes(KIND_OF_PREF[PREF])) readInTurn()
  })
  readInTurn()

  return {
    current: shown.current,
    isKnown: known.current,
    subscribe: (listener) => {
      const ends = [shown, known, failed].map(({ subscribe }) => subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    change: (next) => {
      const changed = next(latest)
      if (changed === latest) return
      latest = changed
      // Not put off by the next one: on a quick screen a drag changes it more often than that.
      if (!isTelling) later(tell, FILTER_DELAY_MS)
      isTelling = true
      callOffSave()
      callOffSave = later(() => void flush(), SAVE_DELAY_MS)
    },
    flush,
    failed: failed.current,
  }
}

const byTimer: Later = (act, ms) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

function whenHidden(act: () => void): void {
  addEventListener('pagehide', act)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') act()
  })
}
