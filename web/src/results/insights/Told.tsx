import type { ReactNode } from 'react'
import { Note } from '../../ui/Note.tsx'

/** What has to be known beside the figures; as far from its neighbours as cards are. */
export function Told({ children }: { children: ReactNode }) {
  return (
    <div className="insight-told">
      <Note kind="info">{children}</Note>
    </div>
  )
}
