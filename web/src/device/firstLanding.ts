import { LANDING } from './landingStorage.ts'

/** Where a visitor came from, by the URL of the page. */
export type Landing = Partial<Record<(typeof NAMES)[number], string>>

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const
const LONGEST = 200

/** Stored until the sign-up. */
export function firstLanding({ read } = LANDING): Landing {
  const kept = new URLSearchParams(read() ?? '')
  const told = NAMES.map((name) => [name, kept.get(name)?.slice(0, LONGEST) ?? ''] as const)
  return Object.fromEntries(told.filter(([, value]) => value !== ''))
}

/** After a sign-up that the server has accepted: reads it for the last time, and deletes it. */
export function takeFirstLanding(shelf = LANDING): Landing {
  const landing = firstLanding(shelf)
  shelf.keep(null)
  return landing
}
