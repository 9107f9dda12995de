import { expect, test as plain, type BrowserContext } from '@playwright/test'
import { basename } from 'node:path'
import { reasonToLeaveOut } from '../../firefox/skipReason.ts'
import { INSECURE_HOST } from './startedServer.ts'

export interface Watch {
  /** A console error that this journey provokes on purpose. */
  expectError(pattern: RegExp): void
}

const HOME = new Set(['localhost', INSECURE_HOST])

// Text, because it runs in the page: what is a console error there reaches the listener below.
const TELL_VIOLATIONS = `document.addEventListener('securitypolicyviolation', (event) => {
  console.error('securitypolicyviolation ' + event.violatedDirective + ' ' + event.blockedURI)
})`

// Firefox tells of an error in the console that it was one, and not which.
const TELL_ERRORS = `{
  const tell = console.error
  console.error = (...said) => tell(...said.map((one) => (one instanceof Error ? one + '\\n' + one.stack : one)))
}`

/**
 * What Firefox itself tells of a font, or of a file from the service worker, that was under way when its page was left. A
 * worker that fails on a page that stays leaves its screen undrawn, which the journeys see.
 */
const LOST_ON_LEAVING = [
  /^error: download failed \(font-family: .* status=2152398850 /,
  /^error: Failed to load .*\/assets\/.* A ServiceWorker intercepted the request and encountered an unexpected error/,
]

function isElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol.startsWith('http') && !HOME.has(hostname)
}

async function listen(context: BrowserContext, heard: (fault: string) => void): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') heard(`console: ${message.text()}`)
  })
  context.on('weberror', (fault) => heard(`error: ${fault.error().message}`))
  context.on('request', (request) => {
    if (isElsewhere(request.url())) heard(`request elsewhere: ${request.url()}`)
  })
  for (const content of [TELL_VIOLATIONS, TELL_ERRORS]) await context.addInitScript({ content })
}

/** A question and its answer: whatever the page has reported before arrives before the answer does. */
async function hearOut(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.evaluate('null')))
}

/** Every journey fails on a broken content security policy, an error in the console, or a request to anybody else. */
export const test = plain.extend<{ watch: Watch; leftOut: void }>({
  // Before everything else: a context with what Playwright cannot do over BiDi could not even be opened.
  leftOut: [
    async ({ browserName }, use, journey) => {
      const reason =
        browserName === 'firefox' ? reasonToLeaveOut(basename(journey.file), journey.title) : undefined
      journey.skip(reason !== undefined, reason)
      await use()
    },
    { auto: true },
  ],
  watch: [
    async ({ context }, use) => {
      const faults: string[] = []
      const provoked: RegExp[] = [...LOST_ON_LEAVING]
      await listen(context, (fault) => faults.push(fault))
      await use({ expectError: (pattern) => void provoked.push(pattern) })
      await hearOut(context)
      expect(faults.filter((fault) => !provoked.some((pattern) => pattern.test(fault)))).toEqual([])
    },
    { auto: true },
  ],
})
