import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useSteadyPress } from '../controls/useSteadyPress.ts'
import './form.css'

interface FormProps {
  label: string
  /** Sets the errors of invalid fields; the first of them gets the focus. */
  onSubmit: () => void
  children: ReactNode
}

const DEBOUNCE_MS = 1_200

/** Submitted by its button and by Enter in a field; ignores the second press of a shaking hand. */
export function Form({ label, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const submit = useSteadyPress(DEBOUNCE_MS, () => {
    onSubmit()
    setAttempts((before) => before + 1)
  })
  useEffect(() => {
    if (attempts > 0 && form.current !== null) focusFirstError(form.current)
  }, [attempts])

  return (
    <form
      ref={form}
      className="form"
      aria-label={label}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      {children}
    </form>
  )
}

/**
 * Call it in an effect after the errors are rendered: before that the error texts of the fields are not there to be
 * read. Returns whether there was an error.
 */
export function focusFirstError(form: HTMLElement): boolean {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (first === null) return false
  first.focus({ preventScroll: true })
  // focus() scrolls only as far as the field itself: its label and error text would lie under the bars.
  first.scrollIntoView({ block: 'center' })
  return true
}
