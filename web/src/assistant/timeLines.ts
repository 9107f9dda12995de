import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'

const PAUSE_MS = 10 * MINUTE_MS

/** Whether the time is shown above a message: at the first, and after a pause. */
export function isTimeShown(messages: readonly { timestamp: number }[], index: number): boolean {
  const [before, here] = [messages[index - 1], messages[index]]
  if (here === undefined) return false
  return before === undefined || here.timestamp - before.timestamp >= PAUSE_MS
}
