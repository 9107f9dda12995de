import { lookup } from 'node:dns/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net'
import { err, ok, type Result } from '@reprieve/domain/result.ts'

export type FetchProblem = 'not-allowed' | 'away' | 'too-large'

const LONGEST_MS = 3_000
const MOST_BYTES = 2 * 1024 * 1024

/** Where the providers keep the pictures of their people. */
const HOSTS = ['googleusercontent.com', 'fbsbx.com', 'fbcdn.net']

/** How a request leaves. */
export interface Line {
  resolve(host: string): Promise<string[]>
  open(options: RequestOptions, onAnswer: (answer: IncomingMessage) => void): ClientRequest
  isAllowed(address: string): boolean
  /** For the whole of it: a picture that comes a byte at a time would hold the line for hours. */
  patienceMs: number
}

const THE_INTERNET: Line = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: request,
  isAllowed: isPublicAddress,
  patienceMs: LONGEST_MS,
}

/**
 * A picture at a provider. The address came from that provider and not from the person; all the same it may lead only
 * to hosts that we know, and to none inside our own network: the name is looked up once, and the call goes to what was
 * found then, so that a second look-up cannot lead elsewhere. No redirect is followed.
 */
export async function fetchPicture(
  address: string,
  line: Line = THE_INTERNET,
): Promise<Result<Buffer, FetchProblem>> {
  const url = allowedUrl(address)
  if (url === null) return err('not-allowed')
  const found = await line.resolve(url.hostname).catch(() => [])
  const [first] = found
  if (first === undefined) return err('away')
  if (!found.every((one) => line.isAllowed(one))) return err('not-allowed')
  return download(url, first, line)
}

function allowedUrl(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isKnown = HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  const isPlain = url.port === '' && url.username === '' && url.password === ''
  return url.protocol === 'https:' && isKnown && isPlain ? url : null
}

function download(url: URL, address: string, line: Line): Promise<Result<Buffer, FetchProblem>> {
  return new Promise((settle) => {
    const asked = line.open(
      {
        hostname: url.hostname,
        path: `${url.pathname}${url.search}`,
        servername: url.hostname,
        lookup: pinned(address),
        agent: false,
        headers: { accept: 'image/*' },
        signal: AbortSignal.timeout(line.patienceMs),
      },
      (answer) => {
        if (answer.statusCode === 200) return void collect(answer).then(settle)
        answer.destroy()
        settle(err('away'))
      },
    )
    asked.on('error', () => settle(err('away')))
    asked.end()
  })
}

async function collect(answer: IncomingMessage): Promise<Result<Buffer, FetchProblem>> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      // Leaving the loop closes the line.
      if (size > MOST_BYTES) return err('too-large')
      parts.push(part)
    }
  } catch {
    return err('away')
  }
  return ok(Buffer.concat(parts))
}

const pinned =
  (address: string): LookupFunction =>
  (_host, options, done) => {
    const family = isIPv6(address) ? 6 : 4
    if (options.all === true) done(null, [{ address, family }])
    else done(null, address, family)
  }

const NOT_PUBLIC = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4')

// Of IPv6 only what is routed at all, less what stands for an IPv4 address or for nobody.
const ROUTED = new BlockList()
ROUTED.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC.check(address, 'ipv4')
  if (!isIPv6(address)) return false
  return ROUTED.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
}
