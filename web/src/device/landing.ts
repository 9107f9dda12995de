import { keepChoice, readChoice } from './storage.ts'

/** In the browser's small storage: what it is, is firstLanding.ts's. */
export const LANDING = {
  read: (): string | null => readChoice('landing'),
  keep: (value: string | null): void => keepChoice('landing', value),
}

/** Before anything else looks at the address. Who came before by another way came by that one. [ACC-20] */
export function noteLanding(search: string, { read, keep } = LANDING): void {
  const told = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  if (told.length > 0 && read() === null) keep(new URLSearchParams(told).toString())
}
