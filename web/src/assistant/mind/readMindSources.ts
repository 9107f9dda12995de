import { readConditionGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import { readMedicationGroups } from '@reprieve/contract/medications/medicationWire.ts'
import { groupValues, isDeleted, type LocalRow, type RowContent } from '@reprieve/domain/sync/localRow.ts'
import { CONDITION_KIND, LIST_KIND, MEDICATION_KIND } from '@reprieve/domain/sync/pushAct.ts'
import type { AskableDiary } from '@reprieve/mind/askableDiary.ts'
import { getColumnStore } from '../../filters/columns/columnStore.ts'
import { listContents, readContentBody } from '../../guide/guideTable.ts'
import { readGuide } from '../../guide/readGuide.ts'
import { perDiary } from '../../local/perDiary.ts'
import { readRowsOfKind, type Diary } from '../../local/rows/rows.ts'
import { SERVER_COPIES } from '../../local/serverCopies.ts'
import type { KnownArticle, MindSources } from './mindMessages.ts'

type DiaryLists = Omit<AskableDiary, 'columns'>

const LIST_KINDS: readonly string[] = [LIST_KIND, MEDICATION_KIND, CONDITION_KIND]
const NOTES: readonly string[] = ['note', 'notes']

/** Each part is read again only after a change of it: the worker is sent what differs. [ASST-70] */
export const getMindSources = perDiary((diary: Diary): (() => Promise<MindSources>) => {
  const columns = getColumnStore(diary)
  const lists = readAfterChange(diary, LIST_KINDS, () => readLists(diary))
  const articles = readAfterChange(diary, [SERVER_COPIES], () => readArticles(diary))
  let last: AskableDiary | null = null
  return async () => {
    const [seen, listed, known, { SAFETY_FILES }] = await Promise.all([
      columns.upToDate(),
      lists(),
      articles(),
      import('@reprieve/content/safetyFiles.ts'),
    ])
    const isSame = last?.columns === seen && last.listRows === listed.listRows
    const asked = isSame && last !== null ? last : { columns: seen, ...listed }
    last = asked
    return { diary: asked, articles: known, safetyFiles: SAFETY_FILES }
  }
})

function readAfterChange<Value>(
  { doorbell }: Diary,
  kinds: readonly string[],
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: Promise<Value> | null = null
  doorbell.listen((change) => {
    if (change.some((kind) => kinds.includes(kind))) kept = null
  })
  return () => {
    kept ??= read().catch((fault: unknown) => {
      kept = null
      throw fault
    })
    return kept
  }
}

async function readLists(diary: Diary): Promise<DiaryLists> {
  const [listRows, medicationRows, conditionRows] = await Promise.all(
    LIST_KINDS.map(async (kind) => (await readRowsOfKind(diary, kind)).map(withoutNote)),
  )
  const living = (rows: readonly RowContent[] = []): readonly RowContent[] =>
    rows.filter((row) => !isDeleted(row))
  return {
    listRows: listRows ?? [],
    medications: living(medicationRows).flatMap(
      (row) => readMedicationGroups(groupValues(row), row.clientId) ?? [],
    ),
    conditions: living(conditionRows).flatMap(
      (row) => readConditionGroups(groupValues(row), row.clientId) ?? [],
    ),
  }
}

/** No engine reads a note, on the device as on the server. [ASST-35] */
const withoutNote = ({ clientId, kind, localId, idOnServer, groups }: LocalRow): RowContent => ({
  clientId,
  kind,
  localId,
  idOnServer,
  groups: new Map([...groups].filter(([group]) => !NOTES.includes(group))),
})

/** The articles that this person may read, with the texts that this device has. */
async function readArticles(diary: Diary): Promise<readonly KnownArticle[]> {
  const known = await readGuide(diary)
  if (known.is !== 'known') return []
  return Promise.all(
    listContents(known.guide).map(async ({ id, title, summary, tags, minutes, isFree }) => {
      const body = (await readContentBody(diary, id))?.body ?? null
      return { id, title, summary, tags, minutes, isFree, body }
    }),
  )
}
