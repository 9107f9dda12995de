import { useDiary } from '../access/diary.ts'
import { useAsk } from '../api/useAsk.ts'
import { useFaultText } from '../settings/useFaultText.ts'
import { useToasts } from '../ui/useToasts.ts'
import { fetchBookmarked } from './learnGuide.ts'
import { useTellWishes } from './useTellWishes.ts'
import { addWish } from './wishesTable.ts'

/** Stored at once and sent when online. Bookmarked articles are available offline. [GUIDE-14, GUIDE-15] */
export function useBookmark(): (id: string, isWanted: boolean) => void {
  const diary = useDiary()
  const ask = useAsk()
  const tell = useTellWishes()
  const faultText = useFaultText()
  const toasts = useToasts()
  const press = async (id: string, isWanted: boolean): Promise<void> => {
    const kept = await addWish(diary, { is: 'bookmark', id, isWanted })
    if (!kept.ok) {
      toasts.show({ message: faultText(kept.reason) })
      return
    }
    await tell(diary)
    if (isWanted) await fetchBookmarked(diary, ask, [id])
  }
  return (id, isWanted) => void press(id, isWanted).catch(reportError)
}
