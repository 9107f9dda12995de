import type { ReactNode } from 'react'
import { ListCard } from '../layout/ListRow.tsx'
import { ListRowButton } from '../layout/ListRowButton.tsx'
import './searchList.css'
import { TextField } from './TextField.tsx'

export interface FoundRow {
  id: string
  icon?: ReactNode
  title: string
  subtitle?: string | undefined
  /** A word that replaces the chevron. */
  end?: ReactNode
}

interface SearchListProps {
  label: string
  typed: string
  /** Only if a press has just opened the list. */
  autoFocus?: boolean
  maxLength?: number
  /** The result or the next step: announced to screen readers each time it changes. */
  status: string
  /** The accessible name of the results. */
  resultsLabel: string
  rows: readonly FoundRow[]
  onType: (typed: string) => void
  onChoose: (id: string) => void
  /** Shown below the results: other matches, and what to do if nothing fits. */
  children?: ReactNode
}

/** A search field with the matches below it, best first. Each row is a button that chooses the match. */
export function SearchList(props: SearchListProps) {
  const { label, typed, autoFocus = false, maxLength = 200, status, resultsLabel, rows, children } = props
  return (
    <div className="search-list">
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        autoFocus={autoFocus}
        isLiteral
        maxLength={maxLength}
        value={typed}
        onChange={props.onType}
      />
      <p className="search-status" role="status">
        {status}
      </p>
      <FoundRows label={resultsLabel} rows={rows} onChoose={props.onChoose} />
      {children}
    </div>
  )
}

interface FoundRowsProps {
  label: string
  rows: readonly FoundRow[]
  onChoose: (id: string) => void
}

export function FoundRows({ label, rows, onChoose }: FoundRowsProps) {
  if (rows.length === 0) return null
  return (
    <ListCard label={label}>
      {rows.map(({ id, icon, ...row }) => (
        <ListRowButton key={id} {...row} icon={icon} onPress={() => onChoose(id)} />
      ))}
    </ListCard>
  )
}
