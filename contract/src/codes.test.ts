import { expect, test } from 'vitest'
import { CODES, RESULT, codeByName, codeByNumber } from './codes.ts'

/** The table of D10, each code with its HTTP status, and 307: a file that is not finished yet. */
const DECIDED = `0:200 -1:500 101:400 102:400 103:429 104:401 105:404 106:403 107:410 108:422 109:404 110:413
  111:415 112:503 120:422 121:422 122:422 132:401 135:409 136:409 141:403 143:401 145:401 152:403 156:426
  168:401 169:401 170:401 176:401 180:409 189:410 199:409 1001:422 1003:422 1004:503 1007:402 204:404
  227:422 212:404 223:422 224:409 215:409 216:404 301:403 302:403 303:402 304:402 305:422 306:422 307:409 311:410
  320:422 321:404 322:422 323:422 324:422 4010:410 4013:409 4014:404 4020:503`

test('[D10] every code is there once, with its HTTP status', () => {
  const ours = CODES.map(({ code, http }) => `${code}:${http}`)
  expect(ours.toSorted()).toEqual(DECIDED.split(/\s+/).toSorted())
})

test('[D10] every code has its own name, and is found by it', () => {
  expect(new Set(CODES.map(({ name }) => name)).size).toBe(CODES.length)
  expect(CODES.map(({ name }) => codeByName(name))).toEqual(CODES)
  expect(CODES.map(({ code }) => codeByNumber(code))).toEqual(CODES)
  expect(RESULT.notFound).toBe(105)
  expect(codeByName('not-found').code).toBe(RESULT.notFound)
})

test('[D10] codes that a session or a form expects are not reported as errors', () => {
  const silent = CODES.filter(({ reported }) => !reported).map(({ code }) => code)
  expect(silent).toEqual([0, 132, 135, 136, 141, 143, 145, 152, 156, 168, 176, 4010, 4013, 4014])
})

test('[D10] an unknown code never counts as success', () => {
  expect(codeByNumber(777)).toEqual({ code: -1, http: 500, name: 'unknown', reported: true })
})
