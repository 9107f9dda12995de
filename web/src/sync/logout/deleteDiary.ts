import { deletePersonDatabase } from '../../local/personDatabase.ts'

/** How long a tab that does not let go of the database is waited for; the browser deletes it when it does. */
const MOST_WAIT_MS = 5_000

/** Closes it and deletes its database. */
export async function deleteDiary(diary: { database: string; close: () => void }): Promise<void> {
  diary.close()
  await Promise.race([
    deletePersonDatabase(diary.database),
    new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS)),
  ])
}
