import { createContext, use } from 'react'

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

export interface ErrorMessages {
  /** Shows a toast with the error. A message of the server is shown as it is. */
  showError: (fault: ErrorDetails) => void
  /** Opens a dialog with OK and Retry over the screen; the screen stays with everything typed in it. */
  askRetry: (fault: ErrorDetails, retry: () => void) => void
}

export const MessagesContext = createContext<ErrorMessages | null>(null)

export function useMessages(): ErrorMessages {
  const messages = use(MessagesContext)
  if (messages === null) throw new Error('useMessages outside of Messages')
  return messages
}
