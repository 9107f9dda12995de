import { lookup } from 'node:dns/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net'
import { err, ok, type Result } from '@reprieve/domain/result.ts'

const LONGEST_MS = 3_000

/** The network access of a request; tests replace it. */
export interface NetworkAccess {
  resolve(host: string): Promise<string[]>
  open(options: RequestOptions, onAnswer: (answer: IncomingMessage) => void): ClientRequest
  isAllowed(address: string): boolean
  /** Limit for the whole response: one that arrives byte by byte would hold the connection for hours. */
  patienceMs: number
}

export const INTERNET_ACCESS: NetworkAccess = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: request,
  isAllowed: isPublicAddress,
  patienceMs: LONGEST_MS,
}

/** A name with any address inside our own network is refused, even if it also has others. */
export async function lookUpAddress(
  host: string,
  line: NetworkAccess,
): Promise<Result<string, 'not-allowed' | 'away'>> {
  const addresses = await line.resolve(host).catch(() => [])
  const [first] = addresses
  if (first === undefined) return err('away')
  return addresses.every((one) => line.isAllowed(one)) ? ok(first) : err('not-allowed')
}

/** Connects to the address that was checked: a second lookup cannot lead elsewhere. */
export const pinLookup =
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

// Of IPv6 only routed addresses, without those that embed an IPv4 address or are reserved.
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
