import { useEffect, useRef, type RefObject } from 'react'

/** What was pressed goes with its step, and the focus with it: whoever listens is taken to what comes next. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    place.current?.querySelector<HTMLElement>('h3, input, button')?.focus()
  }, [step])
  return place
}
