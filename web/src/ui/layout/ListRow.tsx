import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import './listRow.css'

/** Separates two parts of a link or row that are only visually apart: screen readers would run them together. */
export const SpokenPause = () => <span className="unseen">, </span>

export interface ListRowProps {
  icon: ReactNode
  title: string
  subtitle?: string | undefined
  /** Replaces the chevron at the end: a count, a tag. */
  end?: ReactNode
}

/** The content of a row: the screen provides the link around it, with the class `list-row`, in a `ListCard`. */
export function ListRow({ icon, title, subtitle, end }: ListRowProps) {
  return (
    <>
      {icon}
      <span className="list-row-words">
        <span className="list-row-title">{title}</span>
        {subtitle !== undefined && (
          <>
            <SpokenPause />
            <span className="list-row-subtitle">{subtitle}</span>
          </>
        )}
      </span>
      {end ?? <Icon name="chevronRight" />}
    </>
  )
}

/** The children are the rows; a falsy child leaves no gap and no separator. */
export function ListCard({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="list-card" role="group" aria-label={label}>
      {children}
    </div>
  )
}
