import { useSyncExternalStore } from 'react'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'

/** DESIGN 3: always in the wide layout, and on a tablet in landscape. */
const QUERY = '(min-width: 1140px), (min-width: 1024px) and (orientation: landscape)'
const room = matchMedia(QUERY)

function subscribe(changed: () => void): () => void {
  room.addEventListener('change', changed)
  return () => room.removeEventListener('change', changed)
}

/** Only the visible navigation is rendered: a phone does not fetch the drawer's texts of results and guide. */
export const useHasDrawer = (): boolean => useSyncExternalStore(subscribe, () => room.matches)

export const LazyDrawer = lazyComponent(() => import('./Drawer.tsx'), 'Drawer')

/** Where there is room for it, it is part of the first paint. */
export const drawerAhead = async (): Promise<void> => {
  if (room.matches) await LazyDrawer.ahead()
}
