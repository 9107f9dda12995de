const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s
const ATTRIBUTES = 'target_session_attrs'
const WRITABLE = ['read-write', 'primary']

/** The nodes that `DATABASE_URL` names, each with its own address, and the one in use. [HA-5] */
export interface DatabaseHosts {
  addresses: readonly string[]
  /** Whether a connection to a node that takes no writes is of no use. */
  mustWrite: boolean
  current(): string
  /** The address is of no use now: new connections go to the next one. */
  leave(address: string): void
}

export function databaseHosts(url: string): DatabaseHosts {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? []
  const addresses = hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [url]
  const wanted = wantedSession(url)
  let at = 0
  return {
    addresses,
    mustWrite: wanted === null ? addresses.length > 1 : WRITABLE.includes(wanted),
    current: () => addresses[at] ?? url,
    leave: (address) => {
      // Ten connections may fail on the same node: only the first of them moves on.
      if (address === addresses[at]) at = (at + 1) % addresses.length
    },
  }
}

/** Whether every host is named, and the kind of session is one that we know. */
export function areHostsUsable(url: string): boolean {
  const { addresses } = databaseHosts(url)
  const wanted = wantedSession(url)
  const isKnown = wanted === null || wanted === 'any' || WRITABLE.includes(wanted)
  return isKnown && (addresses.length === 1 || addresses.every((address) => URL.canParse(address)))
}

function wantedSession(url: string): string | null {
  const question = url.indexOf('?')
  return question < 0 ? null : new URLSearchParams(url.slice(question)).get(ATTRIBUTES)
}
