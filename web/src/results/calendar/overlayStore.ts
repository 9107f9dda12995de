import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { OVERLAYS_KEY, keptOverlays, overlaysFrom } from '@reprieve/domain/results/calendar/keptOverlays.ts'
import type { Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { watched } from '../../device/watched.ts'
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
    // Where there is no room it holds for as long as the page is open.
    if (written.ok) kept = now
  }

  // One at a time, as it was asked for: what was read before a save would put back what the save has changed.
  let last: Promise<void> = Promise.resolve()
  const inTurn = (act: () => Promise<void>): void => {
    last = last.then(act).catch(() => shown.become({ ...shown.current(), isKnown: true }))
  }

  diary.doorbell.listen((change) => {
    if (change.includes(KIND_OF_PREF[PREF])) inTurn(read)
  })
  inTurn(read)

  return {
    current: shown.current,
    subscribe: shown.subscribe,
    change: (next) => {
      unsaved += 1
      shown.become({ isKnown: true, chosen: next })
      inTurn(() => save(next).finally(() => (unsaved -= 1)))
    },
    settled: () => last,
  }
}
