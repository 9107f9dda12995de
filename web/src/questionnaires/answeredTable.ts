import {
  readCompletedQuestionnaires,
  type CompletedQuestionnaire,
} from '@reprieve/contract/questionnaires/listWire.ts'
import { readServerCopy } from '../local/knownShelf.ts'
import { findServerCopies } from '../local/knownUnder.ts'
import type { Diary } from '../local/rows.ts'

/** The prefix of each questionnaire's number. */
export const ANSWERED = 'questionnaire-answers.'

/** All responses stored on this device, to any institution. */
export async function everyAnswered(diary: Diary): Promise<readonly CompletedQuestionnaire[]> {
  const kept = await findServerCopies(diary, ANSWERED)
  const told = await Promise.all(kept.map(({ id }) => readServerCopy(diary, id)))
  return told.flatMap(readCompletedQuestionnaires)
}
