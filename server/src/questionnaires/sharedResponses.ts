import { scoreFromWire } from '@reprieve/contract/questionnaires/scoringWire.ts'
import type { SharedResponse } from '@reprieve/contract/questionnaires/toldResponse.ts'
import { findTranslation, formTextIn } from '@reprieve/domain/questionnaires/translation.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import type { Db } from '../db/pool.ts'
import { listBuiltInForms, type QuestionnaireForm } from './form.ts'
import { findResponses } from './responseStore.ts'
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
  const before = (wanted.to + 3) * DAY_MS
  for (;;) {
    const rows = await findResponses(db, { userId: wanted.userId, after, before, most: AT_ONCE })
    const last = rows.at(-1)
    if (last === undefined) return
    yield await Promise.all(rows.map((row) => responseFromRow(db, row, wanted.language)))
    if (rows.length < AT_ONCE) return
    after = { timing: last.timing, id: last.response_id }
  }
}

type Row = Awaited<ReturnType<typeof findResponses>>[number]

async function responseFromRow(db: Db, row: Row, language: Language): Promise<SharedResponse> {
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
