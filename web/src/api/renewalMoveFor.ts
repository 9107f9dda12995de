import { RESULT } from '@reprieve/contract/codes.ts'

/** What is done about the answer to a renewal. `as-it-is`: the token needs none, somebody was faster. */
export type RenewalMove = 'renew-by-force' | 'lock' | 'as-it-is' | 'hand-over'

const ON_RENEWAL_CODE: Record<number, RenewalMove | undefined> = {
  [RESULT.deviceDisplaced]: 'renew-by-force',
  [RESULT.sessionEnded]: 'lock',
  [RESULT.notSignedIn]: 'lock',
  // There is no password in a renewal: what does not fit is the token.
  [RESULT.wrongCredentials]: 'lock',
  [RESULT.notAllowed]: 'as-it-is',
}

export const renewalMoveFor = (code: number): RenewalMove => ON_RENEWAL_CODE[code] ?? 'hand-over'
