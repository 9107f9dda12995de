import { ACCESS_EVENTS, type AccessEvent } from '@reprieve/contract/account/accessEvents.ts'
import type { Key } from '@reprieve/locales/words.ts'

export interface AccessLine {
  at: number
  event: Key<'account'>
  /** As the device named itself; null where none was. */
  device: string | null
}

export interface AccessPage {
  lines: readonly AccessLine[]
  /** Null: there is nothing older. */
  next: string | null
}

/** What is said of each: one that is missing does not compile. */
export const EVENT_WORDS: Record<AccessEvent, Key<'account'>> = {
  registered: 'taskEventRegistered',
  activated: 'taskEventActivated',
  'signed-in': 'taskEventSignedIn',
  'signed-out': 'taskEventSignedOut',
  'signed-out-others': 'taskEventOthersOut',
  'signed-out-everywhere': 'taskEventEverywhere',
  'wrong-user-id': 'taskEventWrongUser',
  'old-token-used': 'taskEventOldToken',
  'password-changed': 'taskEventPasswordChanged',
  'password-reset': 'taskEventPasswordReset',
  'email-change-asked': 'taskEventEmailAsked',
  'email-changed': 'taskEventEmailChanged',
  'provider-connected': 'taskEventConnected',
  'provider-disconnected': 'taskEventDisconnected',
  'mfa-on': 'taskEventMfaOn',
  'mfa-off': 'taskEventMfaOff',
  'deletion-asked': 'taskEventDeletionAsked',
  'deletion-cancelled': 'taskEventDeletionCancelled',
  'report-made': 'taskEventReportMade',
  'report-downloaded': 'taskEventReportDownloaded',
  'share-made': 'taskEventShareMade',
  'share-opened': 'taskEventShareOpened',
  'share-revoked': 'taskEventShareRevoked',
  'purchase-made': 'taskEventPurchaseMade',
  'data-exported': 'taskEventDataExported',
  'institution-joined': 'taskEventInstitutionJoined',
  'institution-left': 'taskEventInstitutionLeft',
  'institution-read': 'taskEventInstitutionRead',
  'consent-withdrawn': 'taskEventConsentWithdrawn',
}

/** Of an answer of get-access-log. */
export function accessPageIn({ entries, next_cursor: next }: Record<string, unknown>): AccessPage {
  const rows: unknown[] = Array.isArray(entries) ? entries : []
  return { lines: rows.flatMap(lineIn), next: typeof next === 'string' ? next : null }
}

function lineIn(row: unknown): AccessLine[] {
  const { at, event, device } = (row ?? {}) as Record<string, unknown>
  if (typeof at !== 'number') return []
  const known = ACCESS_EVENTS.find((name) => name === event)
  return [
    {
      at,
      // A newer server may tell of what this app has no word for.
      event: known === undefined ? 'taskEventOther' : EVENT_WORDS[known],
      device: typeof device === 'string' && device !== '' ? device : null,
    },
  ]
}

/** An older page after what is there already. */
export const withOlder = (before: AccessPage, older: AccessPage): AccessPage => ({
  lines: [...before.lines, ...older.lines],
  next: older.next,
})
