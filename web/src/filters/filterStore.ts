import { filterOfKept, settingsWith } from '@reprieve/contract/filters/keptFilter.ts'
import type { Filter } from '@reprieve/domain/filters/filter.ts'
import { watched } from '../device/watched.ts'
import type { Later } from '../local/draftKeeper.ts'
import type { Diary } from '../local/rows.ts'
import { onePerDiary } from '../settings/onePerDiary.ts'
import { byTimer } from '../settings/saveTurns.ts'
import { openSavedBehind, type FailedSave, type SavedBehind } from '../settings/savedBehind.ts'
import { filterMemory, type FilterMemory } from './filterMemory.ts'
import { joinFilters } from './joinFilters.ts'

export const FILTER_DELAY_MS = 10
/** A drag changes the filter sixty times a second, and each save is sent to other devices. */
const SAVE_REST_MS = 400

export interface FilterStore extends Pick<SavedBehind<Filter>, 'flush' | 'leave' | 'failed'> {
  /** The same object until listeners are notified of another. */
  current: () => Filter
  subscribe: (listener: () => void) => () => void
  /** Based on the newest filter, of which listeners may not be notified yet. */
  change: (next: (filter: Filter) => Filter) => void
  /** False until the stored filter is read; until then the current one has no criteria. */
  isKnown: () => boolean
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
  const saved = openSavedBehind<Filter>(
    diary,
    {
      name: 'filter',
      from: (kept, before) => filterOfKept(kept, before === null ? memory.recall() : memorable(before)),
      onto: settingsWith,
      join: joinFilters,
    },
    { restMs: SAVE_REST_MS, later },
  )
  const shown = watched(saved.current().value)
  const known = watched(false)
  const failed = watched<FailedSave | null>(null)
  let isTelling = false
  /** The person's latest change; listeners are notified shortly. */
  let mine = shown.current()

  const tell = (): void => {
    isTelling = false
    const { value } = saved.current()
    if (value === shown.current()) return
    memory.keep(value)
    shown.become(value)
  }
  saved.subscribe(() => {
    if (saved.current().value !== mine) tell()
    known.become(saved.current().isKnown)
    failed.become(saved.failed())
  })

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
      // Not postponed by the next change: during a drag they come more often than the delay.
      if (!isTelling) later(tell, FILTER_DELAY_MS)
      isTelling = true
      saved.change((filter) => (mine = next(filter)))
    },
    flush: saved.flush,
    leave: () => {
      tell()
      saved.leave()
    },
    failed: failed.current,
  }
}

export const filterOf = onePerDiary(openFilter)

const memorable = ({ range, criteria: { sort } }: Filter) => ({ range, sort })
