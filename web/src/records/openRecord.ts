import { withItems } from '@reprieve/domain/records/answer.ts'
import { duplicateRecord } from '@reprieve/domain/records/duplicateRecord.ts'
import { setStart } from '@reprieve/domain/records/editRecord.ts'
import { emptyRecord, type MedicationUse, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { resolveReferences, type ReferenceResolver } from '@reprieve/domain/records/resolveReferences.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { allListItems, makeReferenceResolver } from '../lists/listTable.ts'
import { getRow, type Diary } from '../local/rows/rows.ts'
import { recordByRoute } from './readRecords.ts'
import { listRecordDrafts, type RecordEditState, type RecordDraft } from './recordDraft.ts'

/** What the editor starts with. */
export interface RecordEditorStart extends RecordEditState {
  draftId: string
  /** The draft exists from an earlier visit. */
  isKept: boolean
  /** Only the number is asked for now. [QUICK-5] */
  isQuick?: boolean
}

export interface RecordOpenRequest {
  /** The id in the URL; undefined for a new record. */
  id: string | undefined
  /** The record to duplicate, by its number in the URL. */
  copyOf?: string | undefined
  draftId: string
  /** When the pain began, if that is all that was entered. */
  start?: LocalInstant | undefined
  /** The uses that a new record starts with: they do not count as changes. [DOSE-6] */
  uses?: (() => Promise<readonly MedicationUse[]>) | undefined
}

/** `saved-already`: the draft has become a record, and what is written next is another one. [REC-26] */
export type RecordOpenOutcome =
  | { is: 'here'; begun: RecordEditorStart }
  | { is: 'not-here' }
  | { is: 'saved-already' }

interface BegunWith extends Pick<RecordOpenRequest, 'draftId' | 'start'> {
  uses?: readonly MedicationUse[]
}

export function startNewRecord(
  { draftId, start, uses = [] }: BegunWith,
  now: LocalInstant,
): RecordEditorStart {
  const empty = { ...emptyRecord(now), medication: withItems(uses) }
  const record = start === undefined ? empty : setStart(empty, start)
  return { draftId, isKept: false, opened: empty, record }
}

/** Continues the draft with this id; otherwise opens the saved record, or a new one. */
export async function openRecord(
  diary: Diary,
  { id, copyOf, draftId, start, uses = async () => [] }: RecordOpenRequest,
  now: LocalInstant,
): Promise<RecordOpenOutcome> {
  const drafts = await listRecordDrafts(diary)
  const own = drafts.find((draft) => draft.id === draftId)
  if (own !== undefined) return { is: 'here', begun: begunIn(own, await resolverIn(diary)) }
  if (id === undefined) {
    const isSaved = (await getRow(diary, draftId)) !== null
    if (isSaved) return { is: 'saved-already' }
    if (copyOf === undefined)
      return { is: 'here', begun: startNewRecord({ draftId, start, uses: await uses() }, now) }
  }
  const found = await recordByRoute(diary, id ?? copyOf ?? '')
  if (found === null) return { is: 'not-here' }
  const record = resolveReferences(found, await resolverIn(diary))
  const opened = id === undefined ? duplicateRecord(record) : record
  return { is: 'here', begun: { draftId, isKept: false, opened, record: opened } }
}

const resolverIn = async (diary: Diary): Promise<ReferenceResolver> =>
  makeReferenceResolver(await allListItems(diary))

/** An item may have been renamed in its list since: the person may be coming back from there. [REC-36] */
const begunIn = ({ id, opened, record }: RecordDraft, resolve: ReferenceResolver): RecordEditorStart => ({
  draftId: id,
  isKept: true,
  opened: resolveReferences(opened, resolve),
  record: resolveReferences(record, resolve),
})

/** The newest draft of the same record other than the one being written. */
export function draftToOffer(
  drafts: readonly RecordDraft[],
  { draftId, opened }: { draftId: string; opened: PainRecord },
): RecordDraft | null {
  return drafts.find(({ id, record }) => id !== draftId && isSame(record, opened)) ?? null
}

function isSame({ ref: one }: PainRecord, { ref: other }: PainRecord): boolean {
  if (one.kind === 'saved' && other.kind === 'saved') return one.clientId === other.clientId
  return one.kind === other.kind
}
