import { CARD_TYPES, type CardType } from '@reprieve/domain/home/cards.ts'
import { movedCardBy, movedCardTo } from '@reprieve/domain/home/reorder.ts'
import { useState } from 'react'
import { useTypedLeft } from '../../access/useTypedLeft.ts'
import { PATHS } from '../../app/paths.ts'
import type { Diary } from '../../local/rows.ts'
import { useLeaveWords } from '../../settings/useLeaveWords.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { LeaveWithChanges } from '../../ui/LeaveWithChanges.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../../ui/Screen.tsx'
import { useGoBack } from '../../ui/useGoBack.ts'
import '../../lists/lists.css'
import { CardRows } from './CardRows.tsx'
import { useCardTitle } from './useCardTitle.ts'
import { useSaveOrder } from './useSaveOrder.ts'

interface CustomizeHomeProps {
  diary: Diary
  /** The order on the home screen. */
  kept: readonly CardType[]
}

/** The order of the cards: nothing is written before Save, and the screen stays open after it. [HOME-19, HOME-20] */
export function CustomizeHome({ diary, kept }: CustomizeHomeProps) {
  const text = useText('home')
  const lists = useText('lists')
  const common = useText('common')
  const ways = useLeaveWords()
  const shell = useText()
  const title = useCardTitle()
  const goBack = useGoBack(PATHS.home)
  const [saved, setSaved] = useState(kept)
  const [order, setOrder] = useState(kept)
  const [said, setSaid] = useState<string | null>(null)
  const { save, isSaving } = useSaveOrder(diary, setSaved)
  const isChanged = order.some((type, index) => type !== saved[index])
  useTypedLeft({ form: 'order', typed: order, isChanged, read: orderAmong(kept), takeUp: setOrder })

  const moveBy = (type: CardType, step: -1 | 1): void => {
    const next = movedCardBy(order, type, step)
    setOrder(next)
    setSaid(lists('movedTo', { 0: title(type), 1: next.indexOf(type) + 1, 2: next.length }))
  }
  return (
    <Screen
      header={
        <ScreenHeader
          title={text('customize')}
          leave={{ label: shell('back'), sign: 'back', onLeave: () => goBack() }}
        />
      }
      footer={
        <ScreenFooter>
          <Button
            label={common('save')}
            kind="primary"
            busyLabel={shell('saving')}
            isBusy={isSaving}
            disabledReason={isChanged ? null : common('nothingChanged')}
            onPress={() => void save(order)}
          />
        </ScreenFooter>
      }
    >
      <div className="list-column">
        <p className="list-said" role="status">
          {said ?? text('customizeHint')}
        </p>
        <CardRows
          order={order}
          onMoveBy={moveBy}
          onMoveTo={(type, target) => setOrder((now) => movedCardTo(now, type, target))}
        />
      </div>
      <LeaveWithChanges
        when={isChanged}
        words={{ question: lists('leaveQuestion'), ...ways }}
        isKeptNowhere
        onSave={() => save(order)}
        onDiscard={() => Promise.resolve(true)}
      />
    </Screen>
  )
}

/** The left order of the current cards; null if a card was added since. */
const orderAmong =
  (kept: readonly CardType[]) =>
  (left: unknown): readonly CardType[] | null => {
    if (!Array.isArray(left)) return null
    const order = CARD_TYPES.filter((type) => kept.includes(type)).toSorted(
      (one, other) => left.indexOf(one) - left.indexOf(other),
    )
    return order.every((type) => left.includes(type)) ? order : null
  }
