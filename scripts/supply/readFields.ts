/** The fields of what a program printed, or of a part of it; none where it is no object. */
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
