/** What is known about an error: a response of the server, a lost connection, something thrown. */
export interface ErrorDetails {
  /** False if there was no response. */
  reached?: boolean
  result_msg?: unknown
  message?: unknown
}

interface FaultWords {
  away: string
  unknown: string
}

const isSaid = (words: unknown): words is string => typeof words === 'string' && words.trim() !== ''

/** UI-7. The message to show: the server's, the thrown one, or a general one. */
export function errorText(fault: ErrorDetails, words: FaultWords): string {
  if (fault.reached === false) return words.away
  return [fault.result_msg, fault.message].find(isSaid) ?? words.unknown
}
