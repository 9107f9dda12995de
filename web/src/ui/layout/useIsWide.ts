import { useSyncExternalStore } from 'react'

function useMatches(media: string): boolean {
  const subscribe = (listener: () => void): (() => void) => {
    const query = matchMedia(media)
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
  return useSyncExternalStore(subscribe, () => matchMedia(media).matches)
}

/** Whether there is room for the section list beside the editor. */
export const useIsWide = (): boolean => useMatches('(width > 600px)')

/** Whether there is room for a column at the right. */
export const useHasSideColumn = (): boolean => useMatches('(min-width: 1140px)')
