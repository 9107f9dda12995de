import type { Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { isDeleted, groupValues, type RowContent } from '@reprieve/domain/sync/localRow.ts'
import { readReflectionGroups } from './reflectionWire.ts'

export const REFLECTION_KIND = 'reflection'

export type SavedReflection = Reflection & { ref: { kind: 'saved' } }

/** Null for a row of another kind, or a deleted one. */
export function savedReflectionFromRow(row: RowContent): SavedReflection | null {
  if (isDeleted(row)) return null
  const { clientId, localId, idOnServer: serverId } = row
  const ref = { kind: 'saved', clientId, localId, serverId } as const
  const read = readReflectionGroups(groupValues(row), ref)
  return read.ok ? { ...read.value, ref } : null
}
