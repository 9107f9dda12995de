import { describe, expect, test } from 'vitest'
import { crashReport, isNewCrash, type Crash, type CrashReport } from './crashReport.ts'

const FROM = {
  origin: 'https://diary.example',
  appVersion: '1.2.3',
  clientType: 'pwa',
  now: Date.UTC(2026, 10, 16, 12, 34, 56),
}
const V8 = `TypeError: cannot read "left knee"
    at save (https://diary.example/assets/record-Bx_3.js:1:2345)
    at async https://diary.example/assets/index-A1.js:12:7
    at https://diary.example/records/edit/17:3:4
    at eval (https://elsewhere.example/assets/x.js:1:1)`

const report = (crash: Partial<Crash>): CrashReport =>
  crashReport({ name: 'TypeError', message: '', stack: '', ...crash }, FROM)

test('[TELE-3] a report has the error name, the positions in our own files, the app version and the minute', () => {
  expect(report({ message: 'cannot read "left knee"', stack: V8 })).toEqual({
    error: 'TypeError',
    frames: ['record-Bx_3.js:1:2345', 'index-A1.js:12:7'],
    app_version: '1.2.3',
    client_type: 'pwa',
    at: '2026-11-16T12:34:00.000Z',
  })
})

test('[TELE-3] the stacks of other browsers name the same places', () => {
  const stack = `save@https://diary.example/assets/record-Bx_3.js:1:2345
@https://diary.example/assets/index-A1.js:12:7
async*global code@https://diary.example/assets/b.js:3:1
[native code]`
  expect(report({ stack }).frames).toEqual(['record-Bx_3.js:1:2345', 'index-A1.js:12:7'])
})

describe('[TELE-3] it contains no text of a person', () => {
  test.each([
    ['said', { message: 'left knee', stack: 'Error: left knee\n    at left knee' }],
    [
      'looking like a place',
      {
        message: 'x\n    at https://diary.example/assets/knee.js:1:2',
        stack: 'Error: x\n    at https://diary.example/assets/knee.js:1:2\n    at [native]',
      },
    ],
    ['as a file of another folder', { stack: '    at https://diary.example/knee/assets/a.js:1:2' }],
    ['behind the question mark', { stack: '    at https://diary.example/assets/a.js?q=knee:1:2' }],
    ['as a function', { stack: '    at knee (https://diary.example/assets/a.js:1:2)' }],
    ['as the host', { stack: '    at https://diary.example.knee/assets/a.js:1:2' }],
    ['on a line without end', { stack: `    at knee${'(https://'.repeat(9_000)}` }],
    ['as the name', { name: 'knee' }],
    ['as a name like ours', { name: 'kneeError' }],
    ['as a long name', { name: `knee${'x'.repeat(40)}Error` }],
    ['with a space', { name: 'left knee Error' }],
  ])('%s', (_, crash) => {
    expect(JSON.stringify(report(crash))).not.toContain('knee')
  })
})

test.each([
  ['QuotaExceededError', 'QuotaExceededError'],
  ['Error', 'Error'],
  ['', 'unknown'],
  ['helen@example.org', 'unknown'],
])('[TELE-3] the name %j is reported as %s', (name, told) => {
  expect(report({ name }).error).toBe(told)
})

test('[TELE-3] ten places are enough, also of a stack without end', () => {
  const stack = '    at a (https://diary.example/assets/a.js:1:2)\n'.repeat(500)
  expect(report({ stack }).frames.length).toBe(10)
})

test('[TELE-3] equal crashes are reported once, whenever they happen, and ten per start', () => {
  const one = report({ stack: V8 })
  expect(isNewCrash([], one)).toBe(true)
  expect(isNewCrash([one], { ...one, at: 'later' })).toBe(false)
  expect(isNewCrash([one], { ...one, frames: [] })).toBe(true)
  const ten = Array.from({ length: 10 }, (_, n) => ({ ...one, frames: [`a.js:${n}:1`] }))
  expect(isNewCrash(ten, one)).toBe(false)
})
