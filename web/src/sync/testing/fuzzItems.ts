import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { writeRow } from './aPass.ts'
import type { FuzzWorld } from './fuzzWorld.ts'

export type ItemKind = 'condition' | 'medication'

/** What a device needs to create conditions and medications. */
export interface ItemMaker {
  diary: Diary
  world: FuzzWorld
  rows: () => Promise<LocalRow[]>
  newId: () => string
}

/** Few names, so that two devices use the same one: some differ only in case or language. */
const NAMES: Record<ItemKind, readonly Record<string, unknown>[]> = {
  medication: [
    { common_name: 'Ibuprofen', brand_name: 'Generic' },
    { common_name: 'IBUPROFEN', brand_name: 'Generic' },
    { common_name: 'Acetaminophen', common_name_translation: { de: 'Paracetamol' }, original_nid: 7 },
    { common_name: 'paracetamol' },
  ],
  condition: [
    { value: 'Headaches', value_translations: { ko: '두통' }, original_fid: 3 },
    { value: '두통' },
    { value: 'My knee' },
    { value: 'my knee' },
  ],
}

/** The catalogue gives this entry the same id everywhere (D30). */
const ENTRY = '869ecb9c-7677-5e21-ae62-e9b0528eb5f3'

/** The group with the unique value that identifies a write. */
const WORD: Record<ItemKind, { group: string; key: string }> = {
  medication: { group: 'notes', key: 'med_notes' },
  condition: { group: 'icon', key: 'icon_code' },
}

const nameOf = (kind: ItemKind, pick: number): Record<string, unknown> =>
  NAMES[kind][pick % NAMES[kind].length]!

export async function createNamed(maker: ItemMaker, kind: ItemKind, pick: number): Promise<void> {
  const isEntry = kind === 'condition' && pick % NAMES[kind].length === 0
  const clientId = isEntry ? ENTRY : maker.newId()
  const before = (await maker.rows()).find((row) => row.clientId === clientId)
  // Every third has no value: then the value of the other item counts.
  const isSilent = pick % 3 === 0
  const value = maker.world.newValue()
  const { group, key } = WORD[kind]
  const word = isSilent ? {} : { [group]: { [key]: value } }
  await writeRow(maker.diary, { clientId, kind }, { name: nameOf(kind, pick), shown: { isShow: 1 }, ...word })
  if (!isSilent) maker.world.written({ clientId, group, value }, before?.groups.get(group)?.v)
}

export async function editNamed(maker: ItemMaker, kind: ItemKind, pick: number): Promise<void> {
  const row = await pickedOf(maker, kind, pick)
  if (row === undefined) return
  const value = maker.world.newValue()
  const { group, key } = WORD[kind]
  await writeRow(maker.diary, row, { [group]: { [key]: value } })
  maker.world.written({ clientId: row.clientId, group, value }, row.groups.get(group)?.v)
}

export async function renameNamed(maker: ItemMaker, kind: ItemKind, pick: number): Promise<void> {
  const row = await pickedOf(maker, kind, pick)
  if (row === undefined || row.clientId === ENTRY) return
  await writeRow(maker.diary, row, { name: nameOf(kind, pick) })
}

/** Restores a deleted item, though another may have its name by now. */
export async function reviveNamed(maker: ItemMaker, kind: ItemKind, pick: number): Promise<void> {
  const row = await pickedOf(maker, kind, pick, true)
  if (row !== undefined) await writeRow(maker.diary, row, {})
}

async function pickedOf(
  { rows }: ItemMaker,
  kind: ItemKind,
  pick: number,
  isGone = false,
): Promise<LocalRow | undefined> {
  const those = (await rows()).filter((row) => row.kind === kind && isDeleted(row) === isGone)
  return those[pick % Math.max(those.length, 1)]
}
