import { createContext, use } from 'react'
import type { Fault } from './errorText.ts'

export interface Messages {
  /** A toast with what went wrong. An answer of the server is given as it is. */
  showError: (fault: Fault) => void
  /** A dialog over the screen, which stays with all that was typed in it: OK, and Retry that does it again. */
  askRetry: (fault: Fault, retry: () => void) => void
}

export const MessagesContext = createContext<Messages | null>(null)

export function useMessages(): Messages {
  const messages = use(MessagesContext)
  if (messages === null) throw new Error('useMessages outside of Messages')
  return messages
}
