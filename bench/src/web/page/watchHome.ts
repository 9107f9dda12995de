import type { HomeWatch, Opening } from '../pageWork.ts'

// Runs in the app's page before any other script, and reports when home is shown.
declare global {
  var benchWatch: HomeWatch
  var tellOpening: (opening: Opening) => void
}

const { recordButton, listWords } = globalThis.benchWatch
const seen: Partial<Record<'usable' | 'listed', number>> = {}
const under = new Set<string>()

const LOOKS = {
  usable: () =>
    partsIn('main a, main button').some(
      (part) => part.textContent.trim() === recordButton && isPressable(part),
    ),
  listed: () =>
    partsIn('main').some(({ textContent }) => listWords.some((words) => textContent.includes(words))),
}

const partsIn = (selector: string): Element[] => [...document.querySelectorAll(selector)]

function isPressable(part: Element): boolean {
  const { x, y, width, height } = part.getBoundingClientRect()
  const top = width === 0 ? null : document.elementFromPoint(x + width / 2, y + height / 2)
  return top !== null && part.contains(top)
}

function look(): void {
  for (const what of ['usable', 'listed'] as const) {
    if (under.has(what) || !LOOKS[what]()) continue
    under.add(what)
    // A timeout, so that this runs after the frame that draws it.
    setTimeout(() => note(what))
  }
}

function note(what: 'usable' | 'listed'): void {
  seen[what] = performance.now()
  const { usable, listed } = seen
  if (usable === undefined || listed === undefined) return
  watcher.disconnect()
  const opening = { usable, listed, scriptBytes: scriptBytes(), requests: requestCount() }
  onFirstPaint((firstPaint) => globalThis.tellOpening({ ...opening, firstPaint }))
}

/** The browser records the first paint a little after it happened. */
function onFirstPaint(act: (at: number) => void): void {
  const observer = new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint')
    if (paint === undefined) return
    observer.disconnect()
    act(paint.startTime)
  })
  observer.observe({ type: 'paint', buffered: true })
}

const requested = (): PerformanceResourceTiming[] =>
  performance.getEntriesByType('resource') as PerformanceResourceTiming[]

/** With the page itself. */
const requestCount = (): number => requested().length + 1

function scriptBytes(): number {
  return requested()
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, file) => sum + file.encodedBodySize, 0)
}

let isAwaited = false
const watcher = new MutationObserver(() => {
  if (isAwaited) return
  isAwaited = true
  requestAnimationFrame(() => {
    isAwaited = false
    look()
  })
})
// With attributes: what covers the button may go without any part being added or removed.
watcher.observe(document, { childList: true, subtree: true, attributes: true })
