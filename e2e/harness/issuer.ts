import { createHmac, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ProviderPerson {
  /** The provider's id of the person. */
  sub: string
  email?: string
  isEmailVerified?: boolean
}

export interface Issuer {
  /** For the server: `DEV_PROVIDER_ISSUER`. */
  address: string
  /** Sets who is signed in there: the page offers to continue as this person. */
  becomes(person: ProviderPerson): void
  /** Sets how long ago its next tokens were signed. */
  signsMsAgo(age: number): void
  close(): Promise<void>
}

interface ProviderRequest {
  client: string
  redirect: string
  state: string
  nonce: string
}

const SECRET = 'reprieve-dev-secret'
const KID = 'issuer-of-the-journeys'

/**
 * Google, Apple and Facebook as a browser sees them: a page with one button that leads back to the app. Google and
 * Facebook use an address with "#", Apple a form.
 */
export async function startIssuer(): Promise<Issuer> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: KID, alg: 'RS256', use: 'sig' }]
  const facebook = new Map<string, { person: ProviderPerson; client: string }>()
  let person: ProviderPerson = { sub: 'nobody' }
  let ageMs = 0
  let address = ''

  const idToken = (provider: string, { client, nonce }: ProviderRequest) =>
    signed(privateKey, {
      iss: `${address}/${provider}`,
      aud: client,
      sub: person.sub,
      nonce,
      iat: Math.floor((Date.now() - ageMs) / 1_000),
      exp: Math.floor((Date.now() - ageMs) / 1_000) + 3_600,
      ...(person.email !== undefined && {
        email: person.email,
        email_verified: person.isEmailVerified ?? true,
      }),
    })
  const facebookToken = ({ client }: ProviderRequest) => {
    const token = randomBytes(24).toString('base64url')
    facebook.set(token, { person, client })
    return token
  }

  const pages: Record<string, (asked: ProviderRequest) => string> = {
    '/google/authorize': (asked) => linkPage(asked, { id_token: idToken('google', asked) }),
    '/facebook/authorize': (asked) => linkPage(asked, { access_token: facebookToken(asked) }),
    '/apple/authorize': (asked) => formPage(asked, { id_token: idToken('apple', asked) }),
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = urlOf(request)
    const page = pages[pathname]
    if (page !== undefined) return html(response, page(askedIn(query)))
    if (pathname.endsWith('/keys')) return json(response, { keys })
    if (pathname === '/facebook/graph/debug_token') {
      const found = facebook.get(query.get('input_token') ?? '')
      return json(response, {
        data: { is_valid: found !== undefined, app_id: found?.client ?? '', user_id: found?.person.sub },
      })
    }
    const token = query.get('access_token') ?? ''
    const found = facebook.get(token)
    if (pathname !== '/facebook/graph/me' || found === undefined || !isProven(token, query))
      return void response.writeHead(400).end()
    return json(response, { id: found.person.sub, email: found.person.email })
  })

  address = `http://127.0.0.1:${await listening(server)}`
  return {
    address,
    becomes: (next) => void (person = next),
    signsMsAgo: (age) => void (ageMs = age),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const isProven = (token: string, query: URLSearchParams): boolean =>
  query.get('appsecret_proof') === createHmac('sha256', SECRET).update(token).digest('hex')

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

function signed(key: KeyObject, claims: object): string {
  const words = `${encoded({ alg: 'RS256', kid: KID, typ: 'JWT' })}.${encoded(claims)}`
  return `${words}.${sign('sha256', Buffer.from(words), key).toString('base64url')}`
}

const urlOf = (request: IncomingMessage): URL => new URL(request.url ?? '/', 'http://issuer')

const askedIn = (query: URLSearchParams): ProviderRequest => ({
  client: query.get('client_id') ?? '',
  redirect: query.get('redirect_uri') ?? '',
  state: query.get('state') ?? '',
  nonce: query.get('nonce') ?? '',
})

const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

const linkPage = ({ redirect, state }: ProviderRequest, brought: Record<string, string>): string => {
  const back = `${redirect}#${new URLSearchParams({ ...brought, state }).toString()}`
  return `<a href="${escaped(back)}">Continue</a>`
}

const formPage = ({ redirect, state }: ProviderRequest, brought: Record<string, string>): string => {
  const fields = Object.entries({ ...brought, state }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  return `<form method="post" action="${escaped(redirect)}">${fields.join('')}<button>Continue</button></form>`
}

function html(response: ServerResponse, body: string): void {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Provider</title></head><body><main>${body}</main></body></html>`
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
