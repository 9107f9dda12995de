import { useState } from 'react'

/** DESIGN 6. */
const MOST_ROWS = 8

/** The first of many rows, and all of them on demand. */
export function useFirstRows<T>(rows: readonly T[]): {
  shown: readonly T[]
  isLong: boolean
  isWhole: boolean
  toggle: () => void
} {
  const [isWhole, setWhole] = useState(false)
  const isLong = rows.length > MOST_ROWS
  return {
    shown: isLong && !isWhole ? rows.slice(0, MOST_ROWS) : rows,
    isLong,
    isWhole,
    toggle: () => setWhole(!isWhole),
  }
}
