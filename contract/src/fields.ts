export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an answer holds by names; of anything else, nothing. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
