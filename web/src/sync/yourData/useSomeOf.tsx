import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'

const AT_ONCE = 100

interface SomeOf<T> {
  some: readonly T[]
  /** For the list that they are shown in. */
  list: RefObject<HTMLUListElement | null>
  /** The way to the next of them, behind the list. */
  more: ReactNode
}

/** The first of many: thousands of rows drawn at once would stop a phone for seconds, and again with each that goes. */
export function useSomeOf<T>(all: readonly T[]): SomeOf<T> {
  const common = useText('common')
  const list = useRef<HTMLUListElement>(null)
  const [most, setMost] = useState(AT_ONCE)
  const before = useRef(most)
  useEffect(() => {
    if (before.current === most) return
    // The button is behind them, or gone: who works by keys goes on at the first of the new ones.
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
