import { makeObservable } from '../device/observable.ts'

/**
 * The key that a local server prints at start (D22). Kept only in memory: the next user of the page must know it, too.
 * It is stored with the diary only as part of purchases that no server has accepted yet. [BUY-30]
 */
export const sandboxKey = makeObservable<string | null>(null)

export const sandboxToken = (key: string): string => `${key}.${crypto.randomUUID()}`

/** The part of a token that is kept after a server has accepted it. */
export const removeSandboxKey = (token: string): string => token.slice(token.lastIndexOf('.'))

/** Null: the key is needed for it. */
export function addSandboxKey(token: string): string | null {
  if (!token.startsWith('.')) return token
  const key = sandboxKey.current()
  return key === null ? null : `${key}${token}`
}

/** Made from a purchase's token: the sandbox then reports that the subscription has ended. */
export const endingToken = (token: string): string => `${token}.ended`
