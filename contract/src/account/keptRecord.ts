/** Personal data that the server stores outside the diary. get-record returns it part by part (D47). [FILE-1] */
export const ACCOUNT_DATA_TYPE = 'kept_record'

export const ACCOUNT_DATA_PARTS = [
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

export type AccountDataPart = (typeof ACCOUNT_DATA_PARTS)[number]

export const isAccountDataPart = (word: unknown): word is AccountDataPart =>
  ACCOUNT_DATA_PARTS.some((part) => part === word)
