import type { SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { addIntervention, removeIntervention } from '@reprieve/domain/flare/helpUse.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { itemsInAnswer, withItems } from '@reprieve/domain/records/answer.ts'
import { finishEdit } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { askAboutInterventions, dropInterventionQuestion } from '../doses/doseOffers.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { SaveFault } from '../records/recordForm.ts'
import { saveRecordEdit } from '../records/recordTable.ts'

type Change = Promise<Result<undefined, SaveFault>>

/** Adds what is being used to a saved record; the question about relief follows. [FLARE-6] */
export async function addHelpToRecord(diary: Diary, opened: SavedRecord, help: Reference): Change {
  const next = addIntervention(opened, help)
  const saved = await saveChanged(diary, opened, next)
  // Only about this one: the others of the record were asked about when it was saved.
  const added = itemsInAnswer(next.intervention).filter(({ id }) => id === help.id)
  if (saved.ok) await askAboutInterventions(diary, { ...next, intervention: withItems(added) })
  return saved
}

export async function removeHelpFromRecord(diary: Diary, opened: SavedRecord, { id }: Reference): Change {
  const saved = await saveChanged(diary, opened, removeIntervention(opened, id))
  if (saved.ok) await dropInterventionQuestion(diary, opened, id)
  return saved
}

async function saveChanged(diary: Diary, opened: SavedRecord, draft: PainRecord): Change {
  const finished = finishEdit({ before: opened, draft, now: diary.now() })
  return finished.ok ? saveRecordEdit(diary, { opened, finished: finished.value }) : finished
}
