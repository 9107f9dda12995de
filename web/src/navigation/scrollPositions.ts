import type { SessionName } from '../device/sessionNames.ts'
import type { AppLocation } from './appLocation.ts'
import { entryKey } from './historyState.ts'

const NAME: SessionName = 'reprieve.scroll'

/** More entries than anyone goes back through. */
const MOST_ENTRIES = 200

/** Left and top of the page, under the empty name, and of each scrolled part of it, by its CSS selector. */
type Positions = Record<string, readonly [number, number]>

const PAGE = ''

export type ScrollWindow = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'scrollTo' | 'scrollX' | 'scrollY' | 'document'
> & { history: Pick<History, 'scrollRestoration'> }

export interface ScrollPositions {
  /** Stores how far the screen of this entry is scrolled. */
  note: (left: AppLocation) => void
  /** Scrolls a screen that Back, Forward or a reload brings: to where it was left. [ROUTE-21] */
  restore: (here: AppLocation) => void
  /** Scrolls a newly opened screen: to the place that its address names, or to the top. [ROUTE-21] */
  begin: (here: AppLocation) => void
  /** Takes scrolling over from the browser, which does it before the screen is there. Returns what gives it back. */
  follow: (current: () => AppLocation | null) => () => void
}

export function makeScrollPositions(
  win: ScrollWindow,
  shelf: () => Pick<Storage, 'getItem' | 'setItem'>,
): ScrollPositions {
  const entries = read(shelf)
  const scrolled = new Set<Element>()

  const note = (left: AppLocation): void => {
    const positions: Positions = { [PAGE]: [win.scrollX, win.scrollY] }
    for (const part of scrolled) {
      if (part.isConnected) positions[selectorOf(part)] = [part.scrollLeft, part.scrollTop]
      else scrolled.delete(part)
    }
    const key = entryKey(left.state)
    // Moved to the end: the oldest is dropped first.
    entries.delete(key)
    entries.set(key, positions)
    for (const oldest of entries.keys()) {
      if (entries.size <= MOST_ENTRIES) break
      entries.delete(oldest)
    }
  }

  const begin = ({ hash }: AppLocation): void => {
    if (hash === '') win.scrollTo(0, 0)
    else win.document.getElementById(hash)?.scrollIntoView()
  }

  const restore = (here: AppLocation): void => {
    const positions = entries.get(entryKey(here.state))
    if (positions === undefined) return begin(here)
    for (const [selector, [left, top]] of Object.entries(positions)) {
      if (selector === PAGE) win.scrollTo(left, top)
      else scrollPart(win.document.querySelector(selector), left, top)
    }
  }

  const store = (current: AppLocation | null): void => {
    if (current !== null) note(current)
    try {
      shelf().setItem(NAME, JSON.stringify([...entries]))
    } catch {
      // A browser that forbids storage: the positions last as long as the page.
    }
  }

  const follow: ScrollPositions['follow'] = (current) => {
    const onScroll = ({ target }: Event): void => {
      if (target !== null && target !== win.document) scrolled.add(target as Element)
    }
    const onHide = (): void => {
      // Whatever opens this address next, another page or another version, may rely on the browser.
      win.history.scrollRestoration = 'auto'
      store(current())
    }
    // A page that the browser kept goes on where it was.
    const onShow = (): void => void (win.history.scrollRestoration = 'manual')
    onShow()
    win.document.addEventListener('scroll', onScroll, true)
    win.addEventListener('pagehide', onHide)
    win.addEventListener('pageshow', onShow)
    return () => {
      win.document.removeEventListener('scroll', onScroll, true)
      win.removeEventListener('pagehide', onHide)
      win.removeEventListener('pageshow', onShow)
    }
  }
  return { note, restore, begin, follow }
}

function scrollPart(part: Element | null, left: number, top: number): void {
  if (part === null) return
  part.scrollLeft = left
  part.scrollTop = top
}

/** The place of an element in the page, as a CSS selector. */
function selectorOf(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const siblings = at.parentElement?.children ?? [at]
    steps.unshift(`${at.localName}:nth-child(${[...siblings].indexOf(at) + 1})`)
  }
  return steps.join('>')
}

function read(shelf: () => Pick<Storage, 'getItem'>): Map<string, Positions> {
  try {
    const kept: unknown = JSON.parse(shelf().getItem(NAME) ?? '[]')
    return new Map(Array.isArray(kept) ? (kept as [string, Positions][]) : [])
  } catch {
    return new Map()
  }
}
