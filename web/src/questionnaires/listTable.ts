import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import { draftsFromSettings } from '@reprieve/contract/questionnaires/drafts.ts'
import {
  readQuestionnaireList,
  type ListedQuestionnaire,
  type QuestionnaireList,
} from '@reprieve/contract/questionnaires/listWire.ts'
import { deviceOffsetAt, localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { storeServerCopy, readServerCopy } from '../local/serverCopies.ts'
import { readSettings } from '../settings/saving/settingsTable.ts'
import { countToComplete, clampToServerTime } from './todaysQuestionnaires.ts'

/** Home and the menu read `to_complete` of it by this name. [HOME-27] */
const LIST = 'questionnaires'

/** As the server last sent it; null if it never did. */
export async function readStoredQuestionnaires(diary: Diary): Promise<QuestionnaireList | null> {
  const { list } = toFields(await readServerCopy(diary, LIST))
  return list === undefined ? null : readQuestionnaireList(list)
}

export const storeQuestionnaireList = (diary: Diary, list: Fields): Promise<void> => keep(diary, list)

/** Counts again: days pass, and other devices answer. Writes nothing if nothing changed. [QST-30] */
export async function recountToComplete(diary: Diary): Promise<void> {
  const kept = toFields(await readServerCopy(diary, LIST))
  if (kept['list'] === undefined) return
  if (kept['to_complete'] !== (await countIn(diary, kept['list']))) await keep(diary, kept['list'])
}

interface Completion {
  /** Null: only the person can see it, and the institution still waits. */
  at: number | null
  by: string | null
}

/** Applied immediately after sending: the server's next response says the same. */
export async function markCompleted(
  diary: Diary,
  { nid }: ListedQuestionnaire,
  { at, by }: Completion,
): Promise<void> {
  const list = toFields(toFields(await readServerCopy(diary, LIST))['list'])
  const completed = (rows: unknown): unknown =>
    Array.isArray(rows)
      ? rows.map((row: unknown) => {
          const said = toFields(row)
          if (said['questionnaire_nid'] !== nid) return row
          const responses = typeof said['responses'] === 'number' ? said['responses'] + 1 : 1
          if (at === null) return { ...said, responses }
          return { ...said, last_completed: at, completed_by: by ?? said['completed_by'], responses }
        })
      : rows
  const { institutions, own } = list
  await keep(diary, {
    ...list,
    institutions: Array.isArray(institutions)
      ? institutions.map((one: unknown) => {
          const said = toFields(one)
          return { ...said, questionnaires: completed(said['questionnaires']) }
        })
      : institutions,
    own: completed(own),
  })
}

async function keep(diary: Diary, list: unknown): Promise<void> {
  const to_complete = await countIn(diary, list)
  await storeServerCopy(diary, LIST, { to_complete, list, at: diary.now() })
}

async function countIn(diary: Diary, list: unknown): Promise<number> {
  const drafts = draftsFromSettings(await readSettings(diary, 'questionnaire_drafts'))
  const told = readQuestionnaireList(list)
  return countToComplete(told, {
    drafts,
    now: clampToServerTime(localNow(diary.now()), told, deviceOffsetAt),
    offsetAt: deviceOffsetAt,
  })
}
