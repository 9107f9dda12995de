import * as z from 'zod'
import { signedPayload } from './appleClient.ts'

const NUMBER = /^\d{1,40}$/

const named = z.object({ transactionId: z.string() })

/** A bare transaction id, or a transaction signed by StoreKit 2. */
export function transactionIdFromToken(token: string): string | null {
  if (NUMBER.test(token)) return token
  try {
    const { transactionId } = named.parse(signedPayload(token))
    return NUMBER.test(transactionId) ? transactionId : null
  } catch {
    return null
  }
}

/** Attribute 1703 of a purchase in a receipt: its type, a version, and the transaction id as text. */
const ATTRIBUTE = /020206a70201..04..(?:0c|16)..((?:3\d){1,40})/

/**
 * Finds the id by its bytes: Apple's own parser walks a receipt as often as it has parts, so a crafted one would block
 * the server for minutes. The id is only used to ask Apple.
 */
export function transactionIdFromReceipt(receipt: string): string | null {
  const digits = ATTRIBUTE.exec(Buffer.from(receipt, 'base64').toString('hex'))?.[1]
  return digits === undefined ? null : Buffer.from(digits, 'hex').toString('latin1')
}
