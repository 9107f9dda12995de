import type { TestProject } from 'vitest/node'
import type { TestServer } from '../harness/person.ts'
import { startServer } from '../harness/serverProcess.ts'

declare module 'vitest' {
  interface ProvidedContext {
    webkitServer: TestServer
  }
}

/** One server for all tests in WebKit, with a plan that includes the guide, because the walk visits it. */
export default async function startWebkitServer({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({ env: { PLANS: 'open' } })
  provide('webkitServer', { port: server.port, outboxKey: server.outboxKey })
  return () => server.remove()
}
