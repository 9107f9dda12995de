import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nestsTooDeep, shapeFault } from './jsonShape.ts'

const depthOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test('[REL 1d] depth is counted as the parser would nest, strings aside', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 40 }), (value, wraps) => {
      let wrapped: unknown = value
      for (let n = 0; n < wraps; n += 1) wrapped = [wrapped]
      expect(nestsTooDeep(JSON.stringify(wrapped))).toBe(depthOf(wrapped) > 32)
    }),
  )
  expect(nestsTooDeep(`"${'['.repeat(100)}"`)).toBe(false)
  expect(nestsTooDeep(`["\\\\"${',['.repeat(40)}`)).toBe(true)
  expect(nestsTooDeep('"\\"[[[[')).toBe(false)
})

test('[REL 1d] endless lists, prototype keys, broken text and endless numbers are found at any depth', () => {
  const faultOf = (json: string) => shapeFault(JSON.parse(`{"a":[{"b":${json}}]}`))
  expect(faultOf(JSON.stringify(Array.from({ length: 501 }, () => 0)))).toBe('array-too-long')
  expect(faultOf('{"__proto__":1}')).toBe('forbidden-key')
  expect(faultOf('"\\u0000"')).toBe('not-storable')
  expect(faultOf('{"\\ud800":1}')).toBe('not-storable')
  expect(faultOf('1e400')).toBe('not-storable')
  expect(faultOf('{"constructor":"a word like any other"}')).toBeNull()
})
