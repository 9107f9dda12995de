import type { TestServer } from '../../harness/person.ts'

/** A name that is not localhost: over plain http the browser treats it as insecure (D56). */
export const INSECURE_HOST = 'reprieve.test'

interface StartedPlace extends TestServer {
  dataDir: string
}

/** The global set-up and the tests are different processes; they share the environment. */
export function announceServer({ port, outboxKey, dataDir }: StartedPlace): void {
  process.env['REPRIEVE_E2E_URL'] = `http://localhost:${port}`
  process.env['REPRIEVE_E2E_SERVER'] = JSON.stringify({ port, outboxKey, dataDir })
}

export function startedServer(): StartedPlace {
  const told = process.env['REPRIEVE_E2E_SERVER']
  if (told === undefined) throw new Error('The global set-up has started no server')
  return JSON.parse(told) as StartedPlace
}
