/** Personal data that the server stores outside the diary. get-record returns it part by part (D47). [FILE-1] */
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
