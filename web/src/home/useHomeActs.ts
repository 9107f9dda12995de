import type { Diary } from '../local/rows.ts'
import { useFaultText } from '../settings/useFaultText.ts'
import { useToasts } from '../ui/useToasts.ts'
import { acted } from './arrived.ts'
import type { HomeActs, HomeParts, HomeState, OnBelow } from './below.ts'
import { changeHome } from './cardsTable.ts'
import { readHome } from './readHome.ts'
import { useHomeAsked } from './useArrival.ts'
import { focusAfter, withFocusKept } from './withFocusKept.ts'

interface Acting {
  copyFacts: HomeParts['signUp']['facts']
  onBelow: OnBelow
}

/** The person's actions on the cards. If one cannot be stored, a toast says so and the card stays. */
export function useHomeActs(diary: Diary, { copyFacts, onBelow }: Acting): HomeActs {
  const faultText = useFaultText()
  const toasts = useToasts()
  const asked = useHomeAsked(copyFacts)
  const show = (change: Partial<HomeState>): void =>
    withFocusKept(() => onBelow((before) => before && acted(before, change)))
  return {
    show,
    change: (change) => {
      const act = async (): Promise<void> => {
        const changed = await changeHome(diary, change)
        if (changed.ok) show({ home: changed.value })
        else toasts.show({ message: faultText(changed.reason) })
      }
      void act().catch(reportError)
    },
    settle: (act, card) => {
      const goOn = focusAfter(card)
      const settle = async (): Promise<void> => {
        await act()
        show(await readHome(diary, asked))
        goOn()
      }
      void settle().catch(reportError)
    },
  }
}
