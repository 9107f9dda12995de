export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value as an object of named fields; an empty object for anything else. */
export const toFields = (value: unknown): Fields => (isFields(value) ? value : {})
