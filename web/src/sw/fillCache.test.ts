import { expect, test } from 'vitest'
import { fillCache, type Sources } from './fillCache.ts'
import { fileWith, TestCaches, TestServer } from './testing/testCaches.ts'

const CONTENTS = { '/index.html': 'page', '/assets/a.js': 'a', '/assets/b.js': 'b' }
const FILES = Object.entries(CONTENTS).map(([path, content]) => fileWith(path, content))

function stage(contents: Record<string, string> = CONTENTS) {
  const caches = new TestCaches()
  const server = new TestServer(contents)
  const sources: Sources = { caches, fetch: server.fetch }
  const fillNew = async () => fillCache(await caches.open('new'), FILES, sources)
  return { caches, server, fillNew }
}

test('[PWA-1] every file of the build is put into the cache', async () => {
  const { caches, fillNew } = stage()
  await fillNew()
  expect(Object.fromEntries(caches.kept.get('new') ?? [])).toEqual(CONTENTS)
})

test('[PWA-4] unchanged files of the old version are not fetched again', async () => {
  const { caches, server, fillNew } = stage()
  caches.kept.set('old', new Map(Object.entries({ ...CONTENTS, '/index.html': 'old page' })))
  await fillNew()
  expect(server.asked).toEqual(['/index.html'])
  expect(caches.kept.get('new')?.get('/index.html')).toBe('page')
  expect(caches.kept.get('old')?.get('/index.html')).toBe('old page')
})

test('[PWA-3] a file that cannot be had fails the whole', async () => {
  const { fillNew } = stage({ ...CONTENTS, '/assets/b.js': 'half of' })
  await expect(fillNew()).rejects.toThrow('integrity')
  const missing = stage({ '/index.html': 'page', '/assets/a.js': 'a' })
  await expect(missing.fillNew()).rejects.toThrow('/assets/b.js answered 404')
})

test('[PWA-3] the next try fetches only missing files, and replaces broken ones', async () => {
  const { caches, server, fillNew } = stage({ '/index.html': 'page', '/assets/b.js': 'b' })
  await expect(fillNew()).rejects.toThrow('404')
  server.contents.set('/assets/a.js', 'a')
  caches.kept.get('new')?.set('/assets/b.js', 'spoilt')
  server.asked.length = 0
  await fillNew()
  expect(server.asked.toSorted()).toEqual(['/assets/a.js', '/assets/b.js'])
  expect(Object.fromEntries(caches.kept.get('new') ?? [])).toEqual(CONTENTS)
})

test('[PWA-3] after a failure the line is left alone', async () => {
  const many = Array.from({ length: 100 }, (_, n) => fileWith(`/assets/${n}.js`, 'x'))
  const { caches, server } = stage({})
  const sources = { caches, fetch: server.fetch }
  await expect(fillCache(await caches.open('new'), many, sources)).rejects.toThrow('404')
  expect(server.asked.length).toBeLessThan(20)
})
