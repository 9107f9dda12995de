import { findReadingPlace, type ReadingPlaces, shareAbove } from '@reprieve/domain/guide/readingPlace.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { readReadingPlaces, storeReadingPlace } from '../readingPlaceTable.ts'

/** The class of the mark at the place where the person stopped: it is no part of the text. */
export const STOPPED_MARK = 'guide-stopped'

export interface PlaceInText {
  /** The block at which the person stopped the last time; null: they begin. */
  stoppedAt: number | null
  /** The stored place is known: the article is where it belongs. */
  isOpened: boolean
  goToTop: () => void
  /** Moves the page to a block that is not in the middle of the screen. */
  showBlock: (block: number) => void
}

interface PlaceOptions {
  id: string
  /** How many blocks the text has: a shorter edition may have lost the stored one. */
  count: number
  /** The address names a section: then the article opens there. */
  isElsewhere: boolean
}

const PAUSE_MS = 400
/** The bar and a line of text: a block of which no more is visible has been read. */
const TOP_PX = 120
/** The tabs and the controls of the voice. */
const BOTTOM_PX = 240

/**
 * Opens an article where the person stopped, and stores where they are when they pause. The children of `text` are the
 * blocks. [GUIDE-29]
 */
export function useReadingPlace(
  text: RefObject<HTMLElement | null>,
  { id, count, isElsewhere }: PlaceOptions,
): PlaceInText {
  const diary = useDiary()
  const [places, setPlaces] = useState<ReadingPlaces | null>(null)
  const [isAtTop, setIsAtTop] = useState(false)
  useEffect(() => {
    let isHere = true
    readReadingPlaces(diary)
      .then((read) => isHere && setPlaces(read))
      .catch(reportError)
    return () => {
      isHere = false
    }
  }, [diary])
  const isOpened = places !== null
  const block = places === null || isElsewhere || isAtTop ? null : findReadingPlace(places, id)?.block
  const stoppedAt = block !== null && block !== undefined && block < count ? block : null
  useEffect(() => {
    if (stoppedAt === null) return
    const mark = text.current?.querySelector<HTMLElement>(`.${STOPPED_MARK}`)
    mark?.scrollIntoView()
    mark?.focus({ preventScroll: true })
  }, [text, stoppedAt])
  const store = useEffectEvent(() => {
    const blocks = blocksIn(text.current)
    const reached = findBlock(blocks)
    const lengths = blocks.map(({ textContent }) => textContent.length)
    const place =
      reached === null ? null : { block: reached, share: shareAbove(lengths, reached), at: diary.now() }
    storeReadingPlace(diary, id, place).catch(() => undefined)
  })
  // Only once the article is where it belongs: otherwise its beginning would replace the stored place.
  useEffect(() => {
    if (!isOpened) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const pause = (): void => {
      clearTimeout(timer)
      timer = setTimeout(store, PAUSE_MS)
    }
    addEventListener('scroll', pause, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', pause)
    }
  }, [isOpened])
  const goToTop = (): void => {
    setIsAtTop(true)
    scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  const showBlock = (wanted: number): void => {
    const shown = blocksIn(text.current)[wanted]
    if (shown === undefined) return
    const { top, bottom } = shown.getBoundingClientRect()
    if (top >= TOP_PX && bottom <= innerHeight - BOTTOM_PX) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    shown.scrollIntoView({ block: bottom - top > innerHeight / 2 ? 'start' : 'center', behavior })
  }
  return { stoppedAt, isOpened, goToTop, showBlock }
}

const blocksIn = (text: HTMLElement | null): readonly Element[] =>
  [...(text?.children ?? [])].filter((child) => !child.classList.contains(STOPPED_MARK))

/** The first block that is not above the screen; null if the beginning or the end of the text is visible. */
function findBlock(blocks: readonly Element[]): number | null {
  const last = blocks.at(-1)
  if (last === undefined || last.getBoundingClientRect().bottom <= innerHeight) return null
  const block = blocks.findIndex((one) => one.getBoundingClientRect().bottom > TOP_PX)
  return block <= 0 ? null : block
}
