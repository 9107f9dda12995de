import { seedClientId } from '@reprieve/contract/ids.ts'
import { groupsOfReflection } from '@reprieve/contract/reflections/reflectionWire.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { highestStamp, importRow, type FileRow } from '@reprieve/domain/sync/importRow.ts'
import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import { stampDevice } from '@reprieve/domain/sync/stamp.ts'
import { shelved } from '../../local/drafts.ts'
import { readAll, type Diary } from '../../local/rows.ts'
import type { Shelved, StorageFault } from '../../local/tables.ts'
import { ASIDE_KIND, losersIn } from '../../reflections/asideTable.ts'
import type { Importing } from './putRows.ts'
import { shelvedNote, type NotedThing } from './undoNote.ts'

const KIND = 'reflection'

/**
 * If two devices wrote a reflection for the same day independently, the conflict loser is shown once (SYNC 1.1): a file
 * may bring such a conflict as well as a server. Written before the rows, so that a crash leaves a question too many
 * and not one too few. [REF-12]
 */
export async function putAsides(
  diary: Diary,
  rows: readonly FileRow[],
  { importId, name, whose }: Importing,
): Promise<Result<undefined, StorageFault>> {
  const asides = await asidesOf(
    diary,
    rows.filter(({ kind }) => kind === KIND),
  )
  if (asides.length === 0) return ok(undefined)
  const things = asides.map(({ shelf, id, at }): NotedThing => [shelf, id, at])
  const note = { importId, name, whose, rows: [], things }
  const written = await diary.tables.write({
    shelve: [...asides, await shelvedNote(diary, note, { piece: -2, at: diary.now() })],
  })
  if (written.ok) {
    diary.doorbell.ring(['drafts'])
    return written
  }
  // Shelves have no revision, so no other tab can have written first.
  if (written.reason === 'changed') throw new Error('a shelf was refused as changed')
  return { ok: false, reason: written.reason }
}

async function asidesOf(diary: Diary, files: readonly FileRow[]): Promise<Shelved[]> {
  const raws = await diary.tables.rows(files.map(({ clientId }) => clientId))
  const { loaded } = await readAll(diary, raws)
  const here = new Map(loaded.map(({ row }) => [row.clientId, row]))
  const there = new Set((await diary.tables.shelf('drafts')).map((raw) => (raw as Shelved).id))
  const asides: Shelved[] = []
  for (const file of files) {
    const mine = here.get(file.clientId)
    if (mine === undefined || mine.kind !== KIND || isDeleted(mine)) continue
    const stamp = highestStamp(file.groups)
    // On the same device, the later one is an edit of the earlier one, and no conflict.
    if (stampDevice(stamp) === stampDevice(highestStamp(mine.groups))) continue
    const id = seedClientId('aside', file.clientId, stamp)
    const after = [importRow(mine, file).row]
    const before = new Map([[mine.clientId, { ...mine, idOnServer: null }]])
    const items = [{ ...file, idOnServer: 0 }]
    const [loser] = there.has(id) ? [] : losersIn({ before, items, after })
    if (loser === undefined) continue
    const draft = { id, kind: ASIDE_KIND, at: diary.now(), value: [...groupsOfReflection(loser)] }
    asides.push(await shelved(diary, 'drafts', draft))
  }
  return asides
}
