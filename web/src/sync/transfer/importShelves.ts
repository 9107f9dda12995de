import { toFields } from '@reprieve/contract/fields.ts'
import {
  readFileStoreEntry,
  type FileText,
  type FileStoreEntry,
  type Section,
} from '@reprieve/contract/sync/transfer/fileText.ts'
import { isSafeValue } from '@reprieve/contract/sync/transfer/soundValue.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { encodeQuarantined, decodeQuarantined } from '../../local/lock/quarantineCodec.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { Shelf, Shelved, StorageFault, Unreadable } from '../../local/tables.ts'
import type { ImportOptions } from './importRows.ts'
import { makeShelvedNote, type NotedThing } from './importUndoNotes.ts'

type ThingShelf = Section & Shelf

const SHELVES: readonly ThingShelf[] = ['drafts', 'trash', 'history', 'parts', 'chats']
const MOST_BROKEN = 1_000

export interface ShelfImportCounts {
  drafts: number
  trash: number
}

/**
 * Imports drafts, trash, local history, small values and chats of the device: an existing id stays, so that a second import changes nothing.
 * In one transaction with the undo note. [LOCAL-29]
 */
export async function importShelves(
  diary: Diary,
  sections: FileText['sections'],
  importing: ImportOptions,
): Promise<Result<ShelfImportCounts, StorageFault>> {
  const shelve: Shelved[] = []
  for (const shelf of SHELVES) shelve.push(...(await lacking(diary, shelf, sections[shelf])))
  const unreadable = await brokenOf(diary, sections.unreadable)
  const counts = { drafts: countOn(shelve, 'drafts'), trash: countOn(shelve, 'trash') }
  if (shelve.length === 0 && unreadable.length === 0) return ok(counts)
  const { importId, name, whose } = importing
  const things = shelve.map(({ shelf, id, at }): NotedThing => [shelf, id, at])
  const note = await makeShelvedNote(
    diary,
    { importId, name, whose, rows: [], things },
    { piece: -1, at: diary.now() },
  )
  const written = await diary.tables.write({ shelve: [...shelve, note], unreadable })
  if (written.ok) {
    diary.doorbell.ring([...new Set(shelve.map(({ shelf }) => shelf))])
    return ok(counts)
  }
  // Shelves have no revision, so no other tab can have written first.
  if (written.reason === 'changed') throw new Error('a shelf was refused as changed')
  return { ok: false, reason: written.reason }
}

const countOn = (shelve: readonly Shelved[], shelf: Shelf): number =>
  shelve.filter((one) => one.shelf === shelf).length

async function lacking(diary: Diary, shelf: ThingShelf, raws: readonly unknown[]): Promise<Shelved[]> {
  const there = new Set((await diary.tables.shelf(shelf)).map((raw) => (raw as Shelved).id))
  const things = raws.map(readFileStoreEntry).filter((thing) => thing !== null && fits(shelf, thing))
  const missing: Shelved[] = []
  for (const { id, at, content } of things as FileStoreEntry[]) {
    if (there.has(id)) continue
    there.add(id)
    missing.push({ shelf, id, at, content: await diary.codec.encode({ table: shelf, id }, content) })
  }
  return missing
}

/** Without a kind it could not be shown, and would be quarantined as broken. */
const fits = (shelf: ThingShelf, { content }: FileStoreEntry): boolean =>
  (shelf !== 'drafts' && shelf !== 'trash') || typeof toFields(content)['kind'] === 'string'

/** Items unreadable there are unreadable here too; but an import must not lose them. */
async function brokenOf({ tables, codec }: Diary, raws: readonly unknown[]): Promise<Unreadable[]> {
  const known = await Promise.all((await tables.unreadable()).map((one) => decodeQuarantined(codec, one)))
  const there = new Set(known.map(saidBy))
  const missing = raws.filter(isUnreadable).filter((one) => !there.has(saidBy(one)))
  return Promise.all(
    missing
      .slice(0, MOST_BROKEN)
      .map(async (one) => ({ ...one, raw: await encodeQuarantined(codec, one.raw, one.at) })),
  )
}

const saidBy = ({ table, key, why, raw }: Unreadable): string => JSON.stringify([table, key, why, raw])

function isUnreadable(raw: unknown): raw is Unreadable {
  const { table, why, at } = toFields(raw)
  const isTable = ['rows', 'states', 'shelves', 'parts'].some((name) => name === table)
  return isTable && typeof why === 'string' && typeof at === 'number' && isSafeValue(raw)
}
