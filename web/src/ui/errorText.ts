/** What went wrong, as far as it is known: an answer of the server, a line that was cut, something thrown. */
export interface Fault {
  /** False where nobody answered. */
  reached?: boolean
  result_msg?: unknown
  message?: unknown
}

interface FaultWords {
  away: string
  unknown: string
}

const isSaid = (words: unknown): words is string => typeof words === 'string' && words.trim() !== ''

/** UI-7. */
export function errorText(fault: Fault, words: FaultWords): string {
  if (fault.reached === false) return words.away
  return [fault.result_msg, fault.message].find(isSaid) ?? words.unknown
}
