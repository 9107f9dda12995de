import { storeChoice, readChoice } from './storage.ts'

/** In localStorage; firstLanding.ts interprets it. */
export const LANDING = {
  read: (): string | null => readChoice('landing'),
  keep: (value: string | null): void => storeChoice('landing', value),
}

/** Call before anything else reads the URL. The first recorded source stays. [ACC-20] */
export function noteLanding(search: string, { read, keep } = LANDING): void {
  const told = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  if (told.length > 0 && read() === null) keep(new URLSearchParams(told).toString())
}
