import { newClientId } from '@reprieve/contract/ids.ts'
import { diaryDayAt } from '@reprieve/domain/reflections/diaryDay.ts'
import { dayOfReflection, emptyReflection, type Reflection } from '@reprieve/domain/reflections/reflection.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { draftDeletion } from '../local/drafts.ts'
import { changeRows } from '../local/rows/changeRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import { encodeConflictLoser } from './conflictLoserTable.ts'
import { reflectionByRoute, reflectionOfDay } from './readReflections.ts'
import { reflectionDraftId, listReflectionDrafts, type ReflectionDraft } from './reflectionDraft.ts'

/** What the editor starts with. */
export interface ReflectionEditorStart {
  draftId: string
  /** The draft exists from an earlier visit. */
  isKept: boolean
  opened: Reflection
  now: Reflection
}

export interface ReflectionOpenRequest {
  /** The id in the URL; undefined for the reflection of a day. */
  id: string | undefined
  day: LocalDay | null
  /** The draft to continue, if known. */
  draftId?: string | undefined
}

export type ReflectionOpenOutcome = { is: 'here'; begun: ReflectionEditorStart } | { is: 'not-here' }

/** For a locked device: reads nothing and overwrites no earlier draft. [REF-14] */
export function startLockedReflection(
  { day }: ReflectionOpenRequest,
  now: LocalInstant,
): ReflectionEditorStart {
  const empty = emptyReflection(now, day ?? undefined)
  return { draftId: newClientId(now.at), isKept: false, opened: empty, now: empty }
}

/** A day that has a reflection opens that one. [REF-9] */
export async function openReflection(
  diary: Diary,
  asked: ReflectionOpenRequest,
  now: LocalInstant,
): Promise<ReflectionOpenOutcome> {
  const drafts = await listReflectionDrafts(diary)
  const named = drafts.find(({ id }) => id === asked.draftId)
  if (named !== undefined) return here(diary, named, await thereFor(diary, named))
  const { id, day } = asked
  const there =
    id === undefined
      ? await reflectionOfDay(diary, day ?? diaryDayAt(now).reflected)
      : await reflectionByRoute(diary, id)
  if (id !== undefined && there === null) return { is: 'not-here' }
  const opened = there ?? emptyReflection(now, day ?? undefined)
  const draftId = reflectionDraftId(opened)
  const kept = drafts.find((draft) => draft.id === draftId)
  if (kept !== undefined) return here(diary, kept, there)
  return { is: 'here', begun: { draftId, isKept: false, opened, now: opened } }
}

const thereFor = (diary: Diary, { opened }: ReflectionDraft): Promise<Reflection | null> =>
  reflectionOfDay(diary, dayOfReflection(opened))

/** A draft that was started when its day had no reflection is shown beside the one that the day has now. [REF-12] */
async function here(
  diary: Diary,
  draft: ReflectionDraft,
  there: Reflection | null,
): Promise<ReflectionOpenOutcome> {
  const isCovered = draft.opened.ref.kind === 'not-saved-yet' && there !== null
  if (!isCovered) return { is: 'here', begun: { ...draft, draftId: draft.id, isKept: true } }
  await storeDraftAsConflictLoser(diary, draft)
  return {
    is: 'here',
    begun: { draftId: reflectionDraftId(there), isKept: false, opened: there, now: there },
  }
}

/** Keeps the typed text, to be shown together with the other reflection of its day. */
export async function storeDraftAsConflictLoser(
  diary: Diary,
  { id, now }: Pick<ReflectionDraft, 'id' | 'now'>,
): Promise<boolean> {
  const aside = await encodeConflictLoser(diary, now)
  const put = await changeRows(diary, [], () => ({ shelve: [aside], ...draftDeletion(id) }))
  return put.ok
}
