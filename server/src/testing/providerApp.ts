import { startLocalIssuer, type LocalIssuer } from './localIssuer.ts'
import { openTestApp, type TestApp } from './testApp.ts'

export interface ProviderApp {
  server: TestApp
  issuer: LocalIssuer
  /** Every line of the server's log. */
  logged: string[]
  close: () => Promise<void>
}

/** A server whose people may come through a provider, which stands on this machine, too. */
export async function openProviderApp(env: Record<string, string> = {}): Promise<ProviderApp> {
  const issuer = await startLocalIssuer()
  const logged: string[] = []
  const logTo = { write: (line: string) => void logged.push(line) }
  const given = { RATE_LIMITS: 'off', LOG_LEVEL: 'debug', DEV_PROVIDER_ISSUER: issuer.address, ...env }
  const server = await openTestApp(given, { logTo })
  return {
    server,
    issuer,
    logged,
    close: async () => {
      await server.close()
      await issuer.close()
    },
  }
}
