import type { ReactNode } from 'react'

interface WhatRowProps {
  /** The id of its title, for a button whose label needs that context. */
  id?: string
  icon: ReactNode
  title: string
  /** Each on its own line; empty ones are left out. */
  told: readonly string[]
}

/** The icon, title and details of a row in a section. */
export function DataRow({ id, icon, title, told }: WhatRowProps) {
  return (
    <div className="your-data-what">
      {icon}
      <div>
        <h3 className="your-data-title" id={id}>
          {title}
        </h3>
        {told
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className="your-data-told">
              {line}
            </p>
          ))}
      </div>
    </div>
  )
}
