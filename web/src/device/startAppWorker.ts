import type { Language } from '@reprieve/domain/settings/language.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { appUpdate } from './appUpdate.ts'
import { holdVersion } from './pageVersionLock.ts'
import type { PageMessage } from './workerMessages.ts'

const WORKER = '/sw.js'
const BETWEEN_CHECKS_MS = HOUR_MS

/** After the first paint; without a worker (D56, or one that cannot be registered) the app only works online. */
export function startAppWorker(): void {
  const { serviceWorker, locks } = navigator
  // In development, cached files would hide every change.
  if (import.meta.env.DEV || serviceWorker === undefined) return
  holdVersion(locks, document)
  whenIdle(() => {
    serviceWorker
      .register(workerUrl(), { updateViaCache: 'none' })
      .then(followUpdates)
      .catch(() => undefined)
  })
}

/** Keeps the texts of this language available offline. */
export function keepLanguageOffline(language: Language): void {
  const word: PageMessage = { say: 'hello', language }
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(word))
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  appUpdate.watch(registration)
  let checkedAt = performance.now()
  if (registration.active !== null) void appUpdate.search()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - checkedAt < BETWEEN_CHECKS_MS) return
    checkedAt = performance.now()
    void appUpdate.search()
  })
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string }
}

/** The content security policy allows the page to create this URL and the one of Solace's worker. */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return WORKER
  return trustedTypes.createPolicy('sw', { createScriptURL: () => WORKER }).createScriptURL(WORKER)
}

function whenIdle(work: () => void): void {
  const idle = (): void => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
    else setTimeout(work, 1)
  }
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
