import { createHmac } from 'node:crypto'

/** What the database keeps of the pepper, to know it again (D53): enough to compare, nothing to compute with. */
export const pepperFingerprint = (pepper: string): string =>
  createHmac('sha256', pepper).update('fingerprint').digest('hex').slice(0, 32)
