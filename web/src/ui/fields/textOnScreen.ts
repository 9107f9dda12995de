import { useEffect } from 'react'

/** The unsaved text on the screen, in a form that a person can read elsewhere. [LOCAL-39] */
const readers = new Set<() => string>()

export const readTextOnScreen = (): string =>
  [...readers]
    .map((read) => read().trim())
    .filter((text) => text !== '')
    .join('\n\n')

/** While the screen is open, its text can be copied or exported if it cannot be saved. */
export function useTextOnScreen(read: () => string): void {
  useEffect(() => {
    readers.add(read)
    return () => void readers.delete(read)
  }, [read])
}
