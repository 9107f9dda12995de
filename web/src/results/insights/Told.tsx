import type { ReactNode } from 'react'
import { Note } from '../../ui/Note.tsx'

/** A note beside the figures, spaced like a card. */
export function Told({ children }: { children: ReactNode }) {
  return (
    <div className="insight-told">
      <Note kind="info">{children}</Note>
    </div>
  )
}
