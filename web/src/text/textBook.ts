import type { Language } from '@reprieve/domain/settings/language.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { loadText, type Text } from '@reprieve/locales/loadText.ts'

/** The texts of one language, fetched area by area as screens need them. */
export interface TextBook {
  language: Language
  /** Null until loaded. */
  open<A extends BrowserArea>(area: A): Text<A> | null
  load<A extends BrowserArea>(area: A): Promise<Text<A>>
  areas(): BrowserArea[]
}

// Long enough for the screen to fail and say so: requested again at every render it would wait forever. After that, a
// person who returns to the screen triggers a new request.
const REFUSAL_MS = 3_000

export function makeTextBook(language: Language): TextBook {
  const loaded = new Map<BrowserArea, unknown>()
  const asked = new Map<BrowserArea, Promise<unknown>>()

  function ask(area: BrowserArea): Promise<unknown> {
    const text: Promise<unknown> = loadText(language, area)
    asked.set(area, text)
    void follow(area, text)
    return text
  }

  async function follow(area: BrowserArea, text: Promise<unknown>): Promise<void> {
    try {
      const value = await text
      loaded.set(area, value)
      settle(text, { status: 'fulfilled', value })
    } catch (reason) {
      settle(text, { status: 'rejected', reason })
      setTimeout(() => asked.delete(area), REFUSAL_MS)
    }
  }

  return {
    language,
    open: <A extends BrowserArea>(area: A) => (loaded.get(area) ?? null) as Text<A> | null,
    load: <A extends BrowserArea>(area: A) => (asked.get(area) ?? ask(area)) as Promise<Text<A>>,
    areas: () => [...loaded.keys()],
  }
}

type Settled = { status: 'fulfilled'; value: unknown } | { status: 'rejected'; reason: unknown }

/** The fields that React sets on a promise it has waited for: a settled one is then read without suspending. */
const settle = (promise: Promise<unknown>, how: Settled): void => void Object.assign(promise, how)
