import { reflectionClientId } from '@reprieve/contract/ids.ts'
import {
  REFLECTION_KIND,
  savedReflectionFromRow,
  type SavedReflection,
} from '@reprieve/contract/reflections/savedReflection.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { useSyncExternalStore } from 'react'
import { perDiary } from '../local/perDiary.ts'
import { type Diary, getRow, routeIdFor, rowByRoute } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'

export async function reflectionOfDay(diary: Diary, day: LocalDay): Promise<SavedReflection | null> {
  const row = await getRow(diary, reflectionClientId(day))
  return row === null ? null : savedReflectionFromRow(row)
}

/** Finds a reflection by the number in its URL. [REF-16] */
export async function reflectionByRoute(diary: Diary, id: string): Promise<SavedReflection | null> {
  const row = await rowByRoute(diary, id, REFLECTION_KIND)
  return row === null ? null : savedReflectionFromRow(row)
}

/** The id in the URL of a reflection. */
export const reflectionRouteId = ({ ref }: SavedReflection): string | undefined => routeIdFor(ref)

type ReflectionOfDay = SavedReflection | null

/** For the day requested last: a screen that is opened again shows its previous content immediately. */
const lastDay = perDiary((): { of: { day: LocalDay; watched: WatchedRead<ReflectionOfDay> } | null } => ({
  of: null,
}))

function watchDay(diary: Diary, day: LocalDay): WatchedRead<ReflectionOfDay> {
  const last = lastDay(diary)
  if (last.of?.day === day) return last.of.watched
  const watched = watch(diary.doorbell, [REFLECTION_KIND], () => reflectionOfDay(diary, day))
  last.of = { day, watched }
  return watched
}

/** Null if there is none, while it is read, and if it cannot be: that must not keep anybody from writing. */
export function useReflectionOfDay(diary: Diary, day: LocalDay): ReflectionOfDay {
  const { subscribe, current } = watchDay(diary, day)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : null
}
