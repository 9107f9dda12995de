import { readQuestionnaire } from '@reprieve/contract/questionnaires/readQuestionnaire.ts'
import { scheduleFromWire } from '@reprieve/contract/questionnaires/scheduleWire.ts'
import { readScoring } from '@reprieve/contract/questionnaires/scoringWire.ts'
import { isStorable } from '@reprieve/contract/storable.ts'
import { BUILT_IN_QUESTIONNAIRES } from '@reprieve/content/questionnaires.ts'
import { listQuestions, type Questionnaire } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { hasZero } from '@reprieve/domain/questionnaires/safetyAnswer.ts'
import { scoringFaults } from '@reprieve/domain/questionnaires/scoringFaults.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { Db } from '../db/pool.ts'
import { computeEdition } from './form.ts'
import { insertQuestionnaire } from './uploadStore.ts'

/** What the operator uploads for an institution. Parts that come from a file are validated here. */
export interface Upload {
  institutionId: number
  questionnaireId: string
  /** The study whose members are asked; null for all members. */
  studyId: string | null
  definition: unknown
  scoring: unknown
  /** `{kind: once | every, days, due_days}` */
  schedule: unknown
  /** linkIds of safety questions. */
  safety: readonly string[]
  /** The person who has checked the licence of the instrument. */
  licenceConfirmedBy: string
  now: number
}

/** The place of the fault: a linkId, or the name of a part. */
export interface UploadFault {
  where: string
  what: string
}

/** Not digits alone, which would be the number of another questionnaire. */
const ID = /^(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/
const MOST_LETTERS = 500_000
const DEEPEST = 100

/** The content of a built-in questionnaire for institutions, by its id. */
export function findBuiltInUpload(id: string): Pick<Upload, 'definition' | 'scoring'> | null {
  const builtIn = BUILT_IN_QUESTIONNAIRES.find((one) => one.id === id)
  return builtIn === undefined ? null : { definition: builtIn.definition, scoring: builtIn.scoring }
}

/** Stores all or nothing; a repeated upload changes only the schedule and the study. [QST-25] */
export async function uploadQuestionnaire(
  db: Db,
  upload: Upload,
): Promise<Result<{ nid: number; edition: string }, readonly UploadFault[]>> {
  const faults = uploadFaults(upload)
  const schedule = scheduleFromWire(upload.schedule)
  if (faults.length > 0 || schedule === null) return err(faults)
  const { institutionId, questionnaireId, studyId, definition, scoring, safety, now } = upload
  const edition = computeEdition({ definition, scoringTable: scoring ?? null, safety })
  const nid = await insertQuestionnaire(db, {
    institutionId,
    questionnaireId,
    studyId,
    edition,
    schedule,
    definition,
    scoring,
    safety,
    licenceConfirmedBy: upload.licenceConfirmedBy.trim(),
    now,
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
    ...(scheduleFromWire(upload.schedule) === null ? [{ where: 'schedule', what: 'unknown' }] : []),
    ...(licenceConfirmedBy.trim() === '' ? [{ where: 'licence_confirmed_by', what: 'missing' }] : []),
  ]
}

/** Checks level by level: code that serialises JSON recurses, and a file of nothing but brackets would crash it. */
function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    if (level.length === 0) return false
  }
  return true
}

/** A crisis answer must not depend on the order of the options: some forms begin with the worst. [QST-12] */
const withoutZero = (questionnaire: Questionnaire): readonly UploadFault[] =>
  listQuestions(questionnaire)
    .filter((item) => item.isSafety && !hasZero(item))
    .map(({ linkId }) => ({ where: linkId, what: 'safety without an option that counts 0' }))
