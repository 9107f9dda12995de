import { useSyncExternalStore } from 'react'

/** DESIGN 3: room for the filter beside what is shown. */
export const HAS_PANEL = '(min-width: 1140px)'
/** Where the drawer lists the parts of the results, so that a strip of tabs would say it twice. */
export const HAS_DRAWER = '(min-width: 1140px), (min-width: 1024px) and (orientation: landscape)'

interface Media {
  subscribe: (changed: () => void) => () => void
  matches: () => boolean
}

const known = new Map<string, Media>()

// Asked of the browser once: each question makes it bring all styles up to date, in the middle of drawing a screen.
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
/** A phone, held upright. */
export const IS_NARROW = '(max-width: 599.98px)'

export function useMedia(query: string): boolean {
  const media = known.get(query) ?? mediaOf(query)
  known.set(query, media)
  return useSyncExternalStore(media.subscribe, media.matches)
}
