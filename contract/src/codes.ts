interface CodeRow<Code extends number = number, Name extends string = string> {
  code: Code
  /** HTTP status of the answer. */
  http: number
  /** The key of its sentence in the locales. */
  name: Name
  /** Whether a client tells its error-reporting service (spec 1 section 8). */
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
  ok: unreported(0, 200, 'ok'),
  unknown: row(-1, 500, 'unknown'),
  languageMissing: row(101, 400, 'language-missing'),
  malformed: row(102, 400, 'malformed'),
  rateLimited: row(103, 429, 'rate-limited'),
  notSignedIn: row(104, 401, 'not-signed-in'),
  notFound: row(105, 404, 'not-found'),
  notAllowed: row(106, 403, 'not-allowed'),
  linkExpired: row(107, 410, 'link-expired'),
  weakPassword: row(108, 422, 'weak-password'),
  noSuchCall: row(109, 404, 'no-such-call'),
  tooLarge: row(110, 413, 'too-large'),
  wrongContentType: row(111, 415, 'wrong-content-type'),
  overloaded: row(112, 503, 'overloaded'),
  termsNotAccepted: row(120, 422, 'terms-not-accepted'),
  providerTokenRefused: row(121, 422, 'provider-token-refused'),
  providerAccountUnknown: row(122, 422, 'provider-account-unknown'),
  wrongCredentials: unreported(132, 401, 'wrong-credentials'),
  emailInUse: unreported(135, 409, 'email-in-use'),
  usernameInUse: unreported(136, 409, 'username-in-use'),
  passwordNotSet: unreported(141, 403, 'password-not-set'),
  sessionEnded: unreported(143, 401, 'session-ended'),
  tokenStale: unreported(145, 401, 'token-stale'),
  notActivated: unreported(152, 403, 'not-activated'),
  clientTooOld: unreported(156, 426, 'client-too-old'),
  mfaRequired: unreported(168, 401, 'mfa-required'),
  mfaWrong: row(169, 401, 'mfa-wrong'),
  freshSignInNeeded: row(170, 401, 'fresh-sign-in-needed'),
  deviceDisplaced: unreported(176, 401, 'device-displaced'),
  recordExists: row(180, 409, 'record-exists'),
  providerSignUpExpired: row(189, 410, 'provider-sign-up-expired'),
  notBuilt: row(190, 404, 'not-built'),
  purchaseKnown: row(199, 409, 'purchase-known'),
  recordMissing: row(204, 404, 'record-missing'),
  medicationMissing: row(212, 404, 'medication-missing'),
  conditionDuplicate: row(215, 409, 'condition-duplicate'),
  conditionMissing: row(216, 404, 'condition-missing'),
  medicationUnknown: row(223, 422, 'medication-unknown'),
  medicationDuplicate: row(224, 409, 'medication-duplicate'),
  recordRefused: row(227, 422, 'record-refused'),
  guideDenied: row(301, 403, 'guide-denied'),
  reportDenied: row(302, 403, 'report-denied'),
  creditNeeded: row(303, 402, 'credit-needed'),
  subscriptionInvalid: row(304, 402, 'subscription-invalid'),
  reportEmpty: row(305, 422, 'report-empty'),
  reportFailed: row(306, 422, 'report-failed'),
  shareEnded: row(311, 410, 'share-ended'),
  institutionNotActive: row(320, 422, 'institution-not-active'),
  institutionCodeUnknown: row(321, 404, 'institution-code-unknown'),
  registrationCodeWrong: row(322, 422, 'registration-code-wrong'),
  consentMissing: row(323, 422, 'consent-missing'),
  answersRefused: row(324, 422, 'answers-refused'),
  purchaseInvalid: row(1001, 422, 'purchase-invalid'),
  purchaseOfAnotherAccount: row(1003, 422, 'purchase-of-another-account'),
  storeAway: row(1004, 503, 'store-away'),
  subscriptionEnded: row(1007, 402, 'subscription-ended'),
  chatExpired: row(4010, 410, 'chat-expired'),
  chatTakenOver: row(4013, 409, 'chat-taken-over'),
  chatUnknown: row(4014, 404, 'chat-unknown'),
  assistantAway: row(4020, 503, 'assistant-away'),
} as const

type Rows = typeof ROWS
export type ResultCode = Rows[keyof Rows]['code']
export type CodeName = Rows[keyof Rows]['name']
export type Code = CodeRow<ResultCode, CodeName>

/** The number by its name: `RESULT.notFound` is 105. */
export const RESULT = Object.fromEntries(Object.entries(ROWS).map(([key, { code }]) => [key, code])) as {
  readonly [Key in keyof Rows]: Rows[Key]['code']
}

export const CODES: readonly Code[] = Object.values(ROWS)

const byNumber = new Map<number, Code>(CODES.map((code) => [code.code, code]))
const byName = new Map<string, Code>(CODES.map((code) => [code.name, code]))

/** A code that nobody knows is told as an unexpected fault, so that it is never silently taken for success. */
export const codeOf = (code: number): Code => byNumber.get(code) ?? ROWS.unknown
export const codeNamed = (name: CodeName): Code => byName.get(name) ?? ROWS.unknown
