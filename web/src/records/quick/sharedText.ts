import { readWorkerWord, type AppWord } from '../../device/appWord.ts'

/** The worker is awake: it has just handed out this page. */
const PATIENCE_MS = 3_000

type Container = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener' | 'removeEventListener'>

export interface SharedText {
  /** Before the screen stands: who has to log in on the way would come too late, the worker keeps it for a minute. */
  ahead: () => void
  /** Empty where nothing arrived. Once: it is in the record from then on. */
  take: () => Promise<string>
}

/** What another app shares with ours, as the worker hands it over. [QUICK-7] */
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
      const word = readWorkerWord((event as MessageEvent).data)
      if (word?.say === 'shared') end(word.text)
    }
    const late = setTimeout(() => end(''), patienceMs)
    container.addEventListener('message', hear)
    worker.postMessage({ say: 'shared' } satisfies AppWord)
  })
}

/** None over plain http (D56). */
export const sharedText = openSharedText(() => navigator.serviceWorker)
