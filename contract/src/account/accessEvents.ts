/** What the access log of an account may tell (D7); whoever shows it has a word for each. */
export const ACCESS_EVENTS = [
  'registered',
  'activated',
  'signed-in',
  'signed-out',
  'signed-out-others',
  'signed-out-everywhere',
  'wrong-user-id',
  'old-token-used',
  'password-changed',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'provider-connected',
  'provider-disconnected',
  'mfa-on',
  'mfa-off',
  'deletion-asked',
  'deletion-cancelled',
  'report-made',
  'report-downloaded',
  'share-made',
  'share-opened',
  'share-revoked',
  'purchase-made',
] as const

export type AccessEvent = (typeof ACCESS_EVENTS)[number]
