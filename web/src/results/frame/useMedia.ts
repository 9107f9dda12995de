import { useSyncExternalStore } from 'react'

/** DESIGN 3: room for the filter beside what is shown. */
export const HAS_PANEL = '(min-width: 1140px)'
/** Where the drawer lists the parts of the results, so that a strip of tabs would say it twice. */
export const HAS_DRAWER = '(min-width: 1140px), (min-width: 1024px) and (orientation: landscape)'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
