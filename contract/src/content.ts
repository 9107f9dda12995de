/** The value of a group, by the keys of the wire format. */
export type Content = Record<string, unknown>

/** The value as an object; an empty object for anything else. */
export const toContent = (value: unknown): Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Content) : {}
