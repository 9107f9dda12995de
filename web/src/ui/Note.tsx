import type { ReactNode } from 'react'

export function Note({ kind, children }: { kind: 'info' | 'warn'; children: ReactNode }) {
  return (
    <p className={`note ${kind}`}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 11v5M12 8h.01" />
      </svg>
      <span>{children}</span>
    </p>
  )
}
