import type { ReactNode } from 'react'
import './emptyState.css'
import { EmptySwell } from '../scale/Swell.tsx'

interface EmptyStateProps {
  title: string
  text?: string
  /** The one button or link that leads away from here. */
  children?: ReactNode
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <section className="empty-state">
      <EmptySwell />
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  )
}
