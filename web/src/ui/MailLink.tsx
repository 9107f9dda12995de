import { useEffect, useRef, useState } from 'react'
import { Note } from './Note.tsx'

/** A mail app that takes the press also takes the focus; on a slow phone not at once. */
const PATIENCE_MS = 2_000

interface MailLinkProps {
  /** mailto: */
  href: string
  kind: 'primary' | 'quiet'
  label: string
  /** Said where no mail app has come up. */
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
