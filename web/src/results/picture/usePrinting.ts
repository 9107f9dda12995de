import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const PAPER = 'light'

const listeners = new Set<() => void>()
let isPrinting = false
/** The person's theme, while the page is light for printing. */
let themeBefore: string | null = null

/** Shared by all charts: a second instance would take the temporary light theme for the person's choice. */
function change(next: boolean): void {
  if (next === isPrinting) return
  isPrinting = next
  const { dataset } = document.documentElement
  if (next) {
    themeBefore = dataset['theme'] ?? null
    dataset['theme'] = PAPER
  } else if (themeBefore !== null) dataset['theme'] = themeBefore
  // Synchronous: the browser captures the page as soon as this returns.
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

const begin = (): void => change(true)
const end = (): void => change(false)
const follow = ({ matches }: MediaQueryListEvent): void => change(matches)

// Created once: each matchMedia makes the browser update all styles while a screen is being drawn.
let paper: MediaQueryList | null = null

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    // Browsers without print events, and print previews, report it through the media query.
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

/** True while the page is printed. Paper is white, so the page is light meanwhile, whatever the theme. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
