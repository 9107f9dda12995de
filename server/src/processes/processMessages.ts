import type { DatabaseDoor } from '../db/embedded/appRole.ts'
import type { Place } from './share.ts'

/** From the supervisor to a process. */
export type Order = { reprieve: 'start'; place: Place; embedded: DatabaseDoor | null } | { reprieve: 'stop' }

/** From a process to the supervisor. */
export type Word =
  /** It has loaded the app and waits for its order. */
  | { reprieve: 'waiting' }
  | { reprieve: 'ready'; address: string; outboxAddress: string | null; notices: string[] }
  | { reprieve: 'cannot-start'; sentence: string }

/** Other messages pass on the same channel: those of node:cluster, and figures. */
const isOurs = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'reprieve' in message

export const isOrder = (message: unknown): message is Order => isOurs(message)
export const isWord = (message: unknown): message is Word => isOurs(message)
