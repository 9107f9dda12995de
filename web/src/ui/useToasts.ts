import { createContext, use } from 'react'
import type { ToastQueue } from './toastQueue.ts'

export const ToastsContext = createContext<ToastQueue | null>(null)

/** The app's only toast queue: `useToasts().show({ message })`. */
export function useToasts(): ToastQueue {
  const toasts = use(ToastsContext)
  if (toasts === null) throw new Error('useToasts outside of Messages')
  return toasts
}
