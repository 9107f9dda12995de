import { isYes } from '@reprieve/contract/home/homeWire.ts'
import { SORTED_TYPES, type CardType } from '@reprieve/domain/home/cards.ts'
import { guideState } from '@reprieve/domain/home/guideCard.ts'
import { sortedCardTypes } from '@reprieve/domain/home/reorderCards.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useEffect, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { useSession } from '../../access/session.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { readServerRecord } from '../../purchases/serverRecord.ts'
import { useLanguage, useText, useTextsReady } from '../../text/useText.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { readHomeCards } from '../cardsTable.ts'
import { CustomizeHome } from './CustomizeHome.tsx'

const AREAS: readonly BrowserArea[] = ['home', 'lists', 'records']

/** [HOME-19] */
export function CustomizeScreen() {
  useTextsReady(AREAS)
  return <Sorted />
}

function Sorted() {
  const diary = useDiary()
  const shell = useText()
  const cards = useSortedCards(diary)
  if (cards === null) return <Skeleton longText={shell('waitingLong')} />
  return <CustomizeHome diary={diary} kept={cards} />
}

/** The cards that the person sees on home, in their order; null until known. [HOME-15] */
function useSortedCards(diary: Diary): readonly CardType[] | null {
  const isRegistered = useSession().is === 'user'
  const isEnglish = useLanguage().language === 'en'
  const [cards, setCards] = useState<readonly CardType[] | null>(null)
  const [fault, setFault] = useState<{ of: unknown } | null>(null)
  if (fault !== null) throw fault.of
  useEffect(() => {
    let isHere = true
    sortedCards(diary, { isRegistered, isEnglish }).then(
      (read) => isHere && setCards(read),
      (of: unknown) => isHere && setFault({ of }),
    )
    return () => {
      isHere = false
    }
  }, [diary, isRegistered, isEnglish])
  return cards
}

interface SortedCardsOptions {
  isRegistered: boolean
  isEnglish: boolean
}

async function sortedCards(
  diary: Diary,
  { isRegistered, isEnglish }: SortedCardsOptions,
): Promise<readonly CardType[]> {
  const [home, user] = await Promise.all([
    readHomeCards(diary),
    isRegistered ? readServerRecord(diary) : null,
  ])
  const isAvailable = isYes(user?.['pain_guide_available'])
  const isGuideAway = guideState(home.guide, { isAvailable, isEnglish }) === 'away'
  const order = sortedCardTypes(home)
  return SORTED_TYPES.filter((type) => type !== 'pain_guide' || !isGuideAway).toSorted(
    (one, other) => order.indexOf(one) - order.indexOf(other),
  )
}
