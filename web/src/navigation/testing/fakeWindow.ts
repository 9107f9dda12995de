import type { HistoryWindow } from '../browserHistory.ts'

interface Entry {
  href: string
  state: unknown
}

/** A browser's window as far as the history needs it. Steps arrive later, as in a browser: by `settle`. */
export function makeFakeWindow(...entries: (string | Entry)[]) {
  const stack: Entry[] = entries.map((entry) =>
    typeof entry === 'string' ? { href: entry, state: null } : { ...entry },
  )
  const listeners = new Map<string, Set<(event: Event) => void>>()
  let at = stack.length - 1
  let steps: number[] = []
  const tell = (event: Event): void => {
    for (const listener of listeners.get(event.type) ?? []) listener(event)
  }
  const url = (): URL => new URL(stack[at]?.href ?? '/', 'http://here')
  const copy = (state: unknown): unknown => structuredClone(state)

  const win = {
    history: {
      get state(): unknown {
        return stack[at]?.state ?? null
      },
      pushState: (state: unknown, _: string, href: string) => {
        at += 1
        stack.splice(at, Infinity, { href, state: copy(state) })
      },
      replaceState: (state: unknown, _: string, href: string) => {
        stack[at] = { href, state: copy(state) }
      },
      go: (count: number) => void steps.push(count),
    },
    location: {
      get pathname() {
        return url().pathname
      },
      get search() {
        return url().search
      },
      get hash() {
        return url().hash
      },
    },
    addEventListener: (type: string, listener: (event: Event) => void) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
    },
    removeEventListener: (type: string, listener: (event: Event) => void) => {
      listeners.get(type)?.delete(listener)
    },
  }
  return {
    win: win as unknown as HistoryWindow,
    /** Carries out the steps asked for, also those that a step causes. */
    settle: (): void => {
      for (let count = steps.shift(); count !== undefined; count = steps.shift()) {
        if (stack[at + count] === undefined) continue
        at += count
        tell(new Event('popstate'))
      }
    },
    /** The person presses Back or Forward, or chooses an entry in the list of the browser. */
    step: (count: number): void => void (steps = [...steps, count]),
    /** A link within the page, or code beside the app. */
    leap: (href: string): void => {
      win.history.pushState(null, '', href)
      tell(new Event('popstate'))
    },
    /** Whether the browser asks before it closes the page. */
    asksBeforeUnload: (): boolean => {
      const event = new Event('beforeunload', { cancelable: true })
      tell(event)
      return event.defaultPrevented
    },
    here: (): string => stack[at]?.href ?? '',
    entries: (): readonly Entry[] => stack,
    listensTo: (type: string): boolean => (listeners.get(type)?.size ?? 0) > 0,
  }
}
