import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { OVERLAYS_KEY, keptOverlays, overlaysFrom } from '@reprieve/domain/results/calendar/keptOverlays.ts'
import type { Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { watched } from '../../device/watched.ts'
import type { FailedSave } from '../../filters/filterStore.ts'
import type { Diary } from '../../local/rows.ts'
import { keptSettings, saveSettings } from '../../settings/settingsTable.ts'

const PREF = 'filter_settings'

export interface SeenOverlays {
  /** False until what is kept was read. */
  isKnown: boolean
  /** Null where nobody has chosen. */
  chosen: readonly Overlay[] | null
}

export interface OverlayStore {
  current: () => SeenOverlays
  subscribe: (listener: () => void) => () => void
  /** Null: the defaults again. Shown at once, saved behind it. */
  change: (next: readonly Overlay[] | null) => void
  /** Saves what could not be saved, once more. */
  flush: () => Promise<void>
  /** Why the last save did not go; null where it went. Another one for each that fails. */
  failed: () => FailedSave | null
  /** When all that was changed is saved. */
  settled: () => Promise<void>
}

const stores = new WeakMap<Diary, OverlayStore>()

export function overlaysOf(diary: Diary): OverlayStore {
  const known = stores.get(diary) ?? openOverlays(diary)
  stores.set(diary, known)
  return known
}

/** They lie beside the filter under a key of their own, and go from device to device with it. [RES-37] */
export function openOverlays(diary: Diary): OverlayStore {
  const shown = watched<SeenOverlays>({ isKnown: false, chosen: null })
  const failed = watched<FailedSave | null>(null)
  /** As it lies in the settings; undefined where there is none. */
  let kept: unknown
  let unsaved = 0

  const read = async (): Promise<void> => {
    const now = (await keptSettings(diary, PREF))[OVERLAYS_KEY]
    const isNews = !shown.current().isKnown || !sameJson(now ?? null, kept ?? null)
    kept = now
    // What the person has changed meanwhile is on its way, and would jump back on the screen.
    if (isNews && unsaved === 0) shown.become({ isKnown: true, chosen: overlaysFrom(now) })
  }
  const save = async (next: readonly Overlay[] | null): Promise<void> => {
    const now = next === null ? undefined : keptOverlays(next)
    const written = await saveSettings(diary, PREF, {
      opened: { [OVERLAYS_KEY]: kept ?? null },
      now: { [OVERLAYS_KEY]: now ?? null },
    })
    // It holds for as long as the page is open, and is tried again with the next change or when the person asks for it.
    if (!written.ok)
      return failed.become({ reason: written.reason === 'no-room' ? 'no-room' : 'storage-gone' })
    kept = now
    if (failed.current() !== null) failed.become(null)
  }

  // One at a time, as it was asked for: what was read before a save would put back what the save has changed.
  let last: Promise<void> = Promise.resolve()
  const inTurn = (act: () => Promise<void>, onFault: () => void): Promise<void> => {
    last = last.then(act).catch(onFault)
    return last
  }
  const readInTurn = (): void => void inTurn(read, () => shown.become({ ...shown.current(), isKnown: true }))
  const saveInTurn = (next: readonly Overlay[] | null): Promise<void> => {
    unsaved += 1
    return inTurn(
      () => save(next).finally(() => (unsaved -= 1)),
      () => failed.become({ reason: 'storage-gone' }),
    )
  }

  diary.doorbell.listen((change) => {
    if (change.includes(KIND_OF_PREF[PREF])) readInTurn()
  })
  readInTurn()

  return {
    current: shown.current,
    subscribe: (listener) => {
      const ends = [shown, failed].map(({ subscribe }) => subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    change: (next) => {
      shown.become({ isKnown: true, chosen: next })
      void saveInTurn(next)
    },
    flush: () => saveInTurn(shown.current().chosen),
    failed: failed.current,
    settled: () => last,
  }
}
