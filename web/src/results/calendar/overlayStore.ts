import type { Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import {
  OVERLAYS_KEY,
  toStoredOverlays,
  overlaysFrom,
} from '@reprieve/domain/results/calendar/storedOverlays.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { onePerDiary, openQueuedSave, type QueuedSave } from '../../settings/saving/queuedSave.ts'

/** Null if the user has not chosen: the defaults apply. */
export type ChosenOverlays = readonly Overlay[] | null

/** Overlays are stored with the filter under their own key, and sync with it. [RES-37] */
export const openCalendarOverlays = (diary: Diary): QueuedSave<ChosenOverlays> =>
  openQueuedSave<ChosenOverlays>(diary, {
    name: OVERLAYS_KEY,
    from: (kept) => overlaysFrom(kept[OVERLAYS_KEY]),
    onto: (kept, chosen) => ({ ...kept, [OVERLAYS_KEY]: chosen === null ? null : toStoredOverlays(chosen) }),
  })

export const getCalendarOverlays = onePerDiary(openCalendarOverlays)
