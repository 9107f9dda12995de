import type { Language } from '@reprieve/domain/settings/language.ts'
import { appUpdate } from './appUpdate.ts'
import { holdVersion } from './appVersion.ts'
import type { AppWord } from './appWord.ts'

const WORKER = '/sw.js'
const BETWEEN_CHECKS_MS = 3_600_000

/** After the first paint; without a worker (D56, or one that cannot be registered) the app works while there is a line. */
export function startAppWorker(): void {
  const { serviceWorker, locks } = navigator
  // A worker that kept files would hide every change from whoever develops.
  if (import.meta.env.DEV || serviceWorker === undefined) return
  holdVersion(locks, document)
  whenIdle(() => {
    serviceWorker
      .register(workerUrl(), { updateViaCache: 'none' })
      .then(followUpdates)
      .catch(() => undefined)
  })
}

/** The texts of this language are kept for times without a line. */
export function keepLanguageOffline(language: Language): void {
  const word: AppWord = { say: 'hello', language }
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

/** The one script address that the content security policy lets the page name by itself. */
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
