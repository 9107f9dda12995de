import { expect, test as plain, type BrowserContext } from '@playwright/test'
import { basename } from 'node:path'
import { reasonToLeaveOut } from '../../firefox/skipReason.ts'
import { INSECURE_HOST } from './startedServer.ts'

export interface Watch {
  /** Allows a console error that this journey causes on purpose. */
  expectError(pattern: RegExp): void
}

const HOME = new Set(['localhost', INSECURE_HOST])

// A string, because it runs in the page: the listener below receives it as a console error.
const TELL_VIOLATIONS = `document.addEventListener('securitypolicyviolation', (event) => {
  console.error('securitypolicyviolation ' + event.violatedDirective + ' ' + event.blockedURI)
})`

// Firefox reports that there was a console error, but not which.
const TELL_ERRORS = `{
  const tell = console.error
  console.error = (...said) => tell(...said.map((one) => (one instanceof Error ? one + '\\n' + one.stack : one)))
}`

/**
 * What Firefox reports about a font, or a file from the service worker, that was loading when its page was left. A
 * worker that fails on a page that stays leaves its screen undrawn, which the journeys notice.
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

/** A round trip: everything that the page reported before arrives before the answer. */
async function hearOut(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.evaluate('null')))
}

/**
 * Every journey fails on a violation of the content security policy, a console error, or a request to another origin.
 */
export const test = plain.extend<{ watch: Watch; leftOut: void }>({
  // Runs first: a context with options that Playwright does not support over BiDi could not even be opened.
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
