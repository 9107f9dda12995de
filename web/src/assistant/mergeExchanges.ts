import type { EarlierExchange, Exchange } from '@reprieve/domain/assistant/session/chatMessage.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'

/** A question that the server answered, but whose answer did not arrive, was then answered here. */
const SAME_QUESTION_MS = 5 * MINUTE_MS

/** An open chat, the oldest first: what the server has, and what this device answered while it was offline. [ASST-73] */
export function mergeExchanges(server: readonly Exchange[], here: readonly Exchange[]): readonly Exchange[] {
  const isOnServer = ({ asked, at }: Exchange): boolean =>
    server.some((one) => one.asked === asked && Math.abs(one.at - at) < SAME_QUESTION_MS)
  return [...server, ...here.filter((one) => !isOnServer(one))].toSorted((one, other) => one.at - other.at)
}

interface EarlierPage {
  exchanges: readonly EarlierExchange[]
  next: string | null
  total: number
}

/** A page of earlier chats, the newest first, with what this device answered in the same time. [ASST-7, ASST-73] */
export function mergeHistory(
  { exchanges, next, total }: EarlierPage,
  here: readonly EarlierExchange[],
  shownUntil: number,
): EarlierPage {
  const oldest = next === null ? -Infinity : (exchanges.at(-1)?.at ?? -Infinity)
  const added = here.filter(({ at }) => at >= oldest && at < shownUntil)
  const all = [...exchanges, ...added].toSorted((one, other) => other.at - one.at)
  return { exchanges: all, next, total: total + here.length }
}
