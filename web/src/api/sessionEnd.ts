import type { EndReason } from '@reprieve/domain/access/session.ts'
import type { Key } from '@reprieve/locales/words.ts'

/** What is said of a session by the reason that it ended for; kept until the next sign-in. [SES-3] */
const ENDED_TEXTS: Readonly<Record<EndReason, Key<'account'>>> = {
  logout: 'loggedOutElsewhere',
  replaced: 'loggedOutElsewhere',
  reused: 'loggedOutElsewhere',
  idle: 'sessionOutdated',
  expired: 'sessionOutdated',
  password: 'sessionPasswordChanged',
  'account-deleted': 'sessionAccountDeleted',
}

const isReason = (word: unknown): word is EndReason =>
  typeof word === 'string' && Object.hasOwn(ENDED_TEXTS, word)

/** A reason that this app does not know is a session that ended, and no more is said. */
export const endReasonIn = ({ reason }: Readonly<Record<string, unknown>>): EndReason =>
  isReason(reason) ? reason : 'expired'

/** Of what a device keeps, which may have been written by a later app. */
export const endedText = (kept: EndReason | null): Key<'account'> =>
  ENDED_TEXTS[isReason(kept) ? kept : 'expired']
