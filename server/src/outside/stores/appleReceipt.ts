import * as z from 'zod'
import { signedPayload } from './appleClient.ts'

const NUMBER = /^\d{1,40}$/

const named = z.object({ transactionId: z.string() })

/** By its bare number, or as StoreKit 2 signs a transaction. */
export function exactlyNamed(token: string): string | null {
  if (NUMBER.test(token)) return token
  try {
    const { transactionId } = named.parse(signedPayload(token))
    return NUMBER.test(transactionId) ? transactionId : null
  } catch {
    return null
  }
}

/** Attribute 1703 of a purchase in a receipt: its type, a version, and the number of the transaction as a text. */
const ATTRIBUTE = /020206a70201..04..(?:0c|16)..((?:3\d){1,40})/

/**
 * Looked for by its bytes: Apple's own reader goes over a receipt as often as it has parts, and one that somebody made
 * up for that would hold the whole server for minutes. It is a name to ask by, and nothing more.
 */
export function namedInReceipt(receipt: string): string | null {
  const digits = ATTRIBUTE.exec(Buffer.from(receipt, 'base64').toString('hex'))?.[1]
  return digits === undefined ? null : Buffer.from(digits, 'hex').toString('latin1')
}
