import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import { shellText } from './shell.ts'

/** A file of the app that comes with a screen, whatever the build has added to its name. */
const fileOf = (screen: string): RegExp => new RegExp(`/assets/${screen}-[^/]*\\.js(\\?|$)`)

export interface HeldChunk {
  /** How often the page asked for it, and where. */
  asked: () => readonly string[]
  /** As Firefox and WebKit do with every request of a page that begins to leave. */
  cutOff: () => Promise<void>
}

/** The first request of a file has no answer until it is cut off; those after it are answered. */
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
      // The browser may have ended it by itself.
      for (const route of held.splice(0)) await route.abort().catch(() => undefined)
    },
  }
}

/** The addresses that the page has asked for from now on and that have no answer yet. */
export function openRequests(page: Page): () => readonly string[] {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => [...open].map((request) => request.url())
}

/** Refuses the file as often as told, and then answers. */
export async function refuseChunk(page: Page, screen: string, times: number): Promise<() => number> {
  let asked = 0
  await page.route(fileOf(screen), (route) => (asked++ < times ? route.abort() : route.continue()))
  return () => asked
}

/** The next page is on its way, and does not come before it is let through. */
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

/** From now on the page notes every error screen and message that it shows, also in its last moments. */
export const noteAlarms = (page: Page): Promise<void> =>
  page.evaluate(`void new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=alert], .toast [role=status]'))
      if (textContent) sessionStorage.setItem('alarm: ' + textContent, '')
  }).observe(document.body, { subtree: true, childList: true, characterData: true })`)

export const alarms = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`Object.keys(sessionStorage).filter((name) => name.startsWith('alarm: '))`)
