import { readWord, type WorkerWord } from '../device/appWord.ts'
import type { WorkerScope } from './scope.ts'

const PATH = '/records/quick'
/** The page asks as soon as it stands; what nobody asked for is nobody's. */
const KEPT_MS = 60_000
const MOST_LETTERS = 10_000
const FIELDS = ['title', 'text', 'url']

/**
 * What another app shares with ours is posted to the quick page. It never leaves the device and comes into no address,
 * where a history and a log would keep it: it waits in memory for the page that opens next.
 */
export function takeShared(scope: WorkerScope, now: () => number = Date.now): void {
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
    if (readWord(event.data)?.say !== 'shared') return
    const text = kept !== null && now() < kept.until ? kept.text : ''
    // Once: a page that is opened later must not find what was meant for this one.
    kept = null
    event.source?.postMessage({ say: 'shared', text } satisfies WorkerWord)
  })
}

/** Anybody's words: a page of any site can post them too. What cannot be read is empty, and the page opens all the same. */
async function textOf(request: Request): Promise<string> {
  try {
    const form = await request.formData()
    const parts = FIELDS.map((field) => form.get(field)).filter((part) => typeof part === 'string')
    return plain(parts.filter((part) => part.trim() !== '').join('\n'))
  } catch {
    return ''
  }
}

/** As text is kept everywhere: whole letters, and no control characters but the line break and the tab. */
const plain = (text: string): string =>
  text
    .slice(0, MOST_LETTERS)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
