import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID, type ECDH } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A push message that a browser received, and when. */
interface ReceivedPush {
  /** The text that the browser passes to the service worker. */
  text: string
  at: number
}

/** A push subscription in the JSON form of browsers. */
export interface SubscriptionJson {
  endpoint: string
  expirationTime: null
  keys: { p256dh: string; auth: string }
}

export interface FakePushService {
  /** For the server's PUSH_HOSTS. */
  address: string
  subscribe(): SubscriptionJson
  /** All messages to a subscription so far. */
  arrived(subscription: SubscriptionJson): readonly ReceivedPush[]
  close(): Promise<void>
}

interface Browser {
  keys: ECDH
  auth: Buffer
  arrived: ReceivedPush[]
}

/** A fake push service together with the browser's keys: it decrypts messages as the browser would (RFC 8291). */
export async function startFakePushService(): Promise<FakePushService> {
  const browsers = new Map<string, Browser>()
  const take = async (asked: IncomingMessage): Promise<number> => {
    const browser = browsers.get(asked.url ?? '')
    if (browser === undefined) return 404
    browser.arrived.push({ text: opened(await bodyOf(asked), browser), at: Date.now() })
    return 201
  }
  const server = createServer((asked, reply) => {
    void take(asked)
      .catch(() => 400)
      .then((status) => reply.writeHead(status).end())
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    subscribe: () => {
      const [path, keys, auth] = [`/${randomUUID()}`, createECDH('prime256v1'), randomBytes(16)]
      keys.generateKeys()
      browsers.set(path, { keys, auth, arrived: [] })
      return {
        endpoint: `${address}${path}`,
        expirationTime: null,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      }
    },
    arrived: ({ endpoint }) => browsers.get(new URL(endpoint).pathname)?.arrived ?? [],
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function bodyOf(asked: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of asked as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

function opened(body: Buffer, { keys, auth }: Browser): string {
  const [salt, from] = [body.subarray(0, 16), 21 + body.readUInt8(20)]
  const [sender, sealed] = [body.subarray(21, from), body.subarray(from)]
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, about, 32))
  const derive = (use: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${use}\0`, bytes))
  const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  opening.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
  // Padding zeros may follow, and before those the delimiter of the last record.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
