import { scheduleToWire } from '@reprieve/contract/questionnaires/scheduleWire.ts'
import type { Schedule } from '@reprieve/domain/questionnaires/windows.ts'
import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { FIRST_NID } from './form.ts'

/** A validated questionnaire of an institution, in one edition. */
interface NewQuestionnaire {
  institutionId: number
  questionnaireId: string
  studyId: string | null
  edition: string
  schedule: Schedule
  definition: unknown
  scoring: unknown
  safety: readonly string[]
  licenceConfirmedBy: string
  now: number
}

/** Stores all or nothing; of a known edition only the schedule and the study change. Returns its number. [QST-25] */
export function insertQuestionnaire(db: Db, given: NewQuestionnaire): Promise<number> {
  const { institutionId, questionnaireId, studyId, edition, schedule, definition, scoring, safety } = given
  const at = new Date(given.now)
  return inTransaction(db, async (trx) => {
    // Numbers are given in order and never reused, even after a restore; sequences are not part of a backup.
    await sql`lock table questionnaire in share row exclusive mode`.execute(trx)
    const { rows: numbers } = await sql<{ next: number }>`
      select greatest(coalesce(max(questionnaire_nid), 0) + 1, ${FIRST_NID}) as next from questionnaire`.execute(
      trx,
    )
    const { rows } = await sql<{ questionnaire_nid: number }>`
      insert into questionnaire (questionnaire_nid, institution_id, questionnaire_id, study_id, edition, schedule,
        created_at)
      values (${numbers[0]!.next}, ${institutionId}::bigint, ${questionnaireId}, ${studyId}, ${edition},
        ${JSON.stringify(scheduleToWire(schedule))}::jsonb, ${at}::timestamptz)
      on conflict (institution_id, questionnaire_id) do update
        set edition = excluded.edition, schedule = excluded.schedule, study_id = excluded.study_id, ended_at = null
      returning questionnaire_nid`.execute(trx)
    const nid = rows[0]!.questionnaire_nid
    await trx
      .insertInto('questionnaire_version')
      .values({
        questionnaire_nid: nid,
        edition,
        definition: JSON.stringify(definition),
        scoring: scoring === null || scoring === undefined ? null : JSON.stringify(scoring),
        safety: JSON.stringify(safety),
        licence_confirmed_by: given.licenceConfirmedBy,
        uploaded_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return nid
  })
}

/** Stops asking from now on; responses stay. False if there is no such questionnaire. [QST-25] */
export async function endQuestionnaire(
  db: Db,
  {
    institutionId,
    questionnaireId,
    now,
  }: Pick<NewQuestionnaire, 'institutionId' | 'questionnaireId' | 'now'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('questionnaire')
    .set({ ended_at: new Date(now) })
    .where('institution_id', '=', institutionId)
    .where('questionnaire_id', '=', questionnaireId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
