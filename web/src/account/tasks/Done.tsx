import { useEffect, useRef, type ReactNode } from 'react'
import { Note } from '../../ui/Note.tsx'

/** What was asked for is done, and the button that did it is gone: who listens is taken here. */
export function Done({ children }: { children: ReactNode }) {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <div ref={said} tabIndex={-1} className="account-address">
      <Note kind="info">{children}</Note>
    </div>
  )
}
