import { answerEnglishOnly, guideState } from '@reprieve/domain/home/guideCard.ts'
import { useId, useState } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import type { GuideSummary } from '../guideSummary.ts'
import type { CardProps } from '../homeContent.ts'
import { CardHead } from './CardHead.tsx'

/** [HOME-16, HOME-17, HOME-18, GUIDE-13] */
export function GuideCard({ card, below: { home, facts, guide }, acts }: CardProps) {
  const navigation = useText('navigation')
  const heading = useId()
  const isAsking = guideState(home.guide, facts.guide) === 'asks'
  return (
    <section className="home-card" aria-labelledby={heading}>
      <CardHead id={heading} title={navigation('painGuide')} card={card} acts={acts} />
      {!card.isCollapsed && isAsking && <EnglishOnly acts={acts} />}
      {!card.isCollapsed && !isAsking && <Guide guide={guide} />}
    </section>
  )
}

const NOTHING_TOLD: Pick<GuideSummary, 'program' | 'next'> = { program: null, next: null }

/** What the device knows about the guide. If it has never loaded the guide and is offline, there is nothing to read. */
function Guide({ guide }: { guide: GuideSummary | null }) {
  const text = useText('home')
  const [isAway, setAway] = useState(() => guide === null && !navigator.onLine)
  if (isAway) return <NoLine onRetry={() => setAway(!navigator.onLine)} />
  const { program, next } = guide ?? NOTHING_TOLD
  return (
    <>
      {program === null && next === null && <p>{text('guideText')}</p>}
      {program !== null && <Program program={program} />}
      {next !== null && <Next next={next} />}
      <Link className="button" to={PATHS.guide}>
        <Icon name="book" />
        {text('guideRead')}
      </Link>
    </>
  )
}

function NoLine({ onRetry }: { onRetry: () => void }) {
  const common = useText('common')
  return (
    <Note
      kind="warn"
      icon={<Icon name="cloudOff" />}
      action={<Button kind="text" label={common('retry')} onPress={onRetry} />}
    >
      {common('noInternet')}
    </Note>
  )
}

/** Titles of the guide are English, whatever the page's language. */
function Program({ program: { id, title, progress } }: { program: NonNullable<GuideSummary['program']> }) {
  const guide = useText('guide')
  return (
    <Link className="list-row" to={PATHS.guideProgram} params={{ program_id: id }}>
      <span className="list-row-words">
        <span className="list-row-subtitle">{guide('goOn')}</span>
        <span className="list-row-title" lang="en">
          {title}
        </span>
        <span className="list-row-subtitle">{guide('progress', { 0: progress })}</span>
      </span>
      <Icon name="chevronRight" />
    </Link>
  )
}

function Next({ next: { id, category, title } }: { next: NonNullable<GuideSummary['next']> }) {
  const guide = useText('guide')
  return (
    <Link
      className="list-row"
      to={PATHS.guideContent}
      params={{ id, ...(category !== null && { category_id: category }) }}
    >
      <span className="list-row-words">
        <span className="list-row-subtitle">{guide('next')}</span>
        <span className="list-row-title" lang="en">
          {title}
        </span>
      </span>
      <Icon name="chevronRight" />
    </Link>
  )
}

function EnglishOnly({ acts }: Pick<CardProps, 'acts'>) {
  const guide = useText('guide')
  const common = useText('common')
  return (
    <>
      <p>{guide('englishOnly')}</p>
      <div className="card-ways">
        <Button
          label={guide('showAnyway')}
          onPress={() => acts.change((home) => answerEnglishOnly(home, 'show'))}
        />
        <Button
          kind="text"
          label={common('hide')}
          onPress={() => acts.change((home) => answerEnglishOnly(home, 'hide'))}
        />
      </div>
    </>
  )
}
