import type { ReactNode } from 'react'
import './tag.css'

interface TagProps {
  kind: 'plain' | 'info' | 'warn'
  icon?: ReactNode
  label: string
}

/** A state in a word or two: never red, because a tag never reports a loss. */
export function Tag({ kind, icon, label }: TagProps) {
  return (
    <span className={`tag ${kind}`}>
      {icon}
      {label}
    </span>
  )
}
