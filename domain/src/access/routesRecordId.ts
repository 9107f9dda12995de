/** The record requested by `records/create`. */
export type RequestedRecord = { is: 'new' } | { is: 'on-server'; id: number } | { is: 'local'; id: number }

const WHOLE_NUMBER = /^-?[1-9]\d{0,15}$/

/**
 * A positive number is the server's id, a negative one the negated local id. Null if it is neither: a mistyped link
 * must not open an empty record instead of the intended one. [ROUTE-5]
 */
export function readRequestedRecord(id: string | undefined): RequestedRecord | null {
  if (id === undefined) return { is: 'new' }
  const value = WHOLE_NUMBER.test(id) ? Number(id) : Number.NaN
  if (!Number.isSafeInteger(value)) return null
  return value > 0 ? { is: 'on-server', id: value } : { is: 'local', id: -value }
}

/** The inverse: the id in the URL. */
export function recordIdFor(record: RequestedRecord): string | undefined {
  if (record.is === 'new') return undefined
  return String(record.is === 'on-server' ? record.id : -record.id)
}
