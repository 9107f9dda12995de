import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'

interface SectionFrameProps {
  title: string
  children: ReactNode
}

/** One section of Your data: the back link, its name, and its content. */
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
        {/* Focusable by script: screen readers start a new section here. */}
        <h2 tabIndex={-1}>{title}</h2>
        {children}
      </section>
    </>
  )
}

/** A button may disappear with its row after an action: then the section heading gets the focus. */
function useKeptFocus() {
  const section = useRef<HTMLElement>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    if (last.current === null || last.current.isConnected) return
    last.current = null
    // If the user has moved the focus elsewhere, it stays there.
    if (document.activeElement === document.body) section.current?.querySelector('h2')?.focus()
  })
  const kept = {
    onFocus: ({ target }: FocusEvent) => void (last.current = target),
    // Does not fire for an element that is removed, only when the user leaves it.
    onBlur: () => void (last.current = null),
  }
  return { section, kept }
}
