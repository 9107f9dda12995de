import { diaryDayAt, type DiaryDay } from '@reprieve/domain/reflections/diaryDay.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { Suspense, useId, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { readChoice } from '../device/storage.ts'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useLatestRecords } from '../records/readRecords.ts'
import { useReflectionOfDay } from '../reflections/readReflections.ts'
import { useUnfinishedReflections } from '../reflections/unfinishedReflections.ts'
import { useScoreWords } from '../reflections/useScoreWords.ts'
import { partWhenLoaded } from '../text/partWhenLoaded.tsx'
import { useText, useTextsReady } from '../text/useText.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { useHasSideColumn } from '../ui/layout/useIsWide.ts'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { Badge } from '../ui/scale/Badge.tsx'
import { EmptySwell } from '../ui/scale/Swell.tsx'
import { GoingOnWaiting } from './GoingOnWaiting.tsx'
import { ToFinishCard } from './ToFinishCard.tsx'
import type { HomeContent, HomeParts, HomeSectionProps, SetHomeContent } from './homeContent.ts'
import { HOME_AREAS, LazyRecentRows } from './homePrefetch.ts'
import { isRecentFolded, RECENT, RECENT_COUNT } from './recentRecords.ts'
import { useRecentPlace } from './useRecentPlace.ts'
import { useRestDue } from './useRestDue.ts'
import './home.css'

const WORDS: Record<DiaryDay['reflectedIs'], Record<'title' | 'reflect', Key<'home'>>> = {
  today: { title: 'todaysReflection', reflect: 'reflectToday' },
  yesterday: { title: 'yesterdaysReflection', reflect: 'reflectYesterday' },
}

function ReflectionCard({ diary }: { diary: Diary }) {
  const text = useText('home')
  const common = useText('common')
  const { word, spokenNumber } = useScoreWords()
  const { reflected, reflectedIs } = diaryDayAt(useNow())
  const { title, reflect } = WORDS[reflectedIs]
  const score = useReflectionOfDay(diary, reflected)?.score ?? null
  return (
    <section className="home-row reflection-row">
      <div className="reflection-invites">
        {score === null ? (
          <span className="reflection-sign">
            <DiaryIcon name="sunrise" />
          </span>
        ) : (
          <Badge ramp="score" value={score} label={spokenNumber(score)} />
        )}
        <div>
          <h2>{text(title)}</h2>
          <p>{score === null ? text('underMinute') : word(score)}</p>
        </div>
      </div>
      {/* A day that has a reflection opens it again, so the link is the same. */}
      <Link className="button" to={PATHS.reflectionCreate}>
        {score === null ? text(reflect) : common('edit')}
      </Link>
    </section>
  )
}

/** Loaded after home: it saves, while home only shows. */
const OneTaps = lazyComponent(() => import('./OneTaps.tsx'), 'OneTaps')

function PainNowCard({ diary, isSimple }: { diary: Diary; isSimple: boolean }) {
  const shell = useText()
  const text = useText('home')
  return (
    <section className="home-card pain-now">
      <h2>{text('painNow')}</h2>
      <Link className="button primary large" to={PATHS.recordCreate}>
        <Icon name="plus" />
        {shell('recordPain')}
      </Link>
      {!isSimple && (
        <div className="one-taps">
          <Suspense>
            <OneTaps diary={diary} />
          </Suspense>
        </div>
      )}
    </section>
  )
}

const TwoOfADaySheet = lazyComponent(
  () => import('../reflections/ReflectionConflictSheet.tsx'),
  'ReflectionConflictSheet',
)

/** Asked on the screen that everybody passes after logging in. [REF-12] */
function TwoReflections({ diary }: { diary: Diary }) {
  const { two } = useUnfinishedReflections(diary)
  if (two === null) return null
  return (
    <Suspense>
      <TwoOfADaySheet diary={diary} two={two} />
    </Suspense>
  )
}

/** Parts that the first render of home does not wait for. */
const GoingOn = partWhenLoaded(
  lazyComponent(() => import('./GoingOn.tsx'), 'GoingOn'),
  ['episodes'],
)
const ReliefCard = lazyComponent(() => import('../doses/ReliefCard.tsx'), 'ReliefCard')
const HomeAnswers = lazyComponent(() => import('./answers/HomeAnswers.tsx'), 'HomeAnswers')
const HomeVisit = lazyComponent(() => import('./answers/HomeVisit.tsx'), 'HomeVisit')
const SimpleRows = lazyComponent(() => import('./simple/SimpleRows.tsx'), 'SimpleRows')
const LaterCards = lazyComponent(() => import('./LaterCards.tsx'), 'LaterCards')

export function HomeScreen(parts: HomeParts) {
  useTextsReady(HOME_AREAS)
  return <HomeCards {...parts} />
}

function HomeCards(parts: HomeParts) {
  const diary = useDiary()
  const latest = useLatestRecords(diary, RECENT_COUNT)
  const [below, onBelow] = useState<HomeContent | null>(null)
  const { place, minHeight, aboveRef } = useRecentPlace(below)
  const around = below && { diary, parts, below, onBelow }
  const areCardsDue = useRestDue('cards', latest !== null)
  const areAnswersDue = useRestDue('answers', around !== null)
  // Read at once if something was going on the last time, otherwise when home has nothing else to read.
  const [wasGoingOn] = useState(() => readChoice('goingRow') !== null)
  const [forgotten, setForgotten] = useState(0)
  const { isSimple, showSimple } = useSimpleHome(below, onBelow)
  const Cards = isSimple ? undefined : below?.views.cards
  const hasCardsAbove = below !== null && below.cards[0]?.type !== RECENT
  return (
    <div className="home">
      <div className="home-main">
        <PainNowCard diary={diary} isSimple={isSimple} />
        {(wasGoingOn || areAnswersDue) && (
          <GoingOn
            diary={diary}
            isIdle={areAnswersDue}
            onForgotten={setForgotten}
            waiting={<GoingOnWaiting />}
          />
        )}
        <Suspense>{!isSimple && areAnswersDue && <ReliefCard diary={diary} />}</Suspense>
        <ToFinishCard diary={diary} around={around} forgotten={forgotten} />
        {!isSimple && (
          <Suspense fallback={<WeekWaiting />}>
            {areAnswersDue ? <HomeAnswers diary={diary} part="week" /> : <WeekWaiting />}
          </Suspense>
        )}
      </div>
      <div className="home-side">
        {isSimple ? (
          <Suspense>
            <SimpleRows diary={diary} onSimple={showSimple}>
              <ReflectionCard diary={diary} />
            </SimpleRows>
          </Suspense>
        ) : (
          <SideRows diary={diary} areAnswersDue={areAnswersDue} />
        )}
      </div>
      <div className="home-rest">
        {!isSimple && (minHeight > 0 || hasCardsAbove) && (
          <div className="home-above" style={{ minHeight }}>
            <div ref={aboveRef}>{Cards && around && <Cards {...around} place="above" />}</div>
          </div>
        )}
        {!isSimple && (place !== null || around) && (
          <RecentRecordsCard diary={diary} latest={latest} around={around} />
        )}
        {Cards && around && <Cards {...around} place="below" />}
        <Suspense>
          {areCardsDue && <LaterCards diary={diary} parts={parts} recentPlace={place} onBelow={onBelow} />}
          {around && <parts.installBanner />}
        </Suspense>
      </div>
      <TwoReflections diary={diary} />
    </div>
  )
}

interface SideRowsProps {
  diary: Diary
  areAnswersDue: boolean
}

function SideRows({ diary, areAnswersDue }: SideRowsProps) {
  return (
    <>
      <Suspense fallback={<RowsWaiting />}>
        {areAnswersDue ? <HomeAnswers diary={diary} part="rows" /> : <RowsWaiting />}
      </Suspense>
      <ReflectionCard diary={diary} />
      <Suspense fallback={<VisitWaiting />}>
        {areAnswersDue ? <HomeVisit diary={diary} place="below" /> : <VisitWaiting />}
      </Suspense>
      <Suspense>{areAnswersDue && <HomeAnswers diary={diary} part="reminder" />}</Suspense>
    </>
  )
}

/** As this device knew it last, until the cards are read. [SIMPLE-1] */
function useSimpleHome(below: HomeContent | null, onBelow: SetHomeContent) {
  const [atFirst, setAtFirst] = useState(() => readChoice('simple') !== null)
  return {
    isSimple: below === null ? atFirst : below.home.isSimple === true,
    showSimple: (isSimple: boolean): void => {
      setAtFirst(isSimple)
      onBelow((now) => now && { ...now, home: { ...now.home, isSimple } })
    },
  }
}

/** Keeps the place of the seven days free, so that nothing moves when they appear. [HOME-26] */
const WeekWaiting = () => <div className="home-card home-week" aria-hidden="true" />

/** Likewise for the finding, and for the visit and the dose if they were there the last time. */
function RowsWaiting() {
  const [hasDose] = useState(() => readChoice('doseRow') !== null)
  const [hasVisit] = useState(() => readChoice('visitRow') !== null)
  const isCard = useHasSideColumn()
  return (
    <>
      <div className="home-finding" aria-hidden="true" />
      {hasVisit && <div className="home-row" aria-hidden="true" />}
      {hasDose && <div className={isCard ? 'home-card todays-doses' : 'home-row'} aria-hidden="true" />}
    </>
  )
}

/** Below, unless the visit was near the last time. */
function VisitWaiting() {
  const [isNear] = useState(() => readChoice('visitRow') !== null)
  return isNear ? null : <div className="home-row" aria-hidden="true" />
}

type Latest = ReturnType<typeof useLatestRecords>

interface RecentRecordsCardProps {
  diary: Diary
  latest: Latest
  /** Null until the other cards are loaded: Recent Records waits for nothing. */
  around: HomeSectionProps | null
}

function RecentRecordsCard({ diary, latest, around }: RecentRecordsCardProps) {
  const text = useText('home')
  const heading = useId()
  const title = text('recentRecords')
  const Fold = around?.below.views.fold
  const isFolded = around !== null && isRecentFolded(around.below)
  return (
    <section className="home-card" aria-labelledby={heading}>
      <div className="home-card-head">
        <h2 id={heading}>{Fold && around ? <Fold {...around} title={title} /> : title}</h2>
        {!isFolded && latest !== null && latest.length > 0 && (
          <Link className="button text" to={PATHS.records}>
            {text('seeAll')}
          </Link>
        )}
      </div>
      {!isFolded && <Recent diary={diary} latest={latest} />}
    </section>
  )
}

interface RecentProps {
  diary: Diary
  latest: Latest
}

function Recent({ diary, latest }: RecentProps) {
  const shell = useText()
  const text = useText('home')
  const waiting = <Skeleton longText={shell('waitingLong')} />
  if (latest === null) return waiting
  if (latest.length === 0)
    return (
      <div className="home-empty">
        <EmptySwell />
        <p>{text('noRecordsYet')}</p>
      </div>
    )
  return (
    <Suspense fallback={waiting}>
      <LazyRecentRows diary={diary} records={latest} />
    </Suspense>
  )
}
