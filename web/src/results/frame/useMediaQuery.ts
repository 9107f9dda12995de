import { useSyncExternalStore } from 'react'

/** DESIGN 3: enough room for the filter beside the content. */
export const HAS_PANEL = '(min-width: 1140px)'
/** Where the drawer lists the results views, so that tabs would duplicate it. */
export const HAS_DRAWER = '(min-width: 1140px), (min-width: 1024px) and (orientation: landscape)'

interface Media {
  subscribe: (changed: () => void) => () => void
  matches: () => boolean
}

const known = new Map<string, Media>()

// One MediaQueryList per query: creating one makes the browser update all styles while a screen is being drawn.
function mediaOf(query: string): Media {
  const list = matchMedia(query)
  let { matches } = list
  list.addEventListener('change', (event) => (matches = event.matches))
  return {
    subscribe: (changed) => {
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    matches: () => matches,
  }
}
/** A phone in portrait orientation. */
export const IS_NARROW = '(max-width: 599.98px)'

export function useMediaQuery(query: string): boolean {
  const media = known.get(query) ?? mediaOf(query)
  known.set(query, media)
  return useSyncExternalStore(media.subscribe, media.matches)
}
