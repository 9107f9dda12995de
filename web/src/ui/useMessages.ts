import { createContext, use } from 'react'
import type { Fault } from './errorText.ts'

export interface Messages {
  /** Shows a toast with the error. A message of the server is shown as it is. */
  showError: (fault: Fault) => void
  /** Opens a dialog with OK and Retry over the screen; the screen stays with everything typed in it. */
  askRetry: (fault: Fault, retry: () => void) => void
}

export const MessagesContext = createContext<Messages | null>(null)

export function useMessages(): Messages {
  const messages = use(MessagesContext)
  if (messages === null) throw new Error('useMessages outside of Messages')
  return messages
}
