import { useEffect, useRef, type RefObject } from 'react'
import { focusFirstError } from '../ui/fields/Form.tsx'

/** The response came after the form was sent: moves the focus to the field that it is about. */
export function useFocusOnRefusal(isRefused: boolean): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRefused && part.current !== null) focusFirstError(part.current)
  }, [isRefused])
  return part
}
