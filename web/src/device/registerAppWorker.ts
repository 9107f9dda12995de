import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { appUpdate } from './appUpdate.ts'
import { searchUpdate } from './takeUpdate.ts'

const WORKER = '/sw.js'
const BETWEEN_CHECKS_MS = HOUR_MS

/** Registers the service worker, and looks for a newer version of the app from time to time. */
export async function registerAppWorker(container: ServiceWorkerContainer): Promise<void> {
  followUpdates(await container.register(workerUrl(), { updateViaCache: 'none' }))
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  appUpdate.watch(registration)
  let checkedAt = performance.now()
  if (registration.active !== null) void searchUpdate()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - checkedAt < BETWEEN_CHECKS_MS) return
    checkedAt = performance.now()
    void searchUpdate()
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
