/** A small choice kept on this device. A browser that forbids storage throws at the first touch: then it is forgotten. */
export function readChoice(name: string): string | null {
  try {
    return localStorage.getItem(`reprieve.${name}`)
  } catch {
    return null
  }
}

/** null forgets it. */
export function keepChoice(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`reprieve.${name}`)
    else localStorage.setItem(`reprieve.${name}`, value)
  } catch {
    // The choice still holds for as long as the page is open.
  }
}
