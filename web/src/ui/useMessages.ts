import { createContext, use } from 'react'
import type { ErrorDetails } from './errorText.ts'

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
