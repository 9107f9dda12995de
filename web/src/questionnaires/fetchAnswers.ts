import { interferenceFrom } from '@reprieve/contract/questionnaires/interferenceFrom.ts'
import type { ListedQuestionnaire } from '@reprieve/contract/questionnaires/listWire.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import { hasAllAnswers, readAnswerHistory } from './formTable.ts'
import { waitForPrefetch, fetchForm, fetchQuestionnaires } from './fetchQuestionnaires.ts'
import { readStoredQuestionnaires } from './listTable.ts'

const BEHIND = { background: true } as const
/** Twenty years of weekly answers. */
const MOST_PAGES = 20

/**
 * Loads the answers of other devices: the first page, and for a PEG, whose chart covers all time, all pages. [RES-65]
 */
export async function fetchAnswers(diary: Diary, ask: Ask): Promise<void> {
  if ((await fetchQuestionnaires(diary, ask)) !== 'learned') return
  // Two concurrent loads of the same answers would overwrite each other.
  await waitForPrefetch(diary)
  const list = await readStoredQuestionnaires(diary)
  if (list === null) return
  const rows = [...list.institutions.flatMap((one) => one.rows), ...list.own, ...list.answered]
  for (const row of rows) await learnTimes(diary, ask, row)
}

async function learnTimes(diary: Diary, ask: Ask, row: ListedQuestionnaire): Promise<void> {
  if (!(await hasAllAnswers(diary, row))) await fetchForm(diary, ask, row, { how: BEHIND })
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const kept = await readAnswerHistory(diary, row.nid)
    if (kept === null || kept.next === null || interferenceFrom(kept.times).length === 0) return
    const learned = await fetchForm(diary, ask, row, { cursor: kept.next, how: BEHIND })
    if (learned !== 'learned') return
  }
}
