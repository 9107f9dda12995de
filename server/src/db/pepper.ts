import { createHmac } from 'node:crypto'

/** Stored in the database to recognise the pepper (D53): enough to compare it, useless for computing hashes. */
export const pepperFingerprint = (pepper: string): string =>
  createHmac('sha256', pepper).update('fingerprint').digest('hex').slice(0, 32)
