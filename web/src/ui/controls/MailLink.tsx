import { useEffect, useRef, useState } from 'react'
import { Note } from '../layout/Note.tsx'

/** A mail app that opens takes the focus away from the page; on a slow phone that takes time. */
const PATIENCE_MS = 2_000

interface MailLinkProps {
  /** A `mailto:` URL. */
  href: string
  kind: 'primary' | 'quiet'
  label: string
  /** Shown if no mail app has opened. */
  notTaken: string
}

export function MailLink({ href, kind, label, notTaken }: MailLinkProps) {
  const [isNotTaken, setNotTaken] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const press = (): void => {
    setNotTaken(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setNotTaken(document.hasFocus()), PATIENCE_MS)
  }
  return (
    <>
      <div role="alert">{isNotTaken && <Note kind="warn">{notTaken}</Note>}</div>
      <a className={`button ${kind}`} href={href} onClick={press}>
        {label}
      </a>
    </>
  )
}
