import { JSON_LIMITS } from '@reprieve/contract/call.ts'
import { isStorableText } from '@reprieve/contract/storable.ts'

/** Whether JSON text nests too deep, found without parsing, because the parser itself recurses. */
export function nestsTooDeep(json: string): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === 0x22) {
      at = endOfString(json, at)
    } else if (sign === 0x7b || sign === 0x5b) {
      depth += 1
      if (depth > JSON_LIMITS.depth) return true
    } else if (sign === 0x7d || sign === 0x5d) {
      depth -= 1
    }
  }
  return false
}

function endOfString(json: string, start: number): number {
  let at = json.indexOf('"', start + 1)
  while (at !== -1) {
    let slashes = 0
    while (json.charCodeAt(at - 1 - slashes) === 0x5c) slashes += 1
    if (slashes % 2 === 0) return at
    at = json.indexOf('"', at + 1)
  }
  return json.length
}

export type ShapeFault = 'array-too-long' | 'forbidden-key' | 'not-storable'

/** Finds what must not reach a schema: huge arrays, a `__proto__` key, text that the database cannot store. */
export function shapeFault(value: unknown): ShapeFault | null {
  if (typeof value === 'string') return isStorableText(value) ? null : 'not-storable'
  // 1e400 parses as Infinity and would be written back as null: refused rather than silently changed.
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'not-storable'
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value) && value.length > JSON_LIMITS.arrayLength) return 'array-too-long'
  for (const key of Object.keys(value)) {
    if (key === '__proto__') return 'forbidden-key'
    if (!isStorableText(key)) return 'not-storable'
    const fault = shapeFault((value as Record<string, unknown>)[key])
    if (fault !== null) return fault
  }
  return null
}
