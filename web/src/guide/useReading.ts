import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { ContentStatus } from '@reprieve/domain/guide/content.ts'
import { useDiary } from '../access/diary.ts'
import { useTellWishes } from './useTellWishes.ts'
import { addWish } from './wishesTable.ts'

interface Reading {
  /** The end of the text: when it becomes visible, the text counts as read. */
  end: RefObject<HTMLDivElement | null>
  markRead: () => void
}

/** Records that an article was opened, and that it was read to its end. Time plays no role. [GUIDE-19] */
export function useReading(id: string, status: ContentStatus | null): Reading {
  const diary = useDiary()
  const tell = useTellWishes()
  const end = useRef<HTMLDivElement>(null)
  const note = useEffectEvent((reached: ContentStatus) => {
    const act = async (): Promise<void> => {
      await addWish(diary, { is: 'status', id, status: reached })
      await tell(diary)
    }
    act().catch(() => undefined)
  })
  const isOpened = status !== null
  useEffect(() => {
    if (!isOpened) note('opened')
  }, [isOpened])
  const isRead = status === 'read'
  useEffect(() => {
    if (isRead || end.current === null || !('IntersectionObserver' in globalThis)) return
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) note('read')
    })
    seen.observe(end.current)
    return () => seen.disconnect()
  }, [isRead])
  const markRead = (): void => {
    addWish(diary, { is: 'status', id, status: 'read' })
      .then(() => tell(diary))
      .catch(reportError)
  }
  return { end, markRead }
}
