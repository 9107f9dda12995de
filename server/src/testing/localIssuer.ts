import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JWK, type JWTPayload } from 'jose'

type Signer = 'google' | 'apple'

interface KeyPair {
  kid: string
  alg: string
  privateKey: CryptoKey
  jwk: JWK
}

interface FacebookPerson {
  id: string
  email?: string
  picture?: { data: { url: string } }
}

/** What the local Facebook knows behind a token. */
interface FacebookToken {
  data: Record<string, unknown>
  person: FacebookPerson
}

export interface LocalIssuer {
  address: string
  clientId: string
  keys: Record<Signer | 'elliptic' | 'stranger', KeyPair>
  claims(provider: Signer, now: number, change?: JWTPayload): JWTPayload
  sign(payload: JWTPayload, key: KeyPair, header?: Record<string, unknown>): Promise<string>
  facebookToken(person: FacebookPerson, change?: Record<string, unknown>): string
  /** The requested addresses, without their queries. */
  requests: string[]
  isAway: boolean
  close(): Promise<void>
}

export const NONCE = 'a-nonce-that-the-page-made-of-256-random-bits'
const CLIENT = { id: 'reprieve-dev', secret: 'reprieve-dev-secret' }

async function newKey(alg: 'RS256' | 'ES256'): Promise<KeyPair> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  const kid = randomUUID()
  return { kid, alg, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } }
}

/** Google, Apple and Facebook on one local port, for DEV_PROVIDER_ISSUER. */
export async function startLocalIssuer(): Promise<LocalIssuer> {
  const [google, apple, elliptic, stranger] = await Promise.all([
    newKey('RS256'),
    newKey('RS256'),
    newKey('ES256'),
    newKey('RS256'),
  ])
  const published: Record<string, JWK[]> = {
    '/google/keys': [google.jwk, elliptic.jwk],
    '/apple/keys': [apple.jwk],
    '/stranger/keys': [stranger.jwk],
  }
  const facebook = new Map<string, FacebookToken>()

  const issuer: LocalIssuer = {
    address: '',
    clientId: CLIENT.id,
    keys: { google, apple, elliptic, stranger },
    requests: [],
    isAway: false,
    claims: (provider, now, change = {}) => ({
      iss: `${issuer.address}/${provider}`,
      aud: CLIENT.id,
      sub: randomUUID(),
      nonce: NONCE,
      iat: Math.floor(now / 1000),
      exp: Math.floor(now / 1000) + 3600,
      ...change,
    }),
    sign: (payload, key, header = {}) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: key.alg, kid: key.kid, ...header })
        .sign(key.privateKey, { crit: { 'urn:example:must-know': true } }),
    facebookToken: (person, change = {}) => {
      const token = randomBytes(24).toString('base64url')
      const data = { app_id: CLIENT.id, is_valid: true, user_id: person.id, expires_at: 0, ...change }
      facebook.set(token, { data, person })
      return token
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://issuer')
    issuer.requests.push(url.pathname)
    if (issuer.isAway) return json(response, 503, {})
    const keys = published[url.pathname]
    if (keys !== undefined) return json(response, 200, { keys })
    if (url.pathname === '/apple/authorize') return void applePage(issuer, url.searchParams, response)
    if (url.pathname.startsWith('/facebook/graph/')) return graph(facebook, url, response)
    return json(response, 404, {})
  })
  issuer.address = `http://127.0.0.1:${await listening(server)}`
  return issuer
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Responds as Apple does with `response_mode=form_post`: a form that the browser posts to our address. */
async function applePage(
  issuer: LocalIssuer,
  request: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const change = { nonce: request.get('nonce') ?? '', email: 'apple@example.org', email_verified: 'true' }
  const token = await issuer.sign(issuer.claims('apple', Date.now(), change), issuer.keys.apple)
  const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`
  const form = `<form method="post">${field('id_token', token)}${field('state', request.get('state') ?? '')}</form>`
  response.writeHead(200, { 'content-type': 'text/html' }).end(form)
}

function graph(known: Map<string, FacebookToken>, { pathname, searchParams }: URL, to: ServerResponse): void {
  const access = searchParams.get('access_token') ?? ''
  if (pathname.endsWith('/debug_token')) {
    if (access !== `${CLIENT.id}|${CLIENT.secret}`) return json(to, 400, { error: {} })
    const person = known.get(searchParams.get('input_token') ?? '')
    return json(to, 200, { data: person?.data ?? { is_valid: false, error: { code: 190 } } })
  }
  const proof = createHmac('sha256', CLIENT.secret).update(access).digest('hex')
  const person = known.get(access)
  if (person === undefined || searchParams.get('appsecret_proof') !== proof)
    return json(to, 400, { error: { code: 190 } })
  return json(to, 200, person.person)
}
