import { reflectionOfGroups } from '@reprieve/contract/reflections/reflectionWire.ts'
import type { Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { isDeleted, valuesOf, type LocalRow } from '@reprieve/domain/sync/localRow.ts'

export const REFLECTION_KIND = 'reflection'

export type SavedReflection = Reflection & { ref: { kind: 'saved' } }

/** Null for a row that tells of something else, or of nothing any more. */
export function reflectionOf(row: LocalRow): SavedReflection | null {
  if (isDeleted(row)) return null
  const { clientId, localId, idOnServer: serverId } = row
  const ref = { kind: 'saved', clientId, localId, serverId } as const
  const read = reflectionOfGroups(valuesOf(row), ref)
  return read.ok ? { ...read.value, ref } : null
}
