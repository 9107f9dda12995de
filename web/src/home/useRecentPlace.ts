import { CARDS } from '@reprieve/domain/home/cards.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useSession } from '../access/session.ts'
import { readChoice } from '../device/storage.ts'
import { useLanguage } from '../text/useText.tsx'
import type { HomeContent } from './homeContent.ts'
import { noteRecentPlace, readRecentPlace, type RecentPlace } from './recentRecords.ts'
import { wasDue } from './useRestDue.ts'

interface KeptPlace {
  /** Where Recent Records is drawn before the other cards are known; null if it waits for them. */
  place: RecentPlace | null
  /** The height that the cards above it take at least. */
  minHeight: number
  /** The part that holds them. */
  aboveRef: RefObject<HTMLDivElement | null>
}

/** Draws Recent Records where it was, and notes where it is. [HOME-38] */
export function useRecentPlace(below: HomeContent | null): KeptPlace {
  const look = useLook()
  const [place] = useState(() => firstPlace(look))
  const aboveRef = useRef<HTMLDivElement>(null)
  const above = below?.aboveRecent
  useEffect(() => {
    if (above === undefined) return undefined
    const part = aboveRef.current
    if (above === null || above.length === 0 || part === null) {
      noteRecentPlace(above?.length === 0 ? { above, height: 0 } : null, look)
      return undefined
    }
    // The browser reports the height after the layout, so that nobody has to ask for one.
    const watcher = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      noteRecentPlace(height > 0 ? { above, height } : null, look)
    })
    watcher.observe(part)
    return () => {
      watcher.disconnect()
      // The other screens change what these cards list, and so their height.
      if (!above.every((type) => CARDS[type].place === 'prompt')) noteRecentPlace(null, look)
    }
  }, [above, look])
  const isKept = below === null || below.isInKeptPlace
  return { place, minHeight: isKept ? (place?.height ?? 0) : 0, aboveRef }
}

/** After the first time the cards are read in an instant, and the person may have just changed them. */
function firstPlace(look: string): RecentPlace | null {
  const place = readRecentPlace(look)
  return place !== null && place.height > 0 && wasDue('cards') ? null : place
}

/** What the height of a card depends on. */
function useLook(): string {
  const { language } = useLanguage()
  const { is } = useSession()
  return [innerWidth, readChoice('size') ?? '', language, is].join(' ')
}
