import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface SectionFrameProps {
  title: string
  children: ReactNode
}

/** One section of Your data: the way back, its name, and what it shows. */
export function SectionFrame({ title, children }: SectionFrameProps) {
  const text = useText('data')
  const { section, kept } = useKeptFocus()
  return (
    <>
      <Link className="button text your-data-back" to={PATHS.yourData}>
        <Icon name="back" isSmall />
        {text('back')}
      </Link>
      <section className="card your-data-section" ref={section} {...kept}>
        {/* Focusable by script: a new section starts being read here. */}
        <h2 tabIndex={-1}>{title}</h2>
        {children}
      </section>
    </>
  )
}

/** A button may go with its row, and the row with what was done to it: then the name of the section has the focus. */
function useKeptFocus() {
  const section = useRef<HTMLElement>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    if (last.current === null || last.current.isConnected) return
    last.current = null
    // Whoever went on elsewhere stays there.
    if (document.activeElement === document.body) section.current?.querySelector('h2')?.focus()
  })
  const kept = {
    onFocus: ({ target }: FocusEvent) => void (last.current = target),
    // Not told of what is taken out of the page, only of who leaves it.
    onBlur: () => void (last.current = null),
  }
  return { section, kept }
}
