import { useEffect, useState } from 'react'
import './progress.css'

const LONG_MS = 4_000

/** Unanimated placeholder shapes while content loads. After a while it shows `longText`. */
export function Skeleton({ longText }: { longText: string }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="skeleton-place">
      <div className="skeleton" aria-hidden="true">
        <div className="skeleton-badge" />
        <div className="skeleton-lines" />
      </div>
      <p role="status">{isLong && longText}</p>
    </div>
  )
}
