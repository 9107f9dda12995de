import { useLayoutEffect } from 'react'
import { screenTitle } from './screenTitle.ts'

/** Names the page after what it shows, in the bar and in the tab. Apart from the title: the start does not need it. */
export function useScreenTitle(words: string, language: string): void {
  // Before the first paint: otherwise the title of the route would flash.
  useLayoutEffect(() => {
    screenTitle.become({ words, language })
    return () => screenTitle.become(null)
  }, [words, language])
}
