import type { ListedQuestionnaire } from '@reprieve/contract/questionnaires/listWire.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows.ts'
import { keptForm, type Form } from './formTable.ts'
import { learnForm, learnQuestionnaires } from './learnQuestionnaires.ts'
import { toldList } from './listTable.ts'

/** The form that replaces this one; null if there is none, or it cannot be loaded now. [QST-44] */
export async function newerForm(
  diary: Diary,
  ask: Ask,
  { row: { nid }, edition }: { row: ListedQuestionnaire; edition: string },
): Promise<Form | null> {
  if ((await learnQuestionnaires(diary, ask)) !== 'learned') return null
  const list = await toldList(diary)
  const rows = list === null ? [] : [...list.institutions.flatMap((one) => one.rows), ...list.own]
  const now = rows.find((one) => one.nid === nid)
  if (now === undefined || now.edition === edition) return null
  if ((await learnForm(diary, ask, now)) !== 'learned') return null
  const form = await keptForm(diary, nid, now.edition)
  return form === 'unreadable' ? null : form
}
