import type { ReactNode } from 'react'
import { DiaryIcon, type DiaryIconName } from '../icons/DiaryIcon.tsx'
import './recordCard.css'

interface RecordCardProps {
  badge: ReactNode
  when: string
  where?: string | undefined
  menu?: ReactNode
  /** The details, below a separator. */
  children?: ReactNode
}

export function RecordCard({ badge, when, where, menu, children }: RecordCardProps) {
  const hasDetails = children !== undefined && children !== null && children !== false
  return (
    <article className="record-card">
      <div className="record-head">
        {badge}
        <div className="record-words">
          <h3>{when}</h3>
          {where !== undefined && <p>{where}</p>}
        </div>
        {menu}
      </div>
      {hasDetails && <div className="record-details">{children}</div>}
    </article>
  )
}

export type EffectDirection = 'better' | 'same' | 'worse'

const ARROWS: Record<EffectDirection, DiaryIconName> = {
  better: 'arrowDown',
  same: 'equal',
  worse: 'arrowUp',
}

interface EffectLineProps {
  effect: EffectDirection
  /** The effect as a word: arrow and colour are never the only information. */
  word: string
  values: ReactNode
}

export function EffectLine({ effect, word, values }: EffectLineProps) {
  return (
    <p className="effect-line">
      <span className={`effect-word ${effect}`}>
        <DiaryIcon name={ARROWS[effect]} isSmall />
        {word}
      </span>
      <span>{values}</span>
    </p>
  )
}
