import { scoreFromWire } from '@reprieve/contract/questionnaires/scoringWire.ts'
import type { SharedResponse } from '@reprieve/contract/questionnaires/toldResponse.ts'
import { findTranslation, formTextIn } from '@reprieve/domain/questionnaires/translation.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import { listBuiltInForms, type QuestionnaireForm } from './form.ts'
import { readFormEdition } from './store.ts'

interface ToldResponsesQuery {
  userId: number
  /** The language of the report, used for the title of a form if it has one. */
  language: Language
  /** Day numbers, both inclusive. */
  from: number
  to: number
}

const AT_ONCE = 200

/**
 * All responses of a person in these days, to any institution or private, earliest first and in portions. Local days
 * differ from UTC days by up to a day, so this returns a wider range, and the caller must filter again.
 */
export async function* readSharedResponses(
  db: Db,
  wanted: ToldResponsesQuery,
): AsyncGenerator<readonly SharedResponse[]> {
  let after = { timing: (wanted.from - 2) * DAY_MS, id: '' }
  for (;;) {
    const rows = await portion(db, wanted, after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield await Promise.all(rows.map((row) => responseOf(db, row, wanted.language)))
    if (rows.length < AT_ONCE) return
    after = { timing: last.timing, id: last.response_id }
  }
}

const portion = (db: Db, { userId, to }: ToldResponsesQuery, after: { timing: number; id: string }) =>
  db
    .selectFrom('questionnaire_response')
    .select(['response_id', 'questionnaire_nid', 'questionnaire_id', 'edition'])
    .select(['response', 'score', 'timing', 'time_offset'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`(timing, response_id) > (${new Date(after.timing)}::timestamptz, ${after.id})`)
    .where(sql<boolean>`timing < ${new Date((to + 3) * DAY_MS)}::timestamptz`)
    .orderBy('timing')
    .orderBy('response_id')
    .limit(AT_ONCE)
    .execute()

type Row = Awaited<ReturnType<typeof portion>>[number]

async function responseOf(db: Db, row: Row, language: Language): Promise<SharedResponse> {
  const form = await answeredForm(db, row)
  const score = scoreFromWire(row.score)
  return {
    id: row.response_id,
    when: { at: row.timing, offset: row.time_offset },
    title: form === null ? row.questionnaire_id : titleIn(form, language),
    response: row.response,
    score: score === null ? null : { value: score.value, least: score.least, most: score.most },
  }
}

/** The answered edition; for a built-in one without a row, the current edition, which has the same title. */
const answeredForm = async (
  db: Db,
  { questionnaire_nid: nid, edition }: Row,
): Promise<QuestionnaireForm | null> =>
  (await readFormEdition(db, nid, edition)) ?? listBuiltInForms().find((own) => own.nid === nid) ?? null

const titleIn = ({ questionnaire }: QuestionnaireForm, language: Language): string =>
  formTextIn(questionnaire.title, findTranslation(questionnaire, language))
