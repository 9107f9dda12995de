import { readWorkerMessage, type PageMessage } from '../../device/workerMessages.ts'

/** Enough, because the service worker is awake: it has just served this page. */
const PATIENCE_MS = 3_000

type Container = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener' | 'removeEventListener'>

export interface SharedText {
  /** Asks before the screen is mounted: the worker keeps the text for a minute, too short to log in first. */
  ahead: () => void
  /** Empty if nothing arrived. Only once: from then on the text is in the record. */
  take: () => Promise<string>
}

/** The text that another app shares, as the service worker hands it over. [QUICK-7] */
export function openSharedText(container: () => Container | undefined, patienceMs = PATIENCE_MS): SharedText {
  let asked: Promise<string> | null = null
  const ahead = (): void => {
    asked ??= askWorker(container(), patienceMs)
  }
  return {
    ahead,
    take: () => {
      const taken = asked ?? askWorker(container(), patienceMs)
      asked = null
      return taken
    },
  }
}

function askWorker(container: Container | undefined, patienceMs: number): Promise<string> {
  const worker = container?.controller ?? null
  if (container === undefined || worker === null) return Promise.resolve('')
  return new Promise((resolve) => {
    const end = (text: string): void => {
      clearTimeout(late)
      container.removeEventListener('message', hear)
      resolve(text)
    }
    const hear = (event: Event): void => {
      const word = readWorkerMessage((event as MessageEvent).data)
      if (word?.say === 'shared') end(word.text)
    }
    const late = setTimeout(() => end(''), patienceMs)
    container.addEventListener('message', hear)
    worker.postMessage({ say: 'shared' } satisfies PageMessage)
  })
}

/** There is no service worker over plain http (D56). */
export const sharedText = openSharedText(() => navigator.serviceWorker)
