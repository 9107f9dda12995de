import { toStorageFault } from '../../local/storageFault.ts'
import { deletePersonDatabase } from '../../local/database/personDatabase.ts'

/**
 * Closes the diary and deletes its database. A tab that keeps it open, or a silent storage, is not waited for longer
 * than any other response: the browser deletes the database as soon as it can. [LOCAL-41]
 */
export async function deleteDiary(diary: { database: string; close: () => void }): Promise<void> {
  diary.close()
  try {
    await deletePersonDatabase(diary.database)
  } catch (fault) {
    if (toStorageFault(fault) !== 'no-answer') throw fault
  }
}
