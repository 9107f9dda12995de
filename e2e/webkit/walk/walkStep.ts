import type { AccountNames, TestServer } from '../../harness/person.ts'
import type { Target } from '../target.ts'
import type { WebkitPage } from '../webkitPage.ts'

/** The person, and the address of the app. */
export interface Walker {
  page: WebkitPage
  origin: string
  place: TestServer
  names: AccountNames
}

export interface WalkStep {
  /** What the person sees at its end. */
  title: string
  /**
   * `npm test` has time only for the short walk; `both` steps are in both walks, `short` ones replace steps of the long
   * walk.
   */
  walks: 'both' | 'long' | 'short'
  act: (walker: Walker) => Promise<void>
}

export const MAIN: Target = { role: 'main' }

export const buttonTarget = (name: string | RegExp, within?: Target): Target => named('button', name, within)
export const linkTarget = (name: string | RegExp, within?: Target): Target => named('link', name, within)
export const headingTarget = (name: string | RegExp): Target => ({ role: 'heading', name })
export const fieldTarget = (name: string | RegExp, within?: Target): Target => named('field', name, within)
export const group = (name: string | RegExp): Target => ({ role: 'group', name })
export const text = (name: string | RegExp): Target => ({ role: 'text', name })

/** The live region of all messages. */
export const messageTarget = (words: string): Target => ({ role: 'status', name: new RegExp(escaped(words)) })

export const startingWith = (words: string): RegExp => new RegExp(`^${escaped(words)}`)

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function named(role: Target['role'], name: string | RegExp, within?: Target): Target {
  return within === undefined ? { role, name } : { role, name, within }
}

/** A slider by its keys, which are exact at every width. */
export async function setWebkitSlider(page: WebkitPage, slider: Target, steps: number): Promise<void> {
  await page.focus(slider)
  // An arrow moves a severity by a tenth (D35).
  const isInTenths = await page.evaluate<boolean>(`document.activeElement?.step === '0.1'`)
  const key = isInTenths ? 'PageUp' : 'ArrowRight'
  await page.keys('Home', ...Array.from({ length: steps }, () => key))
}
