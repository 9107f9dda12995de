import { createServer, request as plainRequest, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchPicture } from './fetchPicture.ts'
import { isPublicAddress, type NetworkAccess } from './networkAccess.ts'

const PICTURE = 'https://lh3.googleusercontent.com/a/helen=s96-c'
const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

/** A server of this machine in the place of the provider's: only the encryption and the port differ. */
async function standIn(
  answer: RequestListener,
): Promise<NetworkAccess & { asked: string[]; hosts: string[] }> {
  const hosts: string[] = []
  const server = createServer((asked, reply) => {
    hosts.push(asked.headers.host ?? '')
    answer(asked, reply)
  })
  servers.push(server)
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  const asked: string[] = []
  return {
    asked,
    hosts,
    resolve: async (host) => {
      asked.push(host)
      return ['127.0.0.1']
    },
    open: (options, onAnswer) => plainRequest({ ...options, agent: false, port }, onAnswer),
    isAllowed: () => true,
    patienceMs: 3_000,
  }
}

const outcome = async (address: string, line: NetworkAccess): Promise<string> => {
  const result = await fetchPicture(address, line)
  return result.ok ? result.value.toString() : result.reason
}

test('[REL 1d] a picture is fetched from the address that was looked up, once', async () => {
  const line = await standIn((asked, reply) => reply.end(`picture at ${asked.url}`))
  expect(await outcome(PICTURE, line)).toBe('picture at /a/helen=s96-c')
  expect([line.asked, line.hosts[0]!.split(':')[0]]).toEqual([
    ['lh3.googleusercontent.com'],
    'lh3.googleusercontent.com',
  ])
})

test.each([
  'http://lh3.googleusercontent.com/a',
  'ftp://lh3.googleusercontent.com/a',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'https://lh3.googleusercontent.com:8443/a',
  'https://ada@lh3.googleusercontent.com/a',
  'https://googleusercontent.com.example.org/a',
  'https://evilgoogleusercontent.com/a',
  'https://example.org/lh3.googleusercontent.com',
  'https://example.org#.fbcdn.net',
  'https://example.org\\.fbcdn.net/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://[::1]/a',
  'https://localhost/a',
  'https://169.254.169.254/latest/meta-data',
  '//lh3.googleusercontent.com/a',
  '',
])('[REL 1d] nothing is asked of %s', async (address) => {
  const line = await standIn((_, reply) => reply.end('reached'))
  expect(await outcome(address, line)).toBe('not-allowed')
  expect([line.asked, line.hosts]).toEqual([[], []])
})

test('[REL 1d] a known name that leads into our own network is not followed, not even in part', async () => {
  const line = await standIn((_, reply) => reply.end('reached'))
  const guarded = (addresses: string[]): NetworkAccess => ({
    ...line,
    resolve: async () => addresses,
    isAllowed: isPublicAddress,
  })
  for (const addresses of [['10.0.0.7'], ['142.250.74.1', '127.0.0.1'], ['::1'], ['::ffff:169.254.169.254']])
    expect(await outcome(PICTURE, guarded(addresses))).toBe('not-allowed')
  expect(line.hosts).toEqual([])
})

test.each([
  ['0.0.0.0', false],
  ['10.255.255.255', false],
  ['100.64.0.1', false],
  ['127.1.2.3', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['142.250.74.1', true],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['2001:db8::1', false],
  ['2002:a00:1::', false],
  ['2a00:1450:4001::1', true],
  ['not an address', false],
])('[REL 1d] %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test('[REL 1d] a redirect is not followed', async () => {
  const line = await standIn((_, reply) =>
    reply.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  )
  expect(await outcome(PICTURE, line)).toBe('away')
  expect(line.hosts.length).toBe(1)
})

test('[REL 1d] of more than two megabytes no more is read', async () => {
  const line = await standIn((_, reply) => reply.end(Buffer.alloc(2 * 1024 * 1024 + 1)))
  expect(await outcome(PICTURE, line)).toBe('too-large')
  const whole = await standIn((_, reply) => reply.end(Buffer.alloc(2 * 1024 * 1024)))
  expect((await fetchPicture(PICTURE, whole)).ok).toBe(true)
})

test('[REL 1d] who answers slowly, half or not at all is away', async () => {
  const slow = await standIn((_, reply) => {
    const drip = setInterval(() => reply.write('.'), 20)
    reply.on('close', () => clearInterval(drip))
  })
  const half = await standIn((_, reply) => {
    reply.writeHead(200, { 'content-length': '100' })
    reply.write('half', () => reply.destroy())
  })
  const nobody: NetworkAccess = { ...half, resolve: () => Promise.reject(new Error('no such name')) }
  const gone: NetworkAccess = { ...half, resolve: async () => [] }
  const told = await Promise.all(
    [{ ...slow, patienceMs: 300 }, half, nobody, gone].map((line) => outcome(PICTURE, line)),
  )
  expect(told).toEqual(['away', 'away', 'away', 'away'])
})
