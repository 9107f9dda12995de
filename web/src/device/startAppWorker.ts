import type { Language } from '@reprieve/domain/settings/language.ts'
import { holdVersion } from './pageVersionLock.ts'
import type { PageMessage } from './workerMessages.ts'

/** After the first paint; without a worker (D56, or one that cannot be registered) the app only works online. */
export function startAppWorker(): void {
  const { serviceWorker, locks } = navigator
  // In development, cached files would hide every change.
  if (import.meta.env.DEV || serviceWorker === undefined) return
  holdVersion(locks, document)
  whenIdle(() => {
    // Loaded after the start, which does not need it.
    import('./registerAppWorker.ts')
      .then(({ registerAppWorker }) => registerAppWorker(serviceWorker))
      .catch(() => undefined)
  })
}

/** Keeps the texts of this language available offline. */
export function keepLanguageOffline(language: Language): void {
  const word: PageMessage = { say: 'hello', language }
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(word))
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
