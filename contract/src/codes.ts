import { RESULT } from './resultCodes.ts'

// Code that runs at page start imports only the numbers from that file: with their names they are a kilobyte larger.
export { RESULT } from './resultCodes.ts'

interface CodeRow<Code extends number = number, Name extends string = string> {
  code: Code
  /** HTTP status of the response. */
  http: number
  /** The key of the code's message in the locales. */
  name: Name
  /** Whether a client sends it to its error-reporting service (spec 1 section 8). */
  reported: boolean
}

const row = <Code extends number, Name extends string>(
  code: Code,
  http: number,
  name: Name,
): CodeRow<Code, Name> => ({ code, http, name, reported: true })

const unreported = <Code extends number, Name extends string>(
  code: Code,
  http: number,
  name: Name,
): CodeRow<Code, Name> => ({ code, http, name, reported: false })

/** D10. */
const ROWS = {
  ok: unreported(RESULT.ok, 200, 'ok'),
  unknown: row(RESULT.unknown, 500, 'unknown'),
  languageMissing: row(RESULT.languageMissing, 400, 'language-missing'),
  malformed: row(RESULT.malformed, 400, 'malformed'),
  rateLimited: row(RESULT.rateLimited, 429, 'rate-limited'),
  notSignedIn: row(RESULT.notSignedIn, 401, 'not-signed-in'),
  notFound: row(RESULT.notFound, 404, 'not-found'),
  notAllowed: row(RESULT.notAllowed, 403, 'not-allowed'),
  linkExpired: row(RESULT.linkExpired, 410, 'link-expired'),
  weakPassword: row(RESULT.weakPassword, 422, 'weak-password'),
  noSuchCall: row(RESULT.noSuchCall, 404, 'no-such-call'),
  tooLarge: row(RESULT.tooLarge, 413, 'too-large'),
  wrongContentType: row(RESULT.wrongContentType, 415, 'wrong-content-type'),
  overloaded: row(RESULT.overloaded, 503, 'overloaded'),
  termsNotAccepted: row(RESULT.termsNotAccepted, 422, 'terms-not-accepted'),
  providerTokenRefused: row(RESULT.providerTokenRefused, 422, 'provider-token-refused'),
  providerAccountUnknown: row(RESULT.providerAccountUnknown, 422, 'provider-account-unknown'),
  wrongCredentials: unreported(RESULT.wrongCredentials, 401, 'wrong-credentials'),
  emailInUse: unreported(RESULT.emailInUse, 409, 'email-in-use'),
  usernameInUse: unreported(RESULT.usernameInUse, 409, 'username-in-use'),
  passwordNotSet: unreported(RESULT.passwordNotSet, 403, 'password-not-set'),
  sessionEnded: unreported(RESULT.sessionEnded, 401, 'session-ended'),
  tokenStale: unreported(RESULT.tokenStale, 401, 'token-stale'),
  notActivated: unreported(RESULT.notActivated, 403, 'not-activated'),
  clientTooOld: unreported(RESULT.clientTooOld, 426, 'client-too-old'),
  mfaRequired: unreported(RESULT.mfaRequired, 401, 'mfa-required'),
  mfaWrong: row(RESULT.mfaWrong, 401, 'mfa-wrong'),
  freshSignInNeeded: row(RESULT.freshSignInNeeded, 401, 'fresh-sign-in-needed'),
  deviceDisplaced: unreported(RESULT.deviceDisplaced, 401, 'device-displaced'),
  recordExists: row(RESULT.recordExists, 409, 'record-exists'),
  providerSignUpExpired: row(RESULT.providerSignUpExpired, 410, 'provider-sign-up-expired'),
  purchaseKnown: row(RESULT.purchaseKnown, 409, 'purchase-known'),
  recordMissing: row(RESULT.recordMissing, 404, 'record-missing'),
  medicationMissing: row(RESULT.medicationMissing, 404, 'medication-missing'),
  conditionDuplicate: row(RESULT.conditionDuplicate, 409, 'condition-duplicate'),
  conditionMissing: row(RESULT.conditionMissing, 404, 'condition-missing'),
  medicationUnknown: row(RESULT.medicationUnknown, 422, 'medication-unknown'),
  medicationDuplicate: row(RESULT.medicationDuplicate, 409, 'medication-duplicate'),
  recordRefused: row(RESULT.recordRefused, 422, 'record-refused'),
  guideDenied: row(RESULT.guideDenied, 403, 'guide-denied'),
  reportDenied: row(RESULT.reportDenied, 403, 'report-denied'),
  creditNeeded: row(RESULT.creditNeeded, 402, 'credit-needed'),
  subscriptionInvalid: row(RESULT.subscriptionInvalid, 402, 'subscription-invalid'),
  reportEmpty: row(RESULT.reportEmpty, 422, 'report-empty'),
  reportFailed: row(RESULT.reportFailed, 422, 'report-failed'),
  reportWaiting: row(RESULT.reportWaiting, 409, 'report-waiting'),
  shareEnded: row(RESULT.shareEnded, 410, 'share-ended'),
  institutionNotActive: row(RESULT.institutionNotActive, 422, 'institution-not-active'),
  institutionCodeUnknown: row(RESULT.institutionCodeUnknown, 404, 'institution-code-unknown'),
  registrationCodeWrong: row(RESULT.registrationCodeWrong, 422, 'registration-code-wrong'),
  consentMissing: row(RESULT.consentMissing, 422, 'consent-missing'),
  answersRefused: row(RESULT.answersRefused, 422, 'answers-refused'),
  purchaseInvalid: row(RESULT.purchaseInvalid, 422, 'purchase-invalid'),
  purchaseOfAnotherAccount: row(RESULT.purchaseOfAnotherAccount, 422, 'purchase-of-another-account'),
  storeAway: row(RESULT.storeAway, 503, 'store-away'),
  subscriptionEnded: row(RESULT.subscriptionEnded, 402, 'subscription-ended'),
  chatExpired: unreported(RESULT.chatExpired, 410, 'chat-expired'),
  chatTakenOver: unreported(RESULT.chatTakenOver, 409, 'chat-taken-over'),
  chatUnknown: unreported(RESULT.chatUnknown, 404, 'chat-unknown'),
  assistantAway: row(RESULT.assistantAway, 503, 'assistant-away'),
} as const

type Rows = typeof ROWS
export type ResultCode = Rows[keyof Rows]['code']
export type CodeName = Rows[keyof Rows]['name']
export type Code = CodeRow<ResultCode, CodeName>

export const CODES: readonly Code[] = Object.values(ROWS)

const byNumber = new Map<number, Code>(CODES.map((code) => [code.code, code]))
const byName = new Map<string, Code>(CODES.map((code) => [code.name, code]))

/** An unknown code is treated as an unexpected error, never as success. */
export const codeByNumber = (code: number): Code => byNumber.get(code) ?? ROWS.unknown
export const codeByName = (name: CodeName): Code => byName.get(name) ?? ROWS.unknown
