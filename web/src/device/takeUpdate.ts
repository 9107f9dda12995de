import { appUpdate, type AppUpdate } from './appUpdate.ts'
import type { PageMessage } from './workerMessages.ts'

// On a hanging connection the user would see a busy button for minutes; then a reload loads what is there.
const PATIENCE_MS = 15_000

/** Resolves when it is known whether the server has a newer version, and that version is installed. */
export async function searchUpdate({ watched }: AppUpdate = appUpdate): Promise<void> {
  await searchWith(watched())
}

async function searchWith(registration: ServiceWorkerRegistration | null): Promise<void> {
  await registration?.update().catch(() => undefined)
  if (registration?.installing) await settled(registration.installing)
}

/** Activates the newest version, and reloads every page that has nothing to lose. */
export async function takeUpdate(update: AppUpdate = appUpdate): Promise<void> {
  if (update.current() === 'updating') return
  update.become('updating')
  setTimeout(update.reload, PATIENCE_MS)
  // Called before the page knew its worker: a reload alone would load the old app again.
  const registration =
    update.watched() ?? (await update.container?.getRegistration().catch(() => undefined)) ?? null
  if (!registration?.waiting) await searchWith(registration)
  const waiting = registration?.waiting
  // None waiting: another page has activated it already, or the server has nothing newer.
  if (waiting) waiting.postMessage({ say: 'take-over' } satisfies PageMessage)
  else update.reload()
}

function settled(coming: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state !== 'installing') resolve()
    })
  })
}
