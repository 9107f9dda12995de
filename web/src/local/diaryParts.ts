import { err, type Result } from '@reprieve/domain/result.ts'
import type { Diary } from './rows/rows.ts'
import type { Batch, Shelved, StorageFault } from './tables.ts'
import { quarantineShelved } from './rows/quarantine.ts'

/**
 * Small values of the diary that are not synced, encoded by the codec like everything a person wrote.
 * `home_cards` was left by schema 6.
 */
export type PartName =
  | 'onboarding'
  | 'relief'
  | 'saved'
  | 'episodes'
  | 'engagement'
  | 'guide'
  | 'reading'
  | 'safety'
  | 'home_cards'

/** The change that the doorbell reports for parts. */
export const PARTS_RING = 'parts'

/** `read` gets the stored value, or undefined if nothing is stored or it cannot be read. [LOCAL-28] */
export async function readPart<Part>(
  diary: Diary,
  name: PartName,
  read: (kept: unknown) => Part,
): Promise<Part> {
  const parts = (await diary.tables.shelf('parts')) as Shelved[]
  const raw = parts.find(({ id }) => id === name)
  if (raw === undefined) return read(undefined)
  const kept = await diary.codec.decode({ table: 'parts', id: name }, raw.content)
  if (kept.ok) return read(kept.value)
  await quarantineShelved(diary.tables, raw, kept.reason, diary.now())
  return read(undefined)
}

/** The value is on the disk when it resolves. */
export async function storePart(
  diary: Diary,
  name: PartName,
  value: unknown,
): Promise<Result<undefined, StorageFault>> {
  const content = await diary.codec.encode({ table: 'parts', id: name }, value)
  return write(diary, { shelve: [{ shelf: 'parts', id: name, at: diary.now(), content }] })
}

export const dropPart = (diary: Diary, name: PartName): Promise<Result<undefined, StorageFault>> =>
  write(diary, { unshelve: [{ shelf: 'parts', id: name }] })

async function write(diary: Diary, batch: Batch): Promise<Result<undefined, StorageFault>> {
  const written = await diary.tables.write(batch)
  if (written.ok) {
    diary.doorbell.ring([PARTS_RING])
    return written
  }
  if (written.reason === 'changed') throw new Error('a shelf was refused as changed')
  return err(written.reason)
}
