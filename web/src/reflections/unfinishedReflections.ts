import { reflectionClientId } from '@reprieve/contract/ids.ts'
import { REFLECTION_KIND, savedReflectionFromRow } from '@reprieve/contract/reflections/savedReflection.ts'
import { finishReflection, type ReflectionFault } from '@reprieve/domain/reflections/editReflection.ts'
import { dayOfReflection, type Reflection } from '@reprieve/domain/reflections/reflection.ts'
import {
  isReflectionIncluded,
  applyReflectionDecision,
  type ReflectionDecision,
} from '@reprieve/domain/reflections/reflectionDecision.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import { useSyncExternalStore } from 'react'
import { endDraft } from '../local/drafts.ts'
import { perDiary } from '../local/perDiary.ts'
import { getRow, type Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import {
  type DatedReflectionDraft,
  listConflictLosers,
  listReflectionDrafts,
  storeReflectionDraft,
  type UnmergedReflection,
} from './reflectionDraft.ts'
import { saveReflection, type ReflectionSaveFault } from './reflectionTable.ts'

/** Two reflections of one day: the saved one (`there`) and the other one. */
export interface ReflectionConflict extends UnmergedReflection {
  there: Reflection | null
}

/** The first that needs an answer; one that adds nothing to the saved reflection is dropped silently. */
export async function nextReflectionConflict(diary: Diary): Promise<ReflectionConflict | null> {
  for (const aside of await listConflictLosers(diary)) {
    const row = await getRow(diary, reflectionClientId(dayOfReflection(aside.other)))
    const there = row === null || isDeleted(row) ? null : savedReflectionFromRow(row)
    if (there === null || !isReflectionIncluded(there, aside.other)) return { ...aside, there }
    await endDraft(diary, aside.id)
  }
  return null
}

/** Why the other one cannot be saved if its day has none any more; null if it can. */
export function findConflictLoserFault(
  diary: Diary,
  { there, other }: ReflectionConflict,
): ReflectionFault | null {
  if (there !== null) return null
  const finished = finishOf(diary, { opened: other, draft: other })
  return finished.ok ? null : finished.reason
}

/** Turns it into a draft of its day, to be completed: otherwise the person would be asked about it forever. [REF-17] */
export const continueConflictLoser = (
  diary: Diary,
  { id, other }: ReflectionConflict,
): Promise<Result<undefined, StorageFault>> =>
  storeReflectionDraft(diary, { id, opened: { ...other, score: null, activities: [], note: '' }, now: other })

export async function resolveReflectionConflict(
  diary: Diary,
  { id, there, other }: ReflectionConflict,
  how: ReflectionDecision,
): Promise<Result<undefined, ReflectionFault | ReflectionSaveFault | StorageFault>> {
  if (how === 'keep') return endDraft(diary, id)
  const opened = there ?? other
  const draft = there === null ? other : applyReflectionDecision(there, other, how)
  const finished = finishOf(diary, { opened, draft })
  if (!finished.ok) return finished
  const saved = await saveReflection(diary, { opened, finished: finished.value, draftId: id })
  return saved.ok ? ok(undefined) : saved
}

const finishOf = (diary: Diary, { opened, draft }: { opened: Reflection; draft: Reflection }) =>
  finishReflection({ opened, draft, now: { at: diary.now(), offset: draft.timeOffset } })

interface WaitingReflections {
  drafts: readonly DatedReflectionDraft[]
  /** Two reflections of one day, to be shown to the person. */
  two: ReflectionConflict | null
}

const NOTHING: WaitingReflections = { drafts: [], two: null }

const watchBegun = perDiary((diary: Diary): WatchedRead<WaitingReflections> =>
  watch(diary.doorbell, ['drafts', REFLECTION_KIND], async () => ({
    drafts: await listReflectionDrafts(diary),
    two: await nextReflectionConflict(diary),
  })),
)

/** Drafts and conflicts that wait for the person. Empty while they are read, and if they cannot be. */
export function useUnfinishedReflections(diary: Diary): WaitingReflections {
  const { subscribe, current } = watchBegun(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : NOTHING
}
