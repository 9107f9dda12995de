import { readPageMessage, type WorkerMessage } from '../device/workerMessages.ts'
import type { WorkerScope } from './workerScope.ts'

const PATH = '/records/quick'
/** The page asks as soon as it is loaded; after this time the text is discarded. */
const KEPT_MS = 60_000
const MOST_LETTERS = 10_000
const FIELDS = ['title', 'text', 'url']

/**
 * Text that another app shares is posted to the quick page. It never leaves the device and never appears in a URL,
 * which histories and logs would record: it waits in memory for the page that opens next.
 */
export function receiveSharedText(scope: WorkerScope, now: () => number = Date.now): void {
  let kept: { text: string; until: number } | null = null

  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'POST' || origin !== scope.location.origin || pathname !== PATH) return
    const opened = textOf(request).then((text) => {
      kept = { text, until: now() + KEPT_MS }
      return Response.redirect(`${origin}${PATH}?from=share`, 303)
    })
    event.respondWith(opened)
  })

  scope.addEventListener('message', (event) => {
    if (readPageMessage(event.data)?.say !== 'shared') return
    const text = kept !== null && now() < kept.until ? kept.text : ''
    // Once: a page that is opened later must not receive text meant for this one.
    kept = null
    event.source?.postMessage({ say: 'shared', text } satisfies WorkerMessage)
  })
}

/** Untrusted: a page of any site can post it too. Unreadable input becomes empty, and the page opens all the same. */
async function textOf(request: Request): Promise<string> {
  try {
    const form = await request.formData()
    const parts = FIELDS.map((field) => form.get(field)).filter((part) => typeof part === 'string')
    return plain(parts.filter((part) => part.trim() !== '').join('\n'))
  } catch {
    return ''
  }
}

/** Like all stored text: whole characters, and no control characters but line break and tab. */
const plain = (text: string): string =>
  text
    .slice(0, MOST_LETTERS)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
