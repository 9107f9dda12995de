import { CARDS, type CardType } from '@reprieve/domain/home/cards.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import type { HomeSectionProps } from './below.ts'
import { DarkThemeCard } from './cards/DarkThemeCard.tsx'
import { CARD_VIEWS } from './cardViews.ts'
import './laterCards.css'
import { QuestionsCard } from './QuestionsCard.tsx'
import { useHomeActs } from './useHomeActs.ts'
import { useQuestionsOffered } from './useQuestionsOffered.ts'

const RECENT: CardType = 'recent_records'

/** The cards above Recent Records, or everything below it. [HOME-6] */
export function CardsAround({ place, ...around }: HomeSectionProps & { place: 'above' | 'below' }) {
  const { cards } = around.below
  const at = cards.findIndex(({ type }) => type === RECENT)
  if (place === 'above') return <Cards {...around} from={0} to={at} />
  return (
    <>
      <Notices {...around} />
      <Cards {...around} from={at + 1} to={cards.length} />
      <Ways {...around} />
    </>
  )
}

function Cards({ from, to, ...around }: HomeSectionProps & { from: number; to: number }) {
  const { diary, parts, below, onBelow } = around
  const acts = useHomeActs(diary, { copyFacts: parts.signUp.facts, onBelow })
  return below.cards.slice(from, to).map((card) => {
    const View = CARD_VIEWS[card.type]
    return View && <View key={card.type} {...{ diary, parts, below, card, acts }} />
  })
}

/** Parts that are neither sorted nor hidden. Only one of those that ask for something is shown. [HOME-6] */
function Notices({ diary, parts: { syncHint: Hint }, below, onBelow }: HomeSectionProps) {
  const isOffered = useQuestionsOffered(diary)
  const isAsked = isOffered === true && !below.cards.some(({ type }) => CARDS[type].place === 'prompt')
  return (
    <>
      <Hint />
      {isAsked && <QuestionsCard diary={diary} />}
      {below.introducesDark && !isAsked && (
        <DarkThemeCard onDone={() => onBelow((now) => now && { ...now, introducesDark: false })} />
      )}
    </>
  )
}

function Ways({ parts: { signUp }, below: { cards, facts } }: HomeSectionProps) {
  const text = useText('home')
  const Line = signUp.line
  const isOffered = cards.some(({ type }) => type === 'signup')
  return (
    <>
      {!facts.isRegistered && !isOffered && <Line />}
      <Link className="button text customize-link" to={PATHS.customizeHome}>
        {text('customize')}
      </Link>
    </>
  )
}
