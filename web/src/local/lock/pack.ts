import { err, ok, type Result } from '@reprieve/domain/result.ts'

// Converts a content to bytes, for encryption. A database without a lock stores what structuredClone supports, so this
// does too: values that JSON lacks are tagged, and typed arrays (columns) are appended after the text. Like a database,
// it throws for values that it cannot store; a silently changed value would be lost at the next write. [LOCK-20]
// Layout: version, whether there are tags, length of the text (4 bytes), text, tail.

const VERSION = 1
const HEAD_BYTES = 6
const DEEPEST = 500
/** An object that has a key of this name is written as a list of its fields. */
const TAG = '~'

const NUMBER_ROWS = {
  Float32Array,
  Float64Array,
  Int8Array,
  Int16Array,
  Int32Array,
  Uint8Array,
  Uint8ClampedArray,
  Uint16Array,
  Uint32Array,
}
type RowName = keyof typeof NUMBER_ROWS
type NumberRow = InstanceType<(typeof NUMBER_ROWS)[RowName]>

interface Packing {
  hasTags: boolean
  tail: Uint8Array[]
  tailBytes: number
}

export function pack(value: unknown): Uint8Array<ArrayBuffer> {
  const packing: Packing = { hasTags: false, tail: [], tailBytes: 0 }
  const text = new TextEncoder().encode(JSON.stringify(written(value, packing, 0)))
  const packed = new Uint8Array(HEAD_BYTES + text.length + packing.tailBytes)
  packed.set([VERSION, packing.hasTags ? 1 : 0])
  new DataView(packed.buffer).setUint32(2, text.length)
  packed.set(text, HEAD_BYTES)
  let at = HEAD_BYTES + text.length
  for (const bytes of packing.tail) {
    packed.set(bytes, at)
    at += bytes.length
  }
  return packed
}

export function unpack(packed: Uint8Array): Result<unknown, string> {
  if (packed.length < HEAD_BYTES) return err('packed too short')
  if (packed[0] !== VERSION) return err(`packed by version ${packed[0]}`)
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(2)
  const [from, to] = [HEAD_BYTES, HEAD_BYTES + length]
  try {
    const value: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(packed.subarray(from, to)),
    )
    // Nearly every row has no tags, and need not be traversed.
    return ok(packed[1] === 0 ? value : meant(value, packed.subarray(to)))
  } catch {
    return err('packed wrongly')
  }
}

function written(value: unknown, packing: Packing, depth: number): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number') return isOfJson(value) ? value : tagged(packing, 'number', nameOf(value))
  if (value === undefined) return tagged(packing, 'undefined')
  if (typeof value !== 'object') throw notKept(typeof value)
  // Deeper than anything the app stores: the object contains itself.
  if (depth > DEEPEST) throw notKept('depth')
  const inside = (one: unknown): unknown => written(one, packing, depth + 1)
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) throw notKept('list with holes')
    return value.map(inside)
  }
  const shape = Object.prototype.toString.call(value).slice(8, -1)
  if (shape === 'Object') {
    const fields = Object.entries(value).map(([key, one]) => [key, inside(one)] as const)
    return TAG in value ? tagged(packing, 'fields', fields) : Object.fromEntries(fields)
  }
  if (value instanceof Map) return tagged(packing, 'map', [...value].map(inside))
  if (value instanceof Set) return tagged(packing, 'set', [...value].map(inside))
  if (value instanceof Date) return tagged(packing, 'date', inside(value.getTime()))
  if (isNumberRow(value, shape)) return tagged(packing, shape, ...putBehind(packing, value))
  throw notKept(shape)
}

function tagged(packing: Packing, tag: string, ...said: unknown[]): unknown {
  packing.hasTags = true
  return { [TAG]: [tag, ...said] }
}

/** Appends only the array's own part: its buffer may be larger and shared. */
function putBehind(packing: Packing, row: NumberRow): [from: number, bytes: number] {
  const from = packing.tailBytes
  packing.tail.push(new Uint8Array(row.buffer, row.byteOffset, row.byteLength))
  packing.tailBytes += row.byteLength
  return [from, row.byteLength]
}

function meant(value: unknown, tail: Uint8Array): unknown {
  if (typeof value !== 'object' || value === null) return value
  const inside = (one: unknown): unknown => meant(one, tail)
  if (Array.isArray(value)) return value.map(inside)
  const said: unknown = Object.hasOwn(value, TAG) ? (value as { [TAG]: unknown })[TAG] : undefined
  if (Array.isArray(said)) return untagged(said, { inside, tail })
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inside(one)]))
}

type Inside = (one: unknown) => unknown

function untagged(
  [tag, ...said]: unknown[],
  { inside, tail }: { inside: Inside; tail: Uint8Array },
): unknown {
  const list = (): unknown[] => (said[0] as unknown[]).map(inside)
  switch (tag) {
    case 'undefined':
      return undefined
    case 'number':
      return Number(said[0])
    case 'fields':
      return Object.fromEntries(list() as [string, unknown][])
    case 'map':
      return new Map(list() as [unknown, unknown][])
    case 'set':
      return new Set(list())
    case 'date':
      return new Date(inside(said[0]) as number)
    default: {
      const [from, bytes] = said as [number, number]
      if (from + bytes > tail.length) throw new RangeError('the tail is too short')
      return new NUMBER_ROWS[tag as RowName](Uint8Array.from(tail.subarray(from, from + bytes)).buffer)
    }
  }
}

const isOfJson = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0)
const nameOf = (value: number): string => (value === 0 ? '-0' : String(value))

const isNumberRow = (value: object, shape: string): value is NumberRow =>
  ArrayBuffer.isView(value) && Object.hasOwn(NUMBER_ROWS, shape)

const notKept = (what: string): DOMException => new DOMException(`${what} cannot be kept`, 'DataCloneError')
