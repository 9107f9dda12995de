import { useEffect, useRef, type RefObject } from 'react'

/** The pressed button disappears with its step: moves the focus to the next one. */
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
