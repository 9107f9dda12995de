import { randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { NONCE, startLocalIssuer, type LocalIssuer } from './localIssuer.ts'
import { openTestApp, type TestApp } from './testApp.ts'

export interface ProviderApp {
  server: TestApp
  issuer: LocalIssuer
  /** Every line of the server's log. */
  logged: string[]
  close: () => Promise<void>
}

/** A server with provider log-in, and the provider on the same machine. */
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

/** The current terms. */
export const TERMS = { eula_version: 2, privacy_notice_version: 2 }

type Call = (access_token: string, change?: Record<string, unknown>) => ReturnType<TestApp['call']>

export interface ProviderCalls {
  /** A token of the provider, as given to the app. */
  signed: (change?: JWTPayload, now?: number) => Promise<string>
  ask: Call
  /** With the accepted terms: creates an account if there is none. */
  join: Call
}

export function providerCalls({ server, issuer }: ProviderApp): ProviderCalls {
  const ask: Call = (access_token, change = {}) =>
    server.call('core/login-user-with-provider', {
      provider: 'google',
      access_token,
      nonce: NONCE,
      device_id: 'd1',
      ...change,
    })
  return {
    signed: (change = {}, now = server.clock.now) =>
      issuer.sign(issuer.claims('google', now, change), issuer.keys.google),
    ask,
    join: (access_token, change = {}) => ask(access_token, { ...TERMS, ...change }),
  }
}

export const newEmail = (): string => `p-${randomUUID().slice(0, 8)}@example.org`

/** A provider's claims about a person with a confirmed address. */
export const verifiedClaims = (email = newEmail(), sub: string = randomUUID()) => ({
  sub,
  email,
  email_verified: true,
})
