import { RESULT } from '@reprieve/contract/codes.ts'

/** What a call does about its answer before who asked hears of it. */
export type Move = 'renew' | 'renew-by-force' | 'lock' | 'tell-too-old' | 'hand-over'

const ON_CODE: Record<number, Move | undefined> = {
  [RESULT.tokenStale]: 'renew',
  [RESULT.deviceDisplaced]: 'renew-by-force',
  [RESULT.sessionEnded]: 'lock',
  [RESULT.notSignedIn]: 'lock',
  [RESULT.clientTooOld]: 'tell-too-old',
}

export const moveFor = (code: number): Move => ON_CODE[code] ?? 'hand-over'

/** The same for the answer to a renewal. `as-it-is`: the token needs none, somebody was faster. */
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
