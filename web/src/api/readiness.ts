export type Readiness = 'ready' | 'not-ready' | 'away'

const TIMEOUT_MS = 10_000

/** D6: `/readyz` answers 200 when the database answers too. */
export async function askReadiness(): Promise<Readiness> {
  try {
    const response = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? 'ready' : 'not-ready'
  } catch {
    return 'away'
  }
}
