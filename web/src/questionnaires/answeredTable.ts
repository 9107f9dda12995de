import {
  readCompletedQuestionnaires,
  type CompletedQuestionnaire,
} from '@reprieve/contract/questionnaires/listWire.ts'
import type { Diary } from '../local/rows/rows.ts'
import { findServerCopies, readServerCopy } from '../local/serverCopies.ts'

/** The prefix of each questionnaire's number. */
export const ANSWERS_PREFIX = 'questionnaire-answers.'

/** All responses stored on this device, to any institution. */
export async function readAllAnswers(diary: Diary): Promise<readonly CompletedQuestionnaire[]> {
  const kept = await findServerCopies(diary, ANSWERS_PREFIX)
  const told = await Promise.all(kept.map(({ id }) => readServerCopy(diary, id)))
  return told.flatMap(readCompletedQuestionnaires)
}
