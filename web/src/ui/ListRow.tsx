import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './listRow.css'
import { Pause } from './Pause.tsx'

export interface ListRowProps {
  icon: ReactNode
  title: string
  subtitle?: string | undefined
  /** What stands at the end in the place of the chevron: a count, a tag. */
  end?: ReactNode
}

/** The inside of a row: the link around it is the screen's own, with the class `list-row`, in a `ListCard`. */
export function ListRow({ icon, title, subtitle, end }: ListRowProps) {
  return (
    <>
      {icon}
      <span className="list-row-words">
        <span className="list-row-title">{title}</span>
        {subtitle !== undefined && (
          <>
            <Pause />
            <span className="list-row-subtitle">{subtitle}</span>
          </>
        )}
      </span>
      {end ?? <Icon name="chevronRight" />}
    </>
  )
}

/** Its children are the rows; a falsy one leaves no gap and no line. */
export function ListCard({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="list-card" role="group" aria-label={label}>
      {children}
    </div>
  )
}
