/** What of a person lies on the server and in no diary, asked for by get-record part by part (D47). [FILE-1] */
export const KEPT_TYPE = 'kept_record'

export const KEPT_PARTS = [
  'account',
  'avatar',
  'consents',
  'access_log',
  'questionnaires',
  'chats',
  'reports',
  'purchases',
  'guide',
  'versions',
] as const

export type KeptPart = (typeof KEPT_PARTS)[number]

export const isKeptPart = (word: unknown): word is KeptPart => KEPT_PARTS.some((part) => part === word)
