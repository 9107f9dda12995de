import { watched } from '../device/watched.ts'

/**
 * What the start of a local server prints (D22). In memory alone: whoever opens the page next has to know it, too. Only
 * what no server has taken yet lies with the diary together with it. [BUY-30]
 */
export const sandboxKey = watched<string | null>(null)

export const sandboxToken = (key: string): string => `${key}.${crypto.randomUUID()}`

/** What of a token is kept when a server has taken it. */
export const withoutKey = (token: string): string => token.slice(token.lastIndexOf('.'))

/** Null: the key has to be known for it. */
export function withKey(token: string): string | null {
  if (!token.startsWith('.')) return token
  const key = sandboxKey.current()
  return key === null ? null : `${key}${token}`
}

/** Of a purchase that was made: it makes the sandbox say that the subscription has ended. */
export const endingToken = (token: string): string => `${token}.ended`
