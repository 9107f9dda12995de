import {
  readCompletedQuestionnaires,
  type CompletedQuestionnaire,
} from '@reprieve/contract/questionnaires/listWire.ts'
import type { Diary } from '../local/rows/rows.ts'
import { findServerCopies, readServerCopy } from '../local/serverCopies.ts'

/** The prefix of each questionnaire's number. */
export const ANSWERED = 'questionnaire-answers.'

/** All responses stored on this device, to any institution. */
export async function everyAnswered(diary: Diary): Promise<readonly CompletedQuestionnaire[]> {
  const kept = await findServerCopies(diary, ANSWERED)
  const told = await Promise.all(kept.map(({ id }) => readServerCopy(diary, id)))
  return told.flatMap(readCompletedQuestionnaires)
}
