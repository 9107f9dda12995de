import type { Language } from '@reprieve/domain/settings/language.ts'
import { readPageMessage } from '../device/workerMessages.ts'
import { type AppFile, type AppFiles, everyFile } from './appFiles.ts'
import { fillCache, type Sources } from './fillCache.ts'
import { answerRequest, classifyRequest } from './appRequest.ts'
import type { WorkerScope } from './workerScope.ts'
import { dropOldVersions, languagesInUse, rememberLanguage, versionCacheName } from './caches.ts'

const PAGE_GOES_MS = 2000

/** Stores one build of the app on the device and serves it, so that it opens offline. */
export function serveApp(scope: WorkerScope, files: AppFiles): void {
  const byPath = new Map(everyFile(files).map((file) => [file.path, file]))
  const sources: Sources = { caches: scope.caches, fetch: (path, how) => scope.fetch(path, how) }
  let opened: Promise<Cache> | null = null
  // Opened once: a start requests forty files.
  const ownCache = (): Promise<Cache> => {
    opened ??= scope.caches.open(versionCacheName(files)).catch((fault: unknown) => {
      opened = null
      throw fault
    })
    return opened
  }

  const bring = async (wanted: readonly AppFile[]): Promise<void> =>
    fillCache(await ownCache(), wanted, sources)

  const install = async (): Promise<void> => {
    const languages = await languagesInUse(scope.caches)
    await bring([...files.core, ...languages.flatMap((language) => files.texts[language])])
  }

  const dropOld = (): Promise<void> =>
    dropOldVersions(files, {
      caches: scope.caches,
      heldLocks: async () => ((await scope.navigator.locks.query()).held ?? []).map(({ name }) => name ?? ''),
      aMoment: () => new Promise((resolve) => setTimeout(resolve, PAGE_GOES_MS)),
      isAnotherComing: () => scope.registration.installing !== null || scope.registration.waiting !== null,
    })

  const greet = async (language: Language): Promise<void> => {
    await rememberLanguage(scope.caches, language)
    // Offline the texts are loaded another time; every start requests them.
    await bring(files.texts[language]).catch(() => undefined)
    await dropOld()
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()))

  // Also serve a page that was open before the worker: it may go offline before it is reloaded.
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([scope.clients.claim(), dropOld()])),
  )

  scope.addEventListener('message', (event) => {
    const word = readPageMessage(event.data)
    if (word?.say === 'take-over') event.waitUntil(scope.skipWaiting())
    if (word?.say === 'hello') event.waitUntil(greet(word.language))
  })

  scope.addEventListener('fetch', (event) => {
    const place = classifyRequest(event.request, scope.location.origin, (path) => byPath.has(path))
    if (place === 'not-ours') return
    const onMissing = (path: string): void => {
      const file = byPath.get(path)
      if (file !== undefined) event.waitUntil(bring([file]).catch(() => undefined))
    }
    const store = {
      ownCache,
      caches: scope.caches,
      fetch: (request: Request) => scope.fetch(request),
      onMissing,
    }
    event.respondWith(answerRequest(event.request, place, store))
  })
}
