import { expect, test } from 'vitest'
import { classifyRequest, type WorkerRequest } from './appRequest.ts'

const ORIGIN = 'https://diary.example'
const OWN = new Set(['/index.html', '/theme.js', '/assets/index-1.js'])

const place = (path: string, change: Partial<WorkerRequest> = {}): string =>
  classifyRequest({ method: 'GET', mode: 'navigate', url: `${ORIGIN}${path}`, ...change }, ORIGIN, (own) =>
    OWN.has(own),
  )

test('[PWA-1] every address of the app gets the page', () => {
  const paths = ['/', '/home', '/records/edit/12?section=notes', '/activate-user/a.b', '/shared', '/apiary']
  expect(paths.map((path) => place(path))).toEqual(paths.map(() => 'page'))
})

test('[D22] paths of the server go to the server', () => {
  const paths = [
    '/api',
    '/api/v4/openapi.json',
    '/dev/outbox?key=k',
    '/share',
    '/share/',
    '/healthz',
    '/readyz',
  ]
  expect(paths.map((path) => place(path))).toEqual(paths.map(() => 'not-ours'))
})

test('[PWA-2] a call of the API is never touched, however it is made', () => {
  const calls = ['GET', 'POST'].flatMap((method) =>
    ['cors', 'same-origin', 'navigate'].map((mode) =>
      place('/api/v4/sync/get-all-records', { method, mode }),
    ),
  )
  expect(new Set(calls)).toEqual(new Set(['not-ours']))
})

test('[D20] a form posted by a provider goes to the server', () => {
  expect(place('/provider/apple/redirect', { method: 'POST' })).toBe('not-ours')
})

test('[PWA-6] a chunk of another version is looked for, a file of ours is known', () => {
  const mode = 'cors'
  expect(place('/assets/index-1.js', { mode })).toBe('file')
  expect(place('/assets/index-0.js', { mode })).toBe('other-asset')
  expect(place('/theme.js', { mode: 'no-cors' })).toBe('file')
  expect(place('/other.js', { mode: 'no-cors' })).toBe('not-ours')
})

test('[PWA-2] nothing of another host is touched', () => {
  expect(place('', { url: 'https://elsewhere.example/assets/index-1.js', mode: 'cors' })).toBe('not-ours')
})
