import type { ReactNode } from 'react'

interface WhatRowProps {
  /** Of its title, for a button that says only what it does. */
  id?: string
  icon: ReactNode
  title: string
  /** Each in a line of its own; those that are empty are left out. */
  told: readonly string[]
}

/** What a row of a section is of. */
export function WhatRow({ id, icon, title, told }: WhatRowProps) {
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
