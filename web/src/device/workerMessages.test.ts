import { expect, test } from 'vitest'
import { readPageMessage, readWorkerMessage } from './workerMessages.ts'

const REMIND = {
  say: 'remind',
  key: 'r_0123456789ab',
  at: 1_793_000_000_000,
  language: 'ko',
  hasSound: true,
  hasVibration: false,
}

test('[PWA-5] a page greets, updates, reminds and asks for shared text', () => {
  for (const word of [{ say: 'hello', language: 'de' }, { say: 'take-over' }, { say: 'shared' }, REMIND])
    expect(readPageMessage({ ...word, beside: 1 })).toEqual(word)
})

test.each([
  ['nothing', undefined],
  ['a text', 'take-over'],
  ['a list', ['take-over']],
  ['an unknown word', { say: 'drop' }],
  ['a language that we do not have', { say: 'hello', language: 'tlh' }],
  ['a reminder without its key', { ...REMIND, key: undefined }],
  ['a key that is a path', { ...REMIND, key: '../r_1' }],
  ['a key without end', { ...REMIND, key: 'r'.repeat(65) }],
  ['a time that is none', { ...REMIND, at: Number.NaN }],
  ['a time in words', { ...REMIND, at: '20:00' }],
  ['a reminder in no language', { ...REMIND, language: null }],
  ['a sound that is no yes or no', { ...REMIND, hasSound: 1 }],
])('[PWA-5] %s is not a message of a page', (_, data) => {
  expect(readPageMessage(data)).toBe(null)
})

test('[PWA-5] the worker navigates a page, and hands over shared text', () => {
  for (const word of [
    { say: 'go', path: '/records/create' },
    { say: 'go', path: '/records/quick' },
    { say: 'go', path: '/reports/brief' },
    { say: 'shared', text: '' },
  ])
    expect(readWorkerMessage({ ...word, beside: 1 })).toEqual(word)
})

test.each([
  ['nothing', null],
  ['an address elsewhere', { say: 'go', path: 'https://example.org' }],
  ['an address of ours that no reminder leads to', { say: 'go', path: '/account/delete' }],
  ['an address that only looks like ours', { say: 'go', path: '//records/quick' }],
  ['a text that is none', { say: 'shared', text: { toString: 'x' } }],
  ['a word of a page', { say: 'take-over' }],
])('[PWA-5] %s is not a message of the worker', (_, data) => {
  expect(readWorkerMessage(data)).toBe(null)
})
