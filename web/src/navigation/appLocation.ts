import { readSearch } from '../paths/paths.ts'
import type { EntryState } from './historyState.ts'

/** An address of the app, and what its history entry stores. */
export interface AppLocation {
  /** Path, query and hash. */
  href: string
  pathname: string
  /** All parameters of the query, also those that the route does not keep. */
  search: Readonly<Record<string, string>>
  /** Without the `#`. */
  hash: string
  state: EntryState
}

/** The address as the browser writes it. Of an address elsewhere only its path is taken: it leads nowhere else. */
export function toLocation(href: string, state: EntryState): AppLocation {
  const { pathname, search, hash } = new URL(href, 'http://here')
  return {
    href: pathname + search + hash,
    pathname,
    search: readSearch(search),
    hash: decodeHash(hash.slice(1)),
    state,
  }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
