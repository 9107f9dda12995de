import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useDiary } from '../../access/diary.ts'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { useText } from '../../settings/words.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CustomizeHome } from './CustomizeHome.tsx'
import { useSortedCards } from './useSortedCards.ts'

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
