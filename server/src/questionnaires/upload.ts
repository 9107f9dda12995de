import { sql } from 'kysely'
import { readQuestionnaire } from '@reprieve/contract/questionnaires/readQuestionnaire.ts'
import { scheduleFrom, scheduleToWire } from '@reprieve/contract/questionnaires/scheduleWire.ts'
import { readScoring } from '@reprieve/contract/questionnaires/scoringWire.ts'
import { isStorable } from '@reprieve/contract/storable.ts'
import { BROUGHT_QUESTIONNAIRES } from '@reprieve/content/questionnaires.ts'
import { questionsOf, type Questionnaire } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { hasZero } from '@reprieve/domain/questionnaires/safetyAnswer.ts'
import { scoringFaults } from '@reprieve/domain/questionnaires/scoringFaults.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { Db } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { editionOf, FIRST_NID } from './form.ts'

/** What the operator hands in for an institution. What of it comes from a file is looked through here. */
export interface Upload {
  institutionId: number
  questionnaireId: string
  /** Who is asked: the members of one study; null for all. */
  studyId: string | null
  definition: unknown
  scoring: unknown
  /** `{kind: once | every, days, due_days}` */
  schedule: unknown
  /** linkIds of questions of safety. */
  safety: readonly string[]
  /** Who has looked at the licence of the instrument. */
  licenceConfirmedBy: string
  now: number
}

/** Where it is wrong: a linkId, or the name of a part. */
export interface UploadFault {
  where: string
  what: string
}

/** Not of digits alone: it would be the number of another. */
const ID = /^(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/
const MOST_LETTERS = 500_000
const DEEPEST = 100

/** What the product brings for institutions, by its name. */
export function broughtUpload(id: string): Pick<Upload, 'definition' | 'scoring'> | null {
  const brought = BROUGHT_QUESTIONNAIRES.find((one) => one.id === id)
  return brought === undefined ? null : { definition: brought.definition, scoring: brought.scoring }
}

/** Kept whole or not at all; the same once more changes nothing but when it is asked. [QST-25] */
export async function uploadQuestionnaire(
  db: Db,
  upload: Upload,
): Promise<Result<{ nid: number; edition: string }, readonly UploadFault[]>> {
  const faults = uploadFaults(upload)
  const schedule = scheduleFrom(upload.schedule)
  if (faults.length > 0 || schedule === null) return err(faults)
  const { institutionId, questionnaireId, studyId, definition, scoring, safety, now } = upload
  const edition = editionOf({ definition, scoringTable: scoring ?? null, safety })
  const at = new Date(now)
  const nid = await inTransaction(db, async (trx) => {
    // Numbers are given in order and never twice, also after a restore, which knows no sequences.
    await sql`lock table questionnaire in share row exclusive mode`.execute(trx)
    const { rows } = await sql<{ questionnaire_nid: number }>`
      insert into questionnaire (questionnaire_nid, institution_id, questionnaire_id, study_id, edition, schedule,
        created_at)
      values ((select greatest(coalesce(max(questionnaire_nid), 0) + 1, ${FIRST_NID}) from questionnaire),
        ${institutionId}::bigint, ${questionnaireId}, ${studyId}, ${edition},
        ${JSON.stringify(scheduleToWire(schedule))}::jsonb, ${at}::timestamptz)
      on conflict (institution_id, questionnaire_id) do update
        set edition = excluded.edition, schedule = excluded.schedule, study_id = excluded.study_id, ended_at = null
      returning questionnaire_nid`.execute(trx)
    const given = rows[0]!.questionnaire_nid
    await trx
      .insertInto('questionnaire_version')
      .values({
        questionnaire_nid: given,
        edition,
        definition: JSON.stringify(definition),
        scoring: scoring === null || scoring === undefined ? null : JSON.stringify(scoring),
        safety: JSON.stringify(safety),
        licence_confirmed_by: upload.licenceConfirmedBy.trim(),
        uploaded_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return given
  })
  return ok({ nid, edition })
}

function uploadFaults(upload: Upload): readonly UploadFault[] {
  const { definition, scoring, safety, questionnaireId, licenceConfirmedBy } = upload
  if (isTooDeep([definition, scoring])) return [{ where: 'definition', what: 'too-deep' }]
  const letters = JSON.stringify(definition)?.length ?? 0
  if (letters > MOST_LETTERS) return [{ where: 'definition', what: 'too-large' }]
  const read = readQuestionnaire(definition, { safety })
  const table = scoring === null || scoring === undefined ? null : readScoring(scoring)
  const misfits = read.ok && table?.ok === true ? scoringFaults(read.value, table.value) : []
  return [
    ...(ID.test(questionnaireId) ? [] : [{ where: 'id', what: 'letters, digits and dashes' }]),
    ...(isStorable([definition, scoring]) ? [] : [{ where: 'definition', what: 'not-storable' }]),
    ...(read.ok ? [] : read.reason.map(({ linkId, what }) => ({ where: linkId, what }))),
    ...(read.ok ? withoutZero(read.value) : []),
    ...(table === null || table.ok ? [] : [{ where: 'scoring', what: table.reason }]),
    ...misfits.map(({ linkId, what }) => ({ where: linkId === '' ? 'scoring' : linkId, what })),
    ...(scheduleFrom(upload.schedule) === null ? [{ where: 'schedule', what: 'unknown' }] : []),
    ...(licenceConfirmedBy.trim() === '' ? [{ where: 'licence_confirmed_by', what: 'missing' }] : []),
  ]
}

/** Level by level: whatever writes JSON goes down into it, and a file of nothing but brackets would end the process. */
function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    if (level.length === 0) return false
  }
  return true
}

/** Whether an answer is a crisis must not hang on the order of the options: some forms begin with the worst. [QST-12] */
const withoutZero = (questionnaire: Questionnaire): readonly UploadFault[] =>
  questionsOf(questionnaire)
    .filter((item) => item.isSafety && !hasZero(item))
    .map(({ linkId }) => ({ where: linkId, what: 'safety without an option that counts 0' }))

/** Not asked any more from now on; what was answered stays. False for one that is not there. [QST-25] */
export async function endQuestionnaire(
  db: Db,
  { institutionId, questionnaireId, now }: Pick<Upload, 'institutionId' | 'questionnaireId' | 'now'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('questionnaire')
    .set({ ended_at: new Date(now) })
    .where('institution_id', '=', institutionId)
    .where('questionnaire_id', '=', questionnaireId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
