import { NO_COUNT, countSaved } from '@reprieve/domain/home/counters.ts'
import type { Diary } from '../local/rows/rows.ts'
import { deleteServerCopy, findServerCopies, storeServerCopy } from '../local/serverCopies.ts'
import { changeLocalSaveLog, type UnfinishedQuickRecord } from './savedHere.ts'

// For a quick record on a locked device: the stored list cannot be read, and so not extended. [LOCK-11]

const PREFIX = 'saved_unseen_'

/** The record itself is saved in any case; this entry makes it appear under To finish. */
export async function storeLockedSave(diary: Diary, clientId: string): Promise<void> {
  await storeServerCopy(diary, `${PREFIX}${clientId}`, true)
}

/** Runs after unlocking, the oldest first. If interrupted it is repeated, and each record is still counted once. */
export async function logLockedSaves(diary: Diary): Promise<void> {
  const unseen = await findServerCopies(diary, PREFIX)
  for (const { id, at } of unseen.toSorted((one, other) => one.at - other.at)) {
    await noteOnce(diary, { clientId: id.slice(PREFIX.length), at })
    await deleteServerCopy(diary, id)
  }
}

const noteOnce = (diary: Diary, saved: UnfinishedQuickRecord): Promise<void> =>
  changeLocalSaveLog(diary, (before) => {
    const { counters, quick } = before ?? { counters: NO_COUNT, quick: [] }
    if (quick.some(({ clientId }) => clientId === saved.clientId)) return { counters, quick }
    return { counters: countSaved(counters), quick: [saved, ...quick] }
  })
