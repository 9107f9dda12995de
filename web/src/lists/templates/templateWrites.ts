import { toFields } from '@reprieve/contract/fields.ts'
import { newClientId, settingsClientId } from '@reprieve/contract/ids.ts'
import { listItemToGroups } from '@reprieve/contract/lists/listFieldWire.ts'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import type { TemplateList } from '@reprieve/domain/lists/listTemplate.ts'
import { positionAfterAll } from '@reprieve/domain/lists/listOrder.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { groupValues, isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import type { SyncState } from '@reprieve/domain/sync/syncState.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { changeRows, type RowChanges } from '../../local/rows/changeRows.ts'
import { planDeletion } from '../../local/rows/deleteRows.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { changeAndTrash, type TrashChanges } from '../../local/rows/trashedRows.ts'
import type { Shelved, StorageFault } from '../../local/tables.ts'
import { LIST_KIND, listItemFromRow } from '../listTable.ts'
import { saveItemGroups } from '../listWrites.ts'

// Using a template, and undoing it for a day. The note of the undo lies on the shelf of imports, which forgets it then.

const SHELF = 'imports'
const NOTE = 'list-template:'
const KEPT_MS = 24 * HOUR_MS
const SETTINGS_ID = settingsClientId('home_cards')

/** The key of the settings that says whether a template is used (1), or was offered and is not (0). */
export const templateKey = (key: string): string => `template.${key}`

type Place = Pick<ListItem, 'isShown' | 'position'>

/** How an item was, and how the template left it. */
interface ChangedItem {
  id: string
  was: Place
  now: Place
}

export interface TemplateUse {
  /** The id of the note. */
  id: string
  key: string
  at: number
  changed: readonly ChangedItem[]
  added: readonly { id: string; name: string }[]
}

/** The rows that are written so far, and the state after them. */
interface RowBatch {
  rows: LocalRow[]
  state: SyncState
}

const written = (
  { rows, state }: RowBatch,
  more: { rows: readonly LocalRow[]; state: SyncState },
): RowBatch => ({
  rows: [...rows, ...more.rows],
  state: more.state ?? state,
})

const begunRow = (row: LocalRow | undefined, state: SyncState, clientId: string) =>
  row === undefined ? beginRow(state, { clientId, kind: LIST_KIND }) : { row, state }

/** The settings that say that the template is used, or no more. */
function saveUse(
  row: LocalRow | undefined,
  state: SyncState,
  use: { key: string; is: 0 | 1; wallNow: number },
) {
  const begun =
    row === undefined
      ? beginRow(state, { clientId: SETTINGS_ID, kind: KIND_OF_PREF.home_cards })
      : { row, state }
  const key = templateKey(use.key)
  const values = new Map([[key, { [key]: use.is }]])
  const saved = saveRow(begun.row, { values, clock: begun.state.clock, wallNow: use.wallNow })
  return { rows: [saved.row], state: { ...begun.state, clock: saved.clock } }
}

interface TemplateToUse {
  key: string
  lists: readonly TemplateList[]
  language: Language
  itemsOf: (type: ListItem['type']) => readonly ListItem[]
}

/** Everything in one batch, with the note that undoes it. What changed meanwhile stays as it is. [TPL-1, TPL-2] */
export async function applyTemplate(
  diary: Diary,
  template: TemplateToUse,
): Promise<Result<TemplateUse, StorageFault>> {
  const wallNow = diary.now()
  const added = newItems(template, wallNow)
  const changes = template.lists.flatMap((list) =>
    list.changes.map((change) => ({
      ...change,
      was: template.itemsOf(list.type).find(({ id }) => id === change.item.id),
    })),
  )
  const ids = [...changes.map(({ item }) => item.id), ...added.map(({ id }) => id), SETTINGS_ID]
  type TemplateChange = RowChanges & { use: TemplateUse }
  const used = await changeRows(diary, ids, async ({ rows, state }): Promise<TemplateChange> => {
    let all: RowBatch = { rows: [], state }
    const changed: ChangedItem[] = []
    for (const { item, groups, was } of changes) {
      const row = rows.get(item.id)
      const stored = listItemFromRow(item.id, row)
      if (stored === null || was === undefined || !isAt(stored, was)) continue
      all = written(all, saveItemGroups(begunRow(row, all.state, item.id), { item, groups }, wallNow))
      changed.push({ id: item.id, was: placeOf(stored), now: placeOf(item) })
    }
    for (const item of added) {
      if (rows.has(item.id)) continue
      const begun = beginRow(all.state, { clientId: item.id, kind: LIST_KIND })
      const { row, clock } = saveRow(begun.row, {
        values: listItemToGroups(item),
        clock: begun.state.clock,
        wallNow,
      })
      all = written(all, { rows: [row], state: { ...begun.state, clock } })
    }
    all = written(all, saveUse(rows.get(SETTINGS_ID), all.state, { key: template.key, is: 1, wallNow }))
    const id = `${NOTE}${template.key}`
    const use = { key: template.key, changed, added: added.map(({ id: one, name }) => ({ id: one, name })) }
    const content = await diary.codec.encode({ table: SHELF, id }, use)
    return { ...all, shelve: [{ shelf: SHELF, id, at: wallNow, content }], use: { ...use, id, at: wallNow } }
  })
  return used.ok ? ok(used.value.use) : used
}

const placeOf = ({ isShown, position }: ListItem): Place => ({ isShown, position })
const isAt = (item: Place, place: Place): boolean =>
  item.isShown === place.isShown && item.position === place.position

/** The person's own, in their language, each behind all others of its list. [TPL-2, LIST-12] */
function newItems({ lists, language, itemsOf }: TemplateToUse, wallNow: number): ListItem[] {
  return lists.flatMap(({ type, added }) => {
    const first = positionAfterAll(itemsOf(type))
    return added.map(({ names, regions }, place): ListItem => ({
      id: newClientId(wallNow),
      type,
      name: names[language],
      key: null,
      icon: null,
      isShown: true,
      position: first + place,
      ...(regions !== undefined && { regions }),
    }))
  })
}

/** The templates used within a day on this device, newest first. */
export async function templateUses(diary: Diary): Promise<readonly TemplateUse[]> {
  const uses: TemplateUse[] = []
  for (const raw of (await diary.tables.shelf(SHELF)) as Shelved[]) {
    if (!raw.id.startsWith(NOTE) || diary.now() - raw.at > KEPT_MS) continue
    const read = await diary.codec.decode({ table: SHELF, id: raw.id }, raw.content)
    const { key, changed, added } = toFields(read.ok ? read.value : null) as Partial<TemplateUse>
    if (typeof key === 'string' && Array.isArray(changed) && Array.isArray(added))
      uses.push({ id: raw.id, at: raw.at, key, changed, added })
  }
  return uses.toSorted((one, other) => other.at - one.at)
}

/** Back to how it was; what the person changed since stays. Records keep the words of an item that goes. [TPL-2] */
export async function undoTemplate(diary: Diary, use: TemplateUse): Promise<Result<undefined, StorageFault>> {
  const ids = [...use.changed, ...use.added].map(({ id }) => id)
  const undone = await changeAndTrash(diary, [...ids, SETTINGS_ID], ({ rows, state }): TrashChanges => {
    const wallNow = diary.now()
    let all: RowBatch = { rows: [], state }
    const drop: LocalRow[] = []
    const trash: LocalRow[] = []
    for (const { id, was, now } of use.changed) {
      const row = rows.get(id)
      const item = listItemFromRow(id, row)
      if (row === undefined || item === null || !isAt(item, now)) continue
      const groups = [
        ...(was.isShown === now.isShown ? [] : (['shown'] as const)),
        ...(was.position === now.position ? [] : (['position'] as const)),
      ]
      all = written(
        all,
        saveItemGroups({ row, state: all.state }, { item: { ...item, ...was }, groups }, wallNow),
      )
    }
    for (const { id, name } of use.added) {
      const row = rows.get(id)
      const item = row === undefined || isDeleted(row) ? null : listItemFromRow(id, row)
      if (row === undefined || item === null || item.name !== name || hasOtherIds(row)) continue
      const gone = planDeletion(row, { state: all.state, wallNow })
      all = { rows: [...all.rows, ...(gone.rows ?? [])], state: gone.state ?? all.state }
      drop.push(...(gone.drop ?? []))
      trash.push(...(gone.trash ?? []))
    }
    all = written(all, saveUse(rows.get(SETTINGS_ID), all.state, { key: use.key, is: 0, wallNow }))
    return { ...all, drop, trash, unshelve: [{ shelf: SHELF, id: use.id }] }
  })
  return undone.ok ? ok(undefined) : err(undone.reason)
}

/** Another device's item became one with it: it is not only what the template added. [SYNC-21] */
const hasOtherIds = (row: LocalRow): boolean =>
  [...groupValues(row).keys()].some((group) => group.startsWith('alias:'))
