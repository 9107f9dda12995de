/** All keys in sessionStorage. A new one needs an entry in lockTable.ts. */
export const SESSION_NAMES = [
  'reprieve.provider',
  'reprieve.consent',
  'reprieve.registration',
  'reprieve.stay',
  'reprieve.visited',
  'reprieve.scroll',
] as const

export type SessionName = (typeof SESSION_NAMES)[number]
