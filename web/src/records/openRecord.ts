import { withItems } from '@reprieve/domain/records/answer.ts'
import { duplicateRecord } from '@reprieve/domain/records/duplicateRecord.ts'
import { setStart } from '@reprieve/domain/records/editRecord.ts'
import { emptyRecord, type MedicationUse, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { resolveReferences, type Resolve } from '@reprieve/domain/records/resolveReferences.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { allItems, resolverOf } from '../lists/listTable.ts'
import { getRow, type Diary } from '../local/rows.ts'
import { offeredRecordDrafts, type InWork, type RecordDraft } from './recordDraft.ts'
import { recordByRoute } from './recordTableRead.ts'

/** What the editor starts with. */
export interface RecordEditorStart extends InWork {
  draftId: string
  /** The draft is there from an earlier visit. */
  isKept: boolean
  /** Its number is all that is asked for now. [QUICK-5] */
  isQuick?: boolean
}

export interface RecordOpenRequest {
  /** As it stands in the address; none for a new record. */
  id: string | undefined
  /** The record to say the same as, by the number that it has in an address. */
  copyOf?: string | undefined
  draftId: string
  /** When it began, where that was told and nothing else. */
  start?: LocalInstant | undefined
  /** With what a new one begins: none of it is a change. [DOSE-6] */
  uses?: (() => Promise<readonly MedicationUse[]>) | undefined
}

/** `saved-already`: what was begun there is a record by now, and what is written next is another one. [REC-26] */
export type RecordOpenOutcome =
  | { is: 'here'; begun: RecordEditorStart }
  | { is: 'not-here' }
  | { is: 'saved-already' }

interface BegunWith extends Pick<RecordOpenRequest, 'draftId' | 'start'> {
  uses?: readonly MedicationUse[]
}

export function begunAnew({ draftId, start, uses = [] }: BegunWith, now: LocalInstant): RecordEditorStart {
  const empty = { ...emptyRecord(now), medication: withItems(uses) }
  const record = start === undefined ? empty : setStart(empty, start)
  return { draftId, isKept: false, opened: empty, record }
}

/** What was begun under this id goes on; else the record as it is kept, or a new one. */
export async function openRecord(
  diary: Diary,
  { id, copyOf, draftId, start, uses = async () => [] }: RecordOpenRequest,
  now: LocalInstant,
): Promise<RecordOpenOutcome> {
  const drafts = await offeredRecordDrafts(diary)
  const own = drafts.find((draft) => draft.id === draftId)
  if (own !== undefined) return { is: 'here', begun: begunIn(own, await resolverIn(diary)) }
  if (id === undefined) {
    const isSaved = (await getRow(diary, draftId)) !== null
    if (isSaved) return { is: 'saved-already' }
    if (copyOf === undefined)
      return { is: 'here', begun: begunAnew({ draftId, start, uses: await uses() }, now) }
  }
  const found = await recordByRoute(diary, id ?? copyOf ?? '')
  if (found === null) return { is: 'not-here' }
  const record = resolveReferences(found, await resolverIn(diary))
  const opened = id === undefined ? duplicateRecord(record) : record
  return { is: 'here', begun: { draftId, isKept: false, opened, record: opened } }
}

const resolverIn = async (diary: Diary): Promise<Resolve> => resolverOf(await allItems(diary))

/** An item may have got another name since, in its list: this draft may be on the way back from there. [REC-36] */
const begunIn = ({ id, opened, record }: RecordDraft, resolve: Resolve): RecordEditorStart => ({
  draftId: id,
  isKept: true,
  opened: resolveReferences(opened, resolve),
  record: resolveReferences(record, resolve),
})

/** The newest draft of the same record that is not the one being written. */
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
