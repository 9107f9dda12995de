import { useState } from 'react'

interface SheetState {
  /** False until it is first opened: few people do, and a closed sheet costs a tab as much as a button. */
  isThere: boolean
  isOpen: boolean
  open: () => void
  close: () => void
}

export function useSheet(): SheetState {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    isThere: state !== 'never',
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
  }
}
