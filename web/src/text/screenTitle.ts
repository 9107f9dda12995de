import { useLayoutEffect } from 'react'
import { makeObservable } from '../device/observable.ts'

/** What a screen is called whose content has a name of its own. */
interface ScreenTitle {
  words: string
  /** Of the words, if they are not in the page's language. */
  language: string
}

/** Null: the screen has the title of its route. */
export const screenTitle = makeObservable<ScreenTitle | null>(null)

/** Names the page after what it shows, in the bar and in the tab; null: not known yet. */
export function useScreenTitle(words: string | null, language: string): void {
  // Before the first paint: otherwise the title of the route would flash.
  useLayoutEffect(() => {
    if (words === null) return
    screenTitle.become({ words, language })
    return () => screenTitle.become(null)
  }, [words, language])
}
