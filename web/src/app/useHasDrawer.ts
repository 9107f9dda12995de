import { useSyncExternalStore } from 'react'

/** DESIGN 3: always in the wide layout, and on a tablet that lies on its side. */
const QUERY = '(min-width: 1140px), (min-width: 1024px) and (orientation: landscape)'
const room = matchMedia(QUERY)

function subscribe(changed: () => void): () => void {
  room.addEventListener('change', changed)
  return () => room.removeEventListener('change', changed)
}

/** Only what is shown is drawn: the drawer's words of results and guide are not fetched for a phone. */
export const useHasDrawer = (): boolean => useSyncExternalStore(subscribe, () => room.matches)
