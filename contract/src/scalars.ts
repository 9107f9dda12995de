import * as z from 'zod'
import { isStorableText } from './storable.ts'

// Patterns have no flags, because the generated OpenAPI document cannot express them. The length is checked first and
// aborts the check, so that a pattern never runs over a text of unbounded length.
const capped = (max: number) => z.string().max(max, { abort: true })

export const text = (max: number) => capped(max).refine(isStorableText, { error: 'not-storable' })
export const filledText = (max: number) =>
  capped(max).min(1, { abort: true }).refine(isStorableText, { error: 'not-storable' })

const NAME_MAX = 500
const NOTES_MAX = 20_000
export const LIST_MAX = 500

export const name = text(NAME_MAX)
export const filledName = filledText(NAME_MAX)
export const notes = text(NOTES_MAX)
/** A word from a fixed vocabulary that may grow: record types, providers, units. */
export const word = filledText(64)
export const webAddress = text(2_000)

/**
 * As HTML defines it, with a dot in the domain. Line breaks and commas are refused: the address goes into a mail
 * header, where `a,b@example.org` would be two recipients.
 */
export const email = capped(254).regex(
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?(?:\.[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?)+$/,
)

export const token = capped(512).regex(/^[\x21-\x7e]+$/)
/** A provider's identity tokens are signed documents, longer than our tokens. */
export const providerToken = capped(8_192).regex(/^[\x21-\x7e]+$/)

export const uuid = capped(36).regex(/^[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$/)

const isInCalendar = (written: string): boolean =>
  new Date(`${written}T00:00:00Z`).toISOString().startsWith(written)

/** YYYY-MM-DD (D9). */
export const day = capped(10)
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, { abort: true })
  .refine(isInCalendar, { error: 'no-such-day' })
/** Also '' and null, which clients of the specification send to clear a date. */
export const noDay = z.union([day, z.literal(''), z.null()])

/** 0 and 1, the specification's no and yes on the wire. */
export const flag = z.literal([0, 1])
/** UTC milliseconds (D9), within what a Date can hold. */
export const moment = z.number().min(-8.64e15).max(8.64e15)
/** record_id, fid, nid. Negative: the local id of a create (D30). */
export const number = z.int()
export const count = z.int().min(0)
/** An amount. Larger values than anybody takes or writes are errors or attacks. */
export const amount = z.number().min(-1e12).max(1e12)
export const percent = z.number().min(0).max(100)
/** Ten-point scale (D35). */
export const outOfTen = z.int().min(0).max(10)

export const deviceId = filledText(128)
export const deviceDetails = text(300)

/** An institution, by number or short name. */
export const institution = z.union([number, filledText(200)])

/** Sortable text `<ms, 12 hex>-<counter, 4 hex>-<device, 12 hex>` (SYNC 1.4). */
export const stamp = capped(30).regex(/^[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{12}$/)
export const stamps = z.record(filledText(64), stamp)

/** "No body": accepts a missing body and any object. */
export const nothing = z.object({}).prefault({})

/** A byte response: the header values and the bytes. */
export const bytes = z.object({
  content_type: z.string(),
  file_name: z.string().optional(),
  bytes: z.instanceof(Uint8Array),
})
