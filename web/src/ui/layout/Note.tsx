import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'

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
      {icon ?? <Icon name="info" />}
      <p>{children}</p>
      {action}
    </div>
  )
}
