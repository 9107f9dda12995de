/** All keys in localStorage. A new one needs an entry in lockTable.ts. */
export const STORAGE_NAMES = [
  'theme',
  'dim',
  'doseRow',
  'goingRow',
  'shown',
  'size',
  'contrast',
  'helpCountry',
  'installHidden',
  'language',
  'landing',
  'last-input',
  'pageSize',
  'persistAsked',
  'quietLine',
  'range',
  'recent',
  'registered',
  'sections',
  'simple',
  'sort',
  'swept',
  'timeline.hidden',
  'timeline.measure',
  'visitRow',
] as const

export type StorageName = (typeof STORAGE_NAMES)[number]

/** A small choice stored on this device; null if there is none. A browser that forbids storage throws on any access. */
export function readChoice(name: StorageName): string | null {
  try {
    return localStorage.getItem(`reprieve.${name}`)
  } catch {
    return null
  }
}

/** Null deletes it. */
export function storeChoice(name: StorageName, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`reprieve.${name}`)
    else localStorage.setItem(`reprieve.${name}`, value)
  } catch {
    // The choice still applies for as long as the page is open.
  }
}
