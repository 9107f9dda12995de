import type { EndReason } from '@reprieve/domain/access/session.ts'
import type { Key } from '@reprieve/locales/words.ts'

/** The text for each reason why a session ended; kept until the next login. [SES-3] */
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

/** An unknown reason counts as expired. */
export const endReasonIn = ({ reason }: Readonly<Record<string, unknown>>): EndReason =>
  isReason(reason) ? reason : 'expired'

/** For the stored reason, which a later app version may have written. */
export const endedText = (kept: EndReason | null): Key<'account'> =>
  ENDED_TEXTS[isReason(kept) ? kept : 'expired']
