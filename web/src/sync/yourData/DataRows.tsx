import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'

const AT_ONCE = 100

interface SomeOf<T> {
  some: readonly T[]
  /** For the list that shows them. */
  list: RefObject<HTMLUListElement | null>
  /** The button for the next ones, after the list. */
  more: ReactNode
}

/** The first of many: drawing thousands of rows would block a phone for seconds, and again whenever one is removed. */
export function useFirstOfMany<T>(all: readonly T[]): SomeOf<T> {
  const common = useText('common')
  const list = useRef<HTMLUListElement>(null)
  const [most, setMost] = useState(AT_ONCE)
  const before = useRef(most)
  useEffect(() => {
    if (before.current === most) return
    // The button is after them, or gone: keyboard users continue at the first new row.
    const row = list.current?.children[before.current]
    before.current = most
    if (!(row instanceof HTMLElement)) return
    row.tabIndex = -1
    row.focus()
  }, [most])
  const left = all.length - most
  const more = left > 0 && (
    <Button
      kind="text"
      label={common('showMore', { 0: Math.min(left, AT_ONCE) })}
      onPress={() => setMost(most + AT_ONCE)}
    />
  )
  return { some: all.slice(0, most), list, more }
}

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
