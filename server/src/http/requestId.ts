import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Long enough for the ids of nginx, Caddy, HAProxy and of traces; nothing in it needs quoting anywhere. */
const SHAPE = /^[\w.:-]{8,64}$/

/** The names that TRUST_PROXY knows beside addresses. */
const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Ids of requests: that of the proxy, so that its log and ours can be read side by side; our own for anybody else, who
 * could otherwise choose what is in our log. [LOG-2]
 */
export function makeRequestIds(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const proxies = readNetworks(trustProxy)
  return ({ headers, socket: { remoteAddress: from = '' } }) => {
    const sent = headers['x-request-id']
    const isTaken = typeof sent === 'string' && SHAPE.test(sent) && proxies.check(from, familyOf(from))
    return isTaken ? sent : randomUUID()
  }
}

function readNetworks(parts: readonly string[]): BlockList {
  const list = new BlockList()
  for (const part of parts.flatMap((name) => NAMED_NETWORKS[name] ?? [name])) {
    const [address = '', bits] = part.split('/')
    const family = familyOf(address)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
