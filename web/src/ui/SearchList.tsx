import type { ReactNode } from 'react'
import { ListCard } from './ListRow.tsx'
import { ListRowButton } from './ListRowButton.tsx'
import './searchList.css'
import { TextField } from './TextField.tsx'

export interface FoundRow {
  id: string
  icon?: ReactNode
  title: string
  subtitle?: string | undefined
  /** In the place of the chevron: a word about it. */
  end?: ReactNode
}

interface SearchListProps {
  label: string
  typed: string
  /** Only where a press has just opened it. */
  autoFocus?: boolean
  maxLength?: number
  /** What came of it, or what to do: told to who listens each time it changes. */
  status: string
  /** The name of the results for who listens. */
  resultsLabel: string
  rows: readonly FoundRow[]
  onType: (typed: string) => void
  onChoose: (id: string) => void
  /** Below the results: what else was found, and what to do where nothing fits. */
  children?: ReactNode
}

/** One field, and below it what fits, the best first. Each row is a button: a press chooses it. */
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
