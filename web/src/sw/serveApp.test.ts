import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import type { AppFiles } from './appFiles.ts'
import { serveApp } from './serveApp.ts'
import type { WorkerScope } from './workerScope.ts'
import { fileWith, TestCaches, TestServer } from './testing/testCaches.ts'

const ORIGIN = 'http://localhost'

function contentsOf(version: string): Record<string, string> {
  const texts = LANGUAGES.map((language) => [
    `/assets/shell-${language}-${version}.js`,
    `${language} ${version}`,
  ])
  return { '/index.html': `page ${version}`, '/assets/same.js': 'same', ...Object.fromEntries(texts) }
}

function buildOf(version: string): AppFiles {
  const files = Object.entries(contentsOf(version)).map(([path, content]) => fileWith(path, content))
  const core = files.filter(({ path }) => !path.includes('shell'))
  const texts = LANGUAGES.map((language) => [
    language,
    files.filter(({ path }) => path.includes(`-${language}-`)),
  ])
  return { version, core, texts: Object.fromEntries(texts) as AppFiles['texts'] }
}

/** A service worker of one build, whose events the test triggers. */
function worker(version: string, caches: TestCaches, server: TestServer) {
  const listeners = new Map<string, (event: object) => void>()
  const scope = {
    caches,
    fetch: server.fetch,
    clients: { claim: async () => undefined },
    location: { origin: ORIGIN },
    navigator: { locks: { query: async () => ({ held: [] }) } },
    registration: { installing: null, waiting: null },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  serveApp(scope as unknown as WorkerScope, buildOf(version))

  const dispatch = async (name: string, extra: object = {}): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    const respondWith = (given: Promise<Response>): void => void (answer = given)
    listeners.get(name)?.({ ...extra, waitUntil: (each: Promise<unknown>) => work.push(each), respondWith })
    const answered = await answer
    await Promise.all(work)
    return answered
  }
  return {
    install: () => dispatch('install'),
    activate: () => dispatch('activate'),
    say: (data: unknown) => dispatch('message', { data }),
    ask: async (path: string, mode = 'cors', method = 'GET') => {
      const answer = await dispatch('fetch', { request: { url: `${ORIGIN}${path}`, mode, method } })
      return answer?.text()
    },
  }
}

const started = async (
  version: string,
  caches = new TestCaches(),
  server = new TestServer(contentsOf(version)),
) => {
  const running = worker(version, caches, server)
  await running.install()
  await running.activate()
  return { running, caches, server }
}

test('[PWA-1] installed, it hands out the page and its files without a line', async () => {
  const { running, server } = await started('one')
  server.contents.clear()
  expect(await running.ask('/results/charts', 'navigate')).toBe('page one')
  expect(await running.ask('/assets/same.js')).toBe('same')
  expect(await running.ask('/assets/shell-en-one.js')).toBe('en one')
})

test('[PWA-2] calls pass by the worker, and no cache has anything but files of the build', async () => {
  const { running, caches } = await started('one')
  expect(await running.ask('/api/v4/core/service-status')).toBeUndefined()
  expect(await running.ask('/api/v4/sync/get-all-records', 'cors', 'POST')).toBeUndefined()
  expect(await running.ask('/readyz')).toBeUndefined()
  expect([...caches.kept.keys()]).toEqual(['reprieve-languages', 'reprieve-app-one'])
  expect(caches.paths('reprieve-app-one')).toEqual([
    '/assets/same.js',
    '/assets/shell-en-one.js',
    '/index.html',
  ])
})

test('[PWA-3] an install that is cut off fails, and the old version serves on', async () => {
  const { running, caches } = await started('one')
  const next = worker('two', caches, new TestServer({ '/index.html': 'page two' }))
  await expect(next.install()).rejects.toThrow('404')
  expect(await running.ask('/home', 'navigate')).toBe('page one')
})

test('[PWA-3] if the browser’s storage is broken, the app still loads over the network', async () => {
  const { caches, server } = await started('one')
  caches.isBroken = true
  const woken = worker('one', caches, server)
  expect(await woken.ask('/assets/same.js')).toBe('same')
  expect(await woken.ask('/index.html', 'navigate')).toBe('page one')
})

test('[PWA-7] a used language stays cached, and the next version includes it', async () => {
  const { running, caches, server } = await started('one')
  await running.say({ say: 'hello', language: 'de' })
  server.contents.clear()
  expect(await running.ask('/assets/shell-de-one.js')).toBe('de one')
  await started('two', caches)
  expect(caches.paths('reprieve-app-two')).toEqual([
    '/assets/same.js',
    '/assets/shell-de-two.js',
    '/assets/shell-en-two.js',
    '/index.html',
  ])
})

test('[PWA-7] a language that was shown once is cached as far as it was seen', async () => {
  const { running, server } = await started('one')
  expect(await running.ask('/assets/shell-ru-one.js')).toBe('ru one')
  server.contents.clear()
  expect(await running.ask('/assets/shell-ru-one.js')).toBe('ru one')
})

test('[PWA-6] the previous version is removed once its pages are closed', async () => {
  const { caches } = await started('one')
  await started('two', caches)
  expect([...caches.kept.keys()]).toEqual(['reprieve-languages', 'reprieve-app-two'])
})

test('[PWA-5] an unknown message does nothing', async () => {
  const { running, caches } = await started('one')
  for (const word of [null, 'hello', { say: 'hello', language: 'tlh' }, { say: 'drop' }])
    await running.say(word)
  expect(caches.paths('reprieve-languages')).toEqual([])
})
