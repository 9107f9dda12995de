import { newClientId } from '@reprieve/contract/ids.ts'
import { reflectionToGroups, readReflectionGroups } from '@reprieve/contract/reflections/reflectionWire.ts'
import { REFLECTION_KIND, savedReflectionFromRow } from '@reprieve/contract/reflections/savedReflection.ts'
import type { Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { isReflectionIncluded } from '@reprieve/domain/reflections/reflectionDecision.ts'
import type { PulledItem } from '@reprieve/domain/sync/applyPage.ts'
import { isDeleted, groupValues, type LocalRow, type LostValue } from '@reprieve/domain/sync/localRow.ts'
import { storeDraft, encodeForShelf, type Draft } from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { Shelved } from '../local/tables.ts'

/** Reflections that another one of the same day would overwrite, or has overwritten, unseen. [REF-12] */
export const CONFLICT_LOSER_KIND = 'reflection-aside'

/** Written while the app was locked: it is not known yet whether the day has a reflection. [LOCK-11] */
export const LOCKED_REFLECTION_KIND = 'reflection-unseen'

const asKept = (diary: Diary, reflection: Reflection, kind = CONFLICT_LOSER_KIND): Omit<Draft, 'at'> => ({
  id: newClientId(diary.now()),
  kind,
  value: [...reflectionToGroups(reflection)],
})

/** As a stored entry, to be written together with other changes. */
export const encodeConflictLoser = (diary: Diary, reflection: Reflection): Promise<Shelved> =>
  encodeForShelf(diary, 'drafts', { ...asKept(diary, reflection), at: diary.now() })

export const encodeLockedReflection = (diary: Diary, reflection: Reflection): Promise<Shelved> =>
  encodeForShelf(diary, 'drafts', { ...asKept(diary, reflection, LOCKED_REFLECTION_KIND), at: diary.now() })

export async function storeConflictLosers(diary: Diary, reflections: readonly Reflection[]): Promise<void> {
  for (const reflection of reflections) await storeDraft(diary, asKept(diary, reflection))
}

interface Pulled {
  before: ReadonlyMap<string, LocalRow>
  items: readonly PulledItem[]
  after: readonly LocalRow[]
}

/**
 * The conflict losers among reflections that two devices wrote separately for one day (SYNC 1.1). A row that the server
 * has numbered was known to both: its changes are merged, and nobody is asked.
 */
export function findPulledConflictLosers({ before, items, after }: Pulled): Reflection[] {
  const left = new Map(after.map((row) => [row.clientId, row]))
  return items.flatMap(({ clientId, kind, groups }) => {
    const mine = before.get(clientId)
    if (kind !== REFLECTION_KIND || mine === undefined || mine.idOnServer !== null) return []
    const there = savedReflectionFromRow(left.get(clientId) ?? mine)
    const both = [savedReflectionFromRow(mine), theirs(mine, groups)].filter((one) => one !== null)
    return there === null ? [] : both.filter((one) => !isReflectionIncluded(there, one))
  })
}

/** The same if the server resolved the conflict: the reflection with the overwritten values from its response. */
export function findAnsweredConflictLosers(
  row: LocalRow | undefined,
  lost: readonly LostValue[],
): Reflection[] {
  if (row === undefined || row.kind !== REFLECTION_KIND || lost.length === 0) return []
  const there = savedReflectionFromRow(row)
  const values = groupValues(row)
  for (const { group, value } of lost) values.set(group, value)
  const read = readReflectionGroups(values, { kind: 'not-saved-yet' })
  return there === null || !read.ok || isReflectionIncluded(there, read.value) ? [] : [read.value]
}

function theirs(row: LocalRow, groups: PulledItem['groups']): Reflection | null {
  if (isDeleted({ ...row, groups })) return null
  const values = new Map([...groups].map(([group, { v }]) => [group, v]))
  const read = readReflectionGroups(values, { kind: 'not-saved-yet' })
  return read.ok ? read.value : null
}
