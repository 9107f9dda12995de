import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer } from '../../api/ask.ts'

/** What deleting needs from the rest of the app. */
export interface DeleteAccountTools {
  /** Calls delete-user, after a new login where one is needed; null if the user did not log in. */
  askServer: () => Promise<Answer | null>
  /** Waits for a running pass, and lets none start: it would find the closed account and lock what is to be deleted. */
  holdSync: () => Promise<void>
  letSyncGo: () => void
  /** Closes the diary and deletes its database. */
  clear: () => Promise<void>
  /** Nobody owns the device any more. */
  forget: () => Promise<void>
}

/** `not-confirmed`: the user did not log in again. All but `deleted` changed nothing. */
export type DeleteAccountOutcome =
  | { is: 'deleted' }
  | { is: 'not-confirmed' | 'away' }
  | { is: 'refused'; message: string }

/**
 * D24. The server first: a device that was cleared before could not say that the account still exists. A device that
 * dies in between finds its account closed, and asks what to do with the diary. [ACC-22]
 */
export async function deleteAccount(parts: DeleteAccountTools): Promise<DeleteAccountOutcome> {
  await parts.holdSync()
  const deleted = deletedBy(await parts.askServer())
  if (deleted.is !== 'deleted') {
    parts.letSyncGo()
    return deleted
  }
  // The account is closed: a database that cannot be deleted now is forgotten with its owner all the same.
  await parts.clear().catch(() => undefined)
  await parts.forget()
  return deleted
}

function deletedBy(answer: Answer | null): DeleteAccountOutcome {
  if (answer === null) return { is: 'not-confirmed' }
  if (!answer.reached) return { is: 'away' }
  return answer.code === RESULT.ok ? { is: 'deleted' } : { is: 'refused', message: answer.message }
}
