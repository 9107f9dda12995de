import {
  collapseEngagement,
  dismissEngagement,
  type KeptEngagement,
} from '@reprieve/domain/home/engagement/keptEngagement.ts'
import { useId, useRef, useState } from 'react'
import type { Diary } from '../../local/rows.ts'
import { useFaultText } from '../../settings/useFaultText.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import type { CardProps } from '../below.ts'
import { FoldButton } from '../FoldButton.tsx'
import { changeEngagement } from './engagementTable.ts'
import type { GettingStarted } from './gettingStarted.ts'
import './gettingStarted.css'
import { StepRows } from './StepRows.tsx'
import { useGettingStarted } from './useGettingStarted.ts'

/** Disappears only at the next opening of home, or by its own button. [HOME-26] */
export function GettingStartedCard({ diary, acts }: Pick<CardProps, 'diary' | 'acts'>) {
  const started = useGettingStarted(diary)
  return started === null ? null : <Card diary={diary} acts={acts} started={started} />
}

interface GettingStartedProps extends Pick<CardProps, 'diary' | 'acts'> {
  started: GettingStarted
}

function Card({ diary, acts, started }: GettingStartedProps) {
  const home = useText('home')
  const text = useText('engagement')
  const heading = useId()
  const [isAsked, setAsked] = useState(false)
  const card = useRef<HTMLElement>(null)
  const keep = useKeep(diary)
  const { items, isCollapsed } = started
  const done = items.filter(({ isChecked }) => isChecked).length
  return (
    <section ref={card} className="home-card getting-started" aria-labelledby={heading}>
      <div className="home-card-head">
        <h2 id={heading}>
          <FoldButton
            title={home('gettingStarted')}
            isFolded={isCollapsed}
            onPress={() => void keep((kept) => collapseEngagement(kept, diary.now()))}
          />
        </h2>
      </div>
      <Progress
        label={home('gettingStarted')}
        done={done}
        total={items.length}
        words={text('doneOf', { done, total: items.length })}
      />
      <div hidden={isCollapsed}>
        <StepRows started={started} />
        <Button kind="text" label={text('hideCard')} onPress={() => setAsked(true)} />
      </div>
      <Dialog
        isOpen={isAsked}
        title={text('hideTitle')}
        text={text('hideText')}
        choices={[
          { label: text('keepCard'), kind: 'primary', onChoose: () => {} },
          {
            label: text('hideCard'),
            kind: 'quiet',
            onChoose: () => acts.settle(() => keep(dismissEngagement), card.current),
          },
        ]}
        onClose={() => setAsked(false)}
      />
    </section>
  )
}

/** If it cannot be stored, the person is told and everything stays as it was. */
function useKeep(diary: Diary): (change: (kept: KeptEngagement) => KeptEngagement) => Promise<void> {
  const faultText = useFaultText()
  const toasts = useToasts()
  return async (change) => {
    const kept = await changeEngagement(diary, change)
    if (kept.ok) return
    toasts.show({ message: faultText(kept.reason) })
  }
}
