import type { ShownCard } from '@reprieve/domain/home/shownCards.ts'
import { toggleCollapsed } from '@reprieve/domain/home/storedHome.ts'
import type { ReactNode } from 'react'
import { FoldButton } from './FoldButton.tsx'
import type { HomeActions } from './below.ts'

interface CardHeadProps {
  /** The id of the heading, which names the card. */
  id: string
  title: string
  card: ShownCard
  acts: HomeActions
  /** The link to the full screen. */
  children?: ReactNode
}

/** A folded card shows only its name. [HOME-15] */
export function CardHead({ id, title, card, acts, children }: CardHeadProps) {
  const fold = (): void => acts.change((home) => toggleCollapsed(home, card.type))
  return (
    <div className="home-card-head">
      <h2 id={id}>
        <FoldButton title={title} isFolded={card.isCollapsed} onPress={fold} />
      </h2>
      {!card.isCollapsed && children}
    </div>
  )
}
