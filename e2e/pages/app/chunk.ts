import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import { shellText } from './shell.ts'

/** The file of a screen, whatever hash the build has added to its name. */
const fileOf = (screen: string): RegExp => new RegExp(`/assets/${screen}-[^/]*\\.js(\\?|$)`)

export interface HeldChunk {
  /** The addresses of all requests for it. */
  asked: () => readonly string[]
  /** Aborts it, as Firefox and WebKit do with every request of a page that is being left. */
  cutOff: () => Promise<void>
}

/** The first request of a file stays unanswered until it is aborted; later ones are answered. */
export async function holdChunk(page: Page, screen: string): Promise<HeldChunk> {
  const asked: string[] = []
  const held: Route[] = []
  await page.route(fileOf(screen), async (route) => {
    asked.push(route.request().url())
    if (asked.length === 1) held.push(route)
    else await route.continue()
  })
  return {
    asked: () => asked,
    cutOff: async () => {
      await expect.poll(() => held.length).toBe(1)
      // The browser may have aborted it by itself.
      for (const route of held.splice(0)) await route.abort().catch(() => undefined)
    },
  }
}

/** The addresses that the page requests from now on and that have no answer yet. */
export function openRequests(page: Page): () => readonly string[] {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => [...open].map((request) => request.url())
}

/** Refuses the file this many times, and then serves it. */
export async function refuseChunk(page: Page, screen: string, times: number): Promise<() => number> {
  let asked = 0
  await page.route(fileOf(screen), (route) => (asked++ < times ? route.abort() : route.continue()))
  return () => asked
}

/** Holds the next page load until the returned function is called. */
export async function holdPage(page: Page, path: string): Promise<() => Promise<void>> {
  let letThrough = (): void => undefined
  const open = new Promise<void>((resolve) => (letThrough = resolve))
  let isAsked = false
  await page.route(`**${path}`, async (route) => {
    isAsked = true
    await open
    await route.continue().catch(() => undefined)
  })
  return async () => {
    await expect.poll(() => isAsked).toBe(true)
    letThrough()
  }
}

export const brokenScreen = (page: Page): Locator =>
  page.getByRole('heading', { name: shellText('brokenTitle') })

/** From now on the page records every error screen and message that it shows, even right before it is left. */
export const noteAlarms = (page: Page): Promise<void> =>
  page.evaluate(`void new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=alert], .toast [role=status]'))
      if (textContent) sessionStorage.setItem('alarm: ' + textContent, '')
  }).observe(document.body, { subtree: true, childList: true, characterData: true })`)

export const alarms = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`Object.keys(sessionStorage).filter((name) => name.startsWith('alarm: '))`)
