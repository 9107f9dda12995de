import { err, ok } from '@reprieve/domain/result.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from './pack.ts'

const SEED = { seed: 93, numRuns: 500 }

const key = fc.oneof(fc.string(), fc.constantFrom('~', '__proto__', 'valueOf', 'toJSON', '0', '-1', '\uD800'))
const numbers = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(Number.NaN, -0, Infinity, -Infinity, 5e-324),
)
const rows = fc.oneof(
  fc.float64Array(),
  fc.float32Array(),
  fc.int8Array(),
  fc.int16Array(),
  fc.int32Array(),
  fc.uint8Array(),
  fc.uint8ClampedArray(),
  fc.uint16Array(),
  fc.uint32Array(),
)
const { anything } = fc.letrec<{ anything: unknown }>((tie) => ({
  anything: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(undefined, null, true, false, {}, []),
    numbers,
    fc.string({ unit: 'binary' }),
    fc.date({ noInvalidDate: false }),
    rows,
    fc.array(tie('anything'), { maxLength: 4 }),
    fc.dictionary(key, tie('anything'), { maxKeys: 4 }),
    fc.array(fc.tuple(tie('anything'), tie('anything')), { maxLength: 3 }).map((pairs) => new Map(pairs)),
    fc.array(tie('anything'), { maxLength: 3 }).map((all) => new Set(all)),
  ),
}))

test('[LOCK-20] every storable value is read back as a database returns it', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(unpack(pack(value))).toStrictEqual(ok(structuredClone(value)))
    }),
    SEED,
  )
})

test('[LOCK-20] fields keep their order, and names that mean something to a program are names', () => {
  const value = JSON.parse('{"b":1,"~":["date",4],"__proto__":{"a":-1},"constructor":4,"a":null}') as object
  const read = unpack(pack({ value, none: undefined, zero: -0 }))
  expect(read).toStrictEqual(ok({ value, none: undefined, zero: -0 }))
  if (!read.ok) throw new Error(read.reason)
  const back = (read.value as { value: object }).value
  expect(Object.keys(back)).toEqual(['b', '~', '__proto__', 'constructor', 'a'])
  expect(Object.getPrototypeOf(back)).toBe(Object.prototype)
})

test('[LOCK-20] of a view on a larger buffer only the view is stored', () => {
  const room = Uint8Array.from({ length: 64 }, (_, n) => n)
  const part = new Uint16Array(room.buffer, 8, 3)
  const packed = pack({ part })
  expect(unpack(packed)).toStrictEqual(ok({ part: Uint16Array.from(part) }))
  expect(packed.length).toBeLessThan(64)
})

test('[LOCK-20] an instance of a class is read back as a database returns it', () => {
  class Point {
    x = 4
    #secret = 5
    sum(): number {
      return this.x + this.#secret
    }
  }
  const point = new Point()
  expect(unpack(pack(point))).toStrictEqual(ok(structuredClone(point)))
})

const itself: unknown[] = []
itself.push(itself)
const extra = Object.assign([1, 2], { more: 3 })
const holes: number[] = []
holes[2] = 3

test.each([
  ['a function', () => 4],
  ['a symbol', Symbol('x')],
  ['a large whole number', 4n],
  ['a file', new Blob(['x'])],
  ['an error', new Error('x')],
  ['a pattern', /x/],
  ['a promise', Promise.resolve()],
  ['a bare buffer', new ArrayBuffer(4)],
  ['a view of bytes', new DataView(new ArrayBuffer(4))],
  ['large whole numbers in a row', new BigInt64Array(2)],
  ['a boxed text', Object('x') as unknown],
  ['what holds itself', itself],
  ['a list with holes', holes],
  ['a list with a name in it', extra],
])('[LOCK-20] %s is refused as a database refuses it, at any depth', (_what, value) => {
  for (const whole of [value, [value], { deep: { er: value } }, new Map([[1, value]]), new Set([value])])
    expect(() => pack(whole)).toThrow(expect.objectContaining({ name: 'DataCloneError' }))
})

test('[LOCK-20] another version, and truncated content, is reported and never read partially', () => {
  const packed = pack({ note: 'a bad night', day: new Date(4), row: Float64Array.of(1, 2) })
  expect(unpack(Uint8Array.from(packed).with(0, 2))).toEqual(err('packed by version 2'))
  const cuts = Array.from({ length: packed.length }, (_, length) => unpack(packed.slice(0, length)))
  expect(cuts.filter(({ ok: isRead }) => isRead)).toEqual([])
})

test('[LOCK-20] whatever bytes there are, they are answered', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), fc.boolean(), (bytes, isOurs) => {
      const given = isOurs ? Uint8Array.from([1, 1, 0, 0, 0, Math.max(0, bytes.length), ...bytes]) : bytes
      expect(typeof unpack(given).ok).toBe('boolean')
    }),
    SEED,
  )
})
