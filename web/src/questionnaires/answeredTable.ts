import {
  readCompletedQuestionnaires,
  type CompletedQuestionnaire,
} from '@reprieve/contract/questionnaires/listWire.ts'
import { readKnown } from '../local/knownShelf.ts'
import { knownUnder } from '../local/knownUnder.ts'
import type { Diary } from '../local/rows.ts'

/** The prefix of each questionnaire's number. */
export const ANSWERED = 'questionnaire-answers.'

/** All responses stored on this device, to any institution. */
export async function everyAnswered(diary: Diary): Promise<readonly CompletedQuestionnaire[]> {
  const kept = await knownUnder(diary, ANSWERED)
  const told = await Promise.all(kept.map(({ id }) => readKnown(diary, id)))
  return told.flatMap(readCompletedQuestionnaires)
}
