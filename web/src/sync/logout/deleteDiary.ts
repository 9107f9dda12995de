import { deletePersonDatabase } from '../../local/personDatabase.ts'
import { storageFault } from '../../local/reopen.ts'

/**
 * Closes it and deletes its database. A tab that does not let go of it, or a storage that is silent, is not waited for
 * longer than any other answer: the browser deletes it as soon as it can. [LOCAL-41]
 */
export async function deleteDiary(diary: { database: string; close: () => void }): Promise<void> {
  diary.close()
  try {
    await deletePersonDatabase(diary.database)
  } catch (fault) {
    if (storageFault(fault) !== 'no-answer') throw fault
  }
}
