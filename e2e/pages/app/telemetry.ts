import { createServer } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { freePort } from '../../harness/freePort.ts'

const onboarding = await loadText('en', 'onboarding')

export interface ReportEnd {
  address: string
  /** Every POST completely: address, headers and body. */
  posts: string[]
  close: () => Promise<void>
}

/** The server that an operator names in REPORT_ENDPOINT. */
export async function openReportEnd(): Promise<ReportEnd> {
  const posts: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString('utf8')))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      posts.push([method, decodeURIComponent(url), JSON.stringify(headers), body].join('\n'))
      response.writeHead(204).end()
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { address: `http://localhost:${port}/in`, posts, close }
}

/** For a server without one: an endpoint for this page only, under the app's own origin. */
export async function nameReportEnd(page: Page, origin: string): Promise<string[]> {
  const posts: string[] = []
  await page.route('**/core/service-status', async (route) => {
    const answer = await route.fetch()
    const body = { ...(await answer.json()), report_endpoint: `${origin}/in` }
    await route.fulfill({ response: answer, json: body })
  })
  await page.route(`${origin}/in`, async (route) => {
    posts.push(route.request().postData() ?? '')
    await route.fulfill({ status: 204 })
  })
  return posts
}

/** Agrees to both, as a person does. */
export async function agreeToTelemetry(page: Page): Promise<void> {
  await page.goto('/onboarding/privacy')
  for (const one of [onboarding('crash'), onboarding('usage')]) {
    await page.locator('label', { hasText: one }).click()
    await expect(page.getByRole('switch', { name: one })).toBeChecked()
  }
  await page.getByRole('button', { name: onboarding('saveAndGoOn') }).click()
  await expect(page).not.toHaveURL(/privacy/)
}

const inChoices = (mode: string, act: string): string => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('reprieve-device')
  opening.onerror = reject
  opening.onsuccess = () => {
    const change = opening.result.transaction('choices', '${mode}')
    const asked = change.objectStore('choices').${act}
    change.onabort = reject
    change.oncomplete = () => (opening.result.close(), resolve(asked.result?.value ?? null))
  }
})`

export interface Usage {
  firstOpen: number
  sent: number[]
  consentedAt: number | null
}

/** The stored time when the device was first used. */
export const usageOn = (page: Page): Promise<Usage | null> =>
  page.evaluate<Usage | null>(inChoices('readonly', `get('usage')`))

export const storeUsage = (page: Page, usage: Usage): Promise<unknown> =>
  page.evaluate(inChoices('readwrite', `put(${JSON.stringify({ name: 'usage', value: usage })})`))

/** Throws an error whose message quotes a person's text, as the errors of JavaScript do. */
export const throwErrorWith = (page: Page, words: string): Promise<void> =>
  page.evaluate<void>(`void setTimeout(() => JSON.parse(${JSON.stringify(`{ "note": ${words}`)}))`)

export const rejectWith = (page: Page, words: string): Promise<void> =>
  page.evaluate<void>(`void Promise.reject(new TypeError(${JSON.stringify(words)}))`)
