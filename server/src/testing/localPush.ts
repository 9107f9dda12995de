import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
  type ECDH,
} from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushTarget } from '@reprieve/contract/reminders/subscription.ts'

/** One message, decrypted as a browser does. */
export interface ReceivedPush {
  path: string
  host: string
  ttl: string
  urgency: string
  topic: string
  text: string
  /** Bytes sent. */
  size: number
  signed: PushSignature
}

interface PushSignature {
  isRight: boolean
  key: string
  claims: { aud: string; sub: string; exp: number }
}

export interface LocalPush {
  /** For PUSH_HOSTS. */
  address: string
  port: number
  received: ReceivedPush[]
  /** A browser that receives messages at this address. */
  subscribe(origin?: string): PushTarget
  /** The response to the next messages; null: none at all. */
  answers: { status: number; headers?: Record<string, string> } | null
  close(): Promise<void>
}

/** A push service and its browser. Decrypts with its own implementation of RFC 8291 and RFC 8292. */
export async function startLocalPush(): Promise<LocalPush> {
  const browsers = new Map<string, { keys: ECDH; auth: Buffer }>()
  const received: ReceivedPush[] = []

  async function take(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await readRequestBody(request)
    const path = request.url ?? ''
    const browser = browsers.get(path)
    if (browser !== undefined) {
      received.push({
        path,
        host: request.headers.host ?? '',
        ttl: String(request.headers['ttl']),
        urgency: String(request.headers['urgency']),
        topic: String(request.headers['topic']),
        text: openMessage(body, browser.keys, browser.auth).toString(),
        size: body.length,
        signed: signatureIn(request.headers.authorization ?? ''),
      })
    }
    const { answers } = local
    if (answers === null) return
    reply.writeHead(browser === undefined ? 404 : answers.status, answers.headers).end()
  }

  const server = createServer((request, reply) => {
    take(request, reply).catch(() => reply.writeHead(400).end())
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  const local: LocalPush = {
    address,
    port,
    received,
    answers: { status: 201 },
    subscribe(origin = address) {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const [path, auth] = [`/push/${randomUUID()}`, randomBytes(16)]
      browsers.set(path, { keys, auth })
      return {
        endpoint: `${origin}${path}`,
        p256dh: keys.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return local
}

/** The subscription as a browser gives it to a page, and the page to the server (D55). */
export const subscriptionToken = ({ endpoint, ...keys }: PushTarget): string =>
  JSON.stringify({ endpoint, expirationTime: null, keys })

async function readRequestBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

const TAG_BYTES = 16
const LAST_RECORD = 2

/** RFC 8188 with the keys of RFC 8291. Throws if the message was encrypted otherwise. */
export function openMessage(body: Buffer, browser: ECDH, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const from = 21 + body.readUInt8(20)
  const [sender, sealed] = [body.subarray(21, from), body.subarray(from)]
  if (sealed.length > recordSize) throw new Error('more than one record')
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = hkdfSync('sha256', browser.computeSecret(sender), auth, context, 32)
  const derived = (use: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${use}\0`, length))
  const opening = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  opening.setAuthTag(sealed.subarray(-TAG_BYTES))
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -TAG_BYTES)), opening.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== LAST_RECORD) throw new Error('not the last record')
  return padded.subarray(0, end)
}

/** RFC 8292: the sender, in a token signed with ES256. */
function signatureIn(header: string): PushSignature {
  const { token = '', key = '' } = /^vapid t=(?<token>[^,]+), ?k=(?<key>.+)$/.exec(header)?.groups ?? {}
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
  return {
    isRight: verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
    key,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as PushSignature['claims'],
  }
}
