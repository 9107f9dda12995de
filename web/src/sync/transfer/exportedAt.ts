import type { Diary } from '../../local/rows/rows.ts'
import { updateStoredState, readStoredState } from '../storedState.ts'

const NAME = 'exported'

/** When the whole diary was last exported to a file on this device; null if never. [SET-16] */
export async function readExportedAt(diary: Pick<Diary, 'tables'>): Promise<number | null> {
  const at = (await readStoredState(diary, NAME)) as { at?: unknown } | null | undefined
  return typeof at?.at === 'number' && Number.isFinite(at.at) ? at.at : null
}

export async function storeExportedAt(diary: Pick<Diary, 'tables' | 'now'>): Promise<void> {
  await updateStoredState(diary, NAME, () => ({ at: diary.now() }))
}
