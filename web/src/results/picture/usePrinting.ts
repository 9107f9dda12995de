import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const PAPER = 'light'

const listeners = new Set<() => void>()
let isPrinting = false
/** What the person had, while the page is light for the paper. */
let themeBefore: string | null = null

/** Of all pictures together: a second one would take the light of the first for what the person had. */
function change(next: boolean): void {
  if (next === isPrinting) return
  isPrinting = next
  const { dataset } = document.documentElement
  if (next) {
    themeBefore = dataset['theme'] ?? null
    dataset['theme'] = PAPER
  } else if (themeBefore !== null) dataset['theme'] = themeBefore
  // Now, and not when React comes to it: the browser takes the page as it is when this returns.
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

const begin = (): void => change(true)
const end = (): void => change(false)
const follow = ({ matches }: MediaQueryListEvent): void => change(matches)

// Asked of the browser once: each question makes it bring all styles up to date, in the middle of drawing a screen.
let paper: MediaQueryList | null = null

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    // Browsers that know no such events tell it by the medium, and so does a preview.
    paper ??= matchMedia('print')
    paper.addEventListener('change', follow)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
    paper?.removeEventListener('change', follow)
  }
}

/** True while the page is printed. Paper is white: meanwhile the page is light, whatever the person chose. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
