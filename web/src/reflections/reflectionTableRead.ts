import { reflectionClientId } from '@reprieve/contract/ids.ts'
import {
  REFLECTION_KIND,
  savedReflectionFromRow,
  type SavedReflection,
} from '@reprieve/contract/reflections/savedReflection.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { type Diary, getRow, routeIdFor, rowByRoute } from '../local/rows/rows.ts'

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
