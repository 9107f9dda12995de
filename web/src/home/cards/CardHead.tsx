import type { ShownCard } from '@reprieve/domain/home/shownCards.ts'
import { toggleCollapsed } from '@reprieve/domain/home/storedHome.ts'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { HomeActions } from '../homeContent.ts'

interface FoldButtonProps {
  title: string
  isFolded: boolean
  onPress: () => void
}

/** It loses nothing, so it answers every press. */
export const FoldButton = ({ title, isFolded, onPress }: FoldButtonProps) => (
  <button type="button" className="fold-button" aria-expanded={!isFolded} onClick={onPress}>
    {title}
    <Icon name={isFolded ? 'chevronDown' : 'chevronUp'} isSmall />
  </button>
)

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
