import { ACCESS_EVENTS, type AccessEvent } from '@reprieve/contract/account/accessEvents.ts'
import type { Key } from '@reprieve/locales/words.ts'

export interface AccessLine {
  at: number
  event: Key<'account'>
  /** The device's own name; null if it gave none. */
  device: string | null
}

export interface AccessPage {
  lines: readonly AccessLine[]
  /** Null: nothing older. */
  next: string | null
}

/** The text of each event: a missing one does not compile. */
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

/** Reads a response of get-access-log. */
export function readAccessPage({ entries, next_cursor: next }: Record<string, unknown>): AccessPage {
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
      // A newer server may report events for which this app has no text.
      event: known === undefined ? 'taskEventOther' : EVENT_WORDS[known],
      device: typeof device === 'string' && device !== '' ? device : null,
    },
  ]
}

/** Appends an older page. */
export const appendOlderPage = (before: AccessPage, older: AccessPage): AccessPage => ({
  lines: [...before.lines, ...older.lines],
  next: older.next,
})
