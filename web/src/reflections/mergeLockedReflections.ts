import { reflectionToGroups } from '@reprieve/contract/reflections/reflectionWire.ts'
import { finishReflection } from '@reprieve/domain/reflections/editReflection.ts'
import { storeDraft } from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'
import { isStorageFault } from '../local/tables.ts'
import { CONFLICT_LOSER_KIND } from './conflictLoserTable.ts'
import { listLockedReflections, type UnmergedReflection } from './reflectionDraft.ts'
import { saveReflection } from './reflectionTable.ts'

/**
 * Runs after unlocking: a reflection written while locked becomes that of its day; if the day has another one, both are
 * shown to the person as usual. If interrupted, it is repeated the next time. [LOCK-11, REF-12]
 */
export async function mergeLockedReflections(diary: Diary): Promise<void> {
  for (const one of await listLockedReflections(diary)) await mergeOne(diary, one)
}

async function mergeOne(diary: Diary, { id, other }: UnmergedReflection): Promise<void> {
  const now = { at: diary.now(), offset: other.timeOffset }
  const finished = finishReflection({ opened: other, draft: other, now })
  const saved = finished.ok
    ? await saveReflection(diary, { opened: other, finished: finished.value, draftId: id })
    : finished
  if (saved.ok || isStorageFault(saved.reason)) return
  await storeDraft(diary, { id, kind: CONFLICT_LOSER_KIND, value: [...reflectionToGroups(other)] })
}
