import { useEffect, useRef, type ReactNode } from 'react'
import { Note } from '../../ui/layout/Note.tsx'

/** The action is done and its button is gone: takes the focus. */
export function DoneNote({ children }: { children: ReactNode }) {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <div ref={said} tabIndex={-1} className="account-address">
      <Note kind="info">{children}</Note>
    </div>
  )
}
