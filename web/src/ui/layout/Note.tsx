import type { ReactNode } from 'react'
import { FrameIcon } from '../icons/FrameIcon.tsx'

interface NoteProps {
  kind: 'info' | 'warn'
  icon?: ReactNode
  children: ReactNode
  /** A `text` button at the end. */
  action?: ReactNode
}

export function Note({ kind, icon, children, action }: NoteProps) {
  return (
    <div className={`note ${kind}`}>
      {icon ?? <FrameIcon name="info" />}
      <p>{children}</p>
      {action}
    </div>
  )
}
