import { RESULT } from '@reprieve/contract/codes.ts'

/** What to do after the response to a renewal. `as-it-is`: the token needs no renewal, another request was faster. */
export type RenewalMove = 'renew-by-force' | 'lock' | 'as-it-is' | 'hand-over'

const ON_RENEWAL_CODE: Record<number, RenewalMove | undefined> = {
  [RESULT.deviceDisplaced]: 'renew-by-force',
  [RESULT.sessionEnded]: 'lock',
  [RESULT.notSignedIn]: 'lock',
  // A renewal contains no password: it is the token that is wrong.
  [RESULT.wrongCredentials]: 'lock',
  [RESULT.notAllowed]: 'as-it-is',
}

export const renewalMoveFor = (code: number): RenewalMove => ON_RENEWAL_CODE[code] ?? 'hand-over'
