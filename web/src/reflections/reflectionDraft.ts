import { toContent } from '@reprieve/contract/content.ts'
import { newClientId, reflectionClientId } from '@reprieve/contract/ids.ts'
import { reflectionToGroups, readReflectionGroups } from '@reprieve/contract/reflections/reflectionWire.ts'
import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import {
  dayOfReflection,
  type Reflection,
  type ReflectionRef,
} from '@reprieve/domain/reflections/reflection.ts'
import type { Result } from '@reprieve/domain/result.ts'
import {
  storeDraft,
  offeredDrafts,
  restoreTrashedDraft,
  listTrashedDrafts,
  type Draft,
} from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { CONFLICT_LOSER_KIND, LOCKED_REFLECTION_KIND } from './conflictLoserTable.ts'

/** A reflection being edited: as it was opened, and as it is now. */
export interface ReflectionDraft {
  id: string
  opened: Reflection
  now: Reflection
}

export interface DatedReflectionDraft extends ReflectionDraft {
  /** When it was last changed, or closed. */
  writtenAt: number
}

/** One draft per day: a person who returns to a day continues the draft. [REF-13] */
export const reflectionDraftId = (opened: Reflection): string => reflectionClientId(dayOfReflection(opened))

/** In the groups of the wire format, which other app versions can read too. */
export const encodeReflectionDraft = ({ opened, now }: Pick<ReflectionDraft, 'opened' | 'now'>) => ({
  ref: opened.ref,
  opened: [...reflectionToGroups(opened)],
  now: [...reflectionToGroups(now)],
})

export const storeReflectionDraft = (
  diary: Diary,
  { id, opened, now }: ReflectionDraft,
): Promise<Result<undefined, StorageFault>> =>
  storeDraft(diary, { id, kind: REFLECTION_KIND, value: encodeReflectionDraft({ opened, now }) })

/** The newest first. */
export async function listReflectionDrafts(diary: Diary): Promise<DatedReflectionDraft[]> {
  const drafts = await offeredDrafts(diary)
  return drafts.map(fromKept).filter((draft) => draft !== null)
}

/** Drafts that were closed without saving and can still be restored, the newest first. [REC-50] */
export async function listTrashedReflectionDrafts(diary: Diary): Promise<DatedReflectionDraft[]> {
  const drafts = await listTrashedDrafts(diary)
  return drafts.map(fromKept).filter((draft) => draft !== null)
}

/** Restores the draft to its day, so that opening the day continues it; beside a draft started there meanwhile. */
export async function restoreReflectionDraft(
  diary: Diary,
  draft: ReflectionDraft,
): Promise<Result<undefined, StorageFault>> {
  const begun = await offeredDrafts(diary)
  const isTaken = begun.some(({ id }) => id === draft.id)
  const { id } = draft
  const closed = { id, kind: REFLECTION_KIND, at: diary.now(), value: encodeReflectionDraft(draft) }
  return restoreTrashedDraft(diary, closed, isTaken ? newClientId(diary.now()) : id)
}

/** A reflection that would have overwritten another one of its day, unseen. */
export interface UnmergedReflection {
  id: string
  other: Reflection
}

/** The oldest first: the person is asked about them in the order in which they were written. */
export const listConflictLosers = (diary: Diary): Promise<UnmergedReflection[]> =>
  keptAs(diary, CONFLICT_LOSER_KIND)

export const listLockedReflections = (diary: Diary): Promise<UnmergedReflection[]> =>
  keptAs(diary, LOCKED_REFLECTION_KIND)

async function keptAs(diary: Diary, wanted: string): Promise<UnmergedReflection[]> {
  const drafts = await offeredDrafts(diary)
  return drafts.reverse().flatMap(({ id, kind, value }) => {
    const other = kind === wanted ? readGroups(value, { kind: 'not-saved-yet' }) : null
    return other === null ? [] : [{ id, other }]
  })
}

function fromKept({ id, kind, at, value }: Draft): DatedReflectionDraft | null {
  if (kind !== REFLECTION_KIND) return null
  const kept = toContent(value)
  const ref = refFrom(kept['ref'])
  const opened = readGroups(kept['opened'], ref)
  const now = readGroups(kept['now'], ref)
  return opened === null || now === null ? null : { id, opened, now, writtenAt: at }
}

function readGroups(kept: unknown, ref: ReflectionRef): Reflection | null {
  if (!Array.isArray(kept)) return null
  const isPair = (one: unknown): one is [string, unknown] => Array.isArray(one) && typeof one[0] === 'string'
  const read = readReflectionGroups(new Map(kept.filter(isPair)), ref)
  return read.ok ? read.value : null
}

function refFrom(kept: unknown): ReflectionRef {
  const { kind, clientId, localId, serverId } = toContent(kept)
  if (kind !== 'saved' || typeof clientId !== 'string') return { kind: 'not-saved-yet' }
  const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)
  return { kind, clientId, localId: asNumber(localId), serverId: asNumber(serverId) }
}
