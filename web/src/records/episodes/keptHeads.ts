import { toFields } from '@reprieve/contract/fields.ts'
import { RECORD_KIND, savedRecordFromRow } from '@reprieve/contract/records/recordCodec.ts'
import { isOpenEpisode } from '@reprieve/domain/records/episode.ts'
import type { RecordGroup } from '@reprieve/domain/records/recordGroups.ts'
import { DAY_MS, type Instant } from '@reprieve/domain/time/instant.ts'
import { readPart, storePart } from '../../local/diaryParts.ts'
import { letPageRespond } from '../../local/letPageRespond.ts'
import { queuePerDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { readStoredRows } from '../../local/rows/storedRow.ts'
import type { Raw, StoredRow } from '../../local/tables.ts'
import { countRecords } from '../readRecords.ts'

// Which records may be open episodes, so that home finds an old one without walking through the diary. An id too many
// does no harm: the record itself says whether it is open.

interface KeptHeads {
  ids: readonly string[]
  /** When all records were last looked through, and how many there were. */
  searchedAt: Instant
  records: number
  /** For these the person was already asked whether the pain is constant. [EPI-6] */
  askedConstant: readonly string[]
}

const NOTHING: KeptHeads = { ids: [], searchedAt: 0, records: 0, askedConstant: [] }
const MOST_IDS = 200

export const readKeptHeads = (diary: Diary): Promise<KeptHeads> => readPart(diary, 'episodes', keptFrom)

const inTurn = queuePerDiary()

function changeKeptHeads(diary: Diary, change: (before: KeptHeads) => KeptHeads): Promise<void> {
  return inTurn(diary, async () => {
    const before = await readKeptHeads(diary)
    const after = change(before)
    if (after !== before) await storePart(diary, 'episodes', after)
  })
}

/** Before the save of a record that may be old: if the page is closed in between, an id too many stays. */
export const noteHead = (diary: Diary, id: string): Promise<void> =>
  changeKeptHeads(diary, (before) =>
    before.ids.includes(id) ? before : { ...before, ids: [id, ...before.ids].slice(0, MOST_IDS) },
  )

/** Leaves exactly those that are open. */
export const keepHeads = (diary: Diary, ids: readonly string[], seen: readonly string[]): Promise<void> =>
  changeKeptHeads(diary, (before) => {
    const added = before.ids.filter((id) => !seen.includes(id))
    const next = [...new Set([...ids, ...added])].slice(0, MOST_IDS)
    return next.length === before.ids.length && next.every((id) => before.ids.includes(id))
      ? before
      : { ...before, ids: next }
  })

export const noteAskedConstant = (diary: Diary, id: string): Promise<void> =>
  changeKeptHeads(diary, (before) => ({
    ...before,
    askedConstant: [id, ...before.askedConstant.filter((one) => one !== id)].slice(0, MOST_IDS),
  }))

/** More records than a person writes between two looks: an import, or the first sync of a device. */
const MANY_RECORDS = 32
const SEARCHED_AT_ONCE = 250

/**
 * Other devices and files bring old episodes too. So once a day, and after many records have arrived, all records are
 * looked through in pieces; only those that were ever an episode are decoded. True if it found one that was not kept.
 */
export async function searchOpenHeads(
  diary: Diary,
  pause: () => Promise<void> = letPageRespond,
): Promise<boolean> {
  const [kept, records] = await Promise.all([readKeptHeads(diary), countRecords(diary)])
  const isDue = diary.now() - kept.searchedAt >= DAY_MS || diary.now() < kept.searchedAt
  if (!isDue && Math.abs(records - kept.records) < MANY_RECORDS) return false
  const found: string[] = []
  let piece: Raw[] = []
  do {
    piece = await diary.tables.rowsAfter(piece.at(-1), SEARCHED_AT_ONCE)
    const { loaded } = await readStoredRows(diary, piece.filter(wasEpisode))
    for (const { row } of loaded) {
      const record = savedRecordFromRow(row)
      if (record !== null && isOpenEpisode(record)) found.push(row.clientId)
    }
    await pause()
  } while (piece.length === SEARCHED_AT_ONCE)
  const searchedAt = diary.now()
  await changeKeptHeads(diary, (before) => ({
    ...before,
    ids: [...new Set([...before.ids, ...found])].slice(0, MOST_IDS),
    searchedAt,
    records,
  }))
  return found.some((id) => !kept.ids.includes(id))
}

const EPISODE_GROUP = 'episode' satisfies RecordGroup

/** By the stamps, which need no decoding. */
function wasEpisode(raw: Raw): boolean {
  const { kind, stamps } = raw as Partial<StoredRow>
  return kind === RECORD_KIND && Array.isArray(stamps) && stamps.some(([group]) => group === EPISODE_GROUP)
}

function keptFrom(kept: unknown): KeptHeads {
  if (kept === undefined) return NOTHING
  const { ids, searchedAt, records, askedConstant } = toFields(kept)
  return {
    ids: idsFrom(ids),
    searchedAt: isWhole(searchedAt) ? searchedAt : 0,
    records: isWhole(records) ? records : 0,
    askedConstant: idsFrom(askedConstant),
  }
}

const idsFrom = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string').slice(0, MOST_IDS) : []

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
