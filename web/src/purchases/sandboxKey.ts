import { watched } from '../device/watched.ts'

/** What the start of a local server prints (D22). In memory alone: whoever opens the page next has to know it, too. */
export const sandboxKey = watched<string | null>(null)

export const sandboxToken = (key: string): string => `${key}.${crypto.randomUUID()}`

/** Of a purchase that was made: it makes the sandbox say that the subscription has ended. */
export const endingToken = (token: string): string => `${token}.ended`
