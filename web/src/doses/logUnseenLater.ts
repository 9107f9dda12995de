import { toFields } from '@reprieve/contract/fields.ts'
import type { DoseForm } from '@reprieve/domain/doses/logDose.ts'
import { endDraft, offeredDrafts, type Draft } from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'
import { logDoseByName, LOCKED_DOSE_KIND, type NamedDose } from './logUnseen.ts'

/**
 * Runs after unlocking, the oldest first. If interrupted it is repeated: a dose has the id of its form, and is logged
 * once. [LOCK-11, DOSE-8]
 */
export async function logLockedDoses(diary: Diary): Promise<void> {
  const drafts = await offeredDrafts(diary)
  for (const draft of drafts.reverse()) {
    const unseen = unseenFrom(draft)
    if (unseen === null) continue
    // It was validated when written. If the clock was ahead then, it would be in the future at each unlocking.
    const judgedAt = Math.max(diary.now(), unseen.form.taken.at)
    const logged = await logDoseByName(diary, { ...unseen, judgedAt })
    if (logged.ok) await endDraft(diary, draft.id)
  }
}

/** An unreadable entry stays where it is, and is counted among the drafts. */
function unseenFrom({ id, kind, value }: Draft): NamedDose | null {
  const { name, form } = toFields(value)
  const { taken } = toFields(form)
  const { at, offset } = toFields(taken)
  const isRead =
    kind === LOCKED_DOSE_KIND &&
    typeof name === 'string' &&
    typeof at === 'number' &&
    typeof offset === 'number'
  return isRead ? { id, name, form: form as DoseForm } : null
}
