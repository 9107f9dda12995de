/** The fields of a parsed JSON value; empty if it is not an object. */
export function readFields(told: unknown): Record<string, unknown> {
  const value = typeof told === 'string' ? jsonOf(told) : told
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
