import { CARDS, type CardType } from '@reprieve/domain/home/cards.ts'
import { noteRated, toggleHidden } from '@reprieve/domain/home/storedHome.ts'
import { isWizardOffered, putWizardAway, findResumeStep } from '@reprieve/domain/onboarding/wizardSteps.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { type ComponentType, useEffect, useId, useSyncExternalStore } from 'react'
import { useSession } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { serviceFacts } from '../../account/service/serviceFacts.ts'
import { useConditions } from '../../conditions/useConditions.ts'
import { installWay } from '../../device/installWay.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'
import { watch } from '../../local/watch.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { Link } from '../../navigation/Link.tsx'
import { useNavigate } from '../../navigation/useRouter.ts'
import { readOptionalSteps, STEP_PATHS, useStoredWizard, wizardStore } from '../../onboarding/wizardStore.ts'
import { PATHS } from '../../paths/paths.ts'
import { delayRatingRequest } from '../../records/localSaveLog.ts'
import { useLatestRecords } from '../../records/readRecords.ts'
import { useTheme } from '../../settings/appearance/theme.tsx'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { noteDarkIntroduced } from '../darkThemePrompt.ts'
import { GettingStartedCard } from '../engagement/GettingStartedCard.tsx'
import { InstallSteps, useInstall } from '../engagement/InstallSteps.tsx'
import type { CardProps, HomeSectionProps } from '../homeContent.ts'
import { RECENT, RECENT_COUNT } from '../recentRecords.ts'
import { useHomeActions } from '../useHomeActions.ts'
import { ConditionsCard } from './ConditionsCard.tsx'
import { GuideCard } from './GuideCard.tsx'
import { MedicationsCard } from './MedicationsCard.tsx'
import { QuestionnairesCard } from './QuestionnairesCard.tsx'
import { SimpleOfferCard } from './SimpleOfferCard.tsx'
import './homeCards.css'

/** Whether the two short questions are offered; null until known. [ONB-2, ONB-10] */
export function useQuestionsOffered(diary: Diary): boolean | null {
  const hasAccount = useSession().is === 'user'
  const wizard = useStoredWizard(diary)
  const parts = [useLatestRecords(diary, RECENT_COUNT), useConditions(diary), useMedications(diary)]
  const isSynced = useIsSynced(diary)
  const isKnown = parts.every((part) => part !== null)
  if (wizard === null || isSynced === null || !isKnown) return null
  const hasAnything = parts.some((part) => part.length > 0)
  return isWizardOffered(wizard, { hasAccount, isSynced, hasAnything })
}

const watchPulled = perDiary((diary: Diary) => watch(diary.doorbell, [PROFILE_KIND], () => hasPulled(diary)))

/** Whether the account has been pulled once; the profile comes with its first page. */
function useIsSynced(diary: Diary): boolean | null {
  const { subscribe, current } = watchPulled(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : null
}

const hasPulled = async (diary: Diary): Promise<boolean> => (await loadSyncState(diary)).state.epoch !== null

/** Without Recent Records, which the first render shows. */
const CARD_VIEWS: Readonly<Partial<Record<CardType, ComponentType<CardProps>>>> = {
  questionnaires: QuestionnairesCard,
  signup: SignUpCard,
  rate: RateCard,
  simple: SimpleOfferCard,
  pain_guide: GuideCard,
  pain_conditions: ConditionsCard,
  medications: MedicationsCard,
  engagement: GettingStartedCard,
}

/** The cards above Recent Records, or everything below it. [HOME-6] */
export function HomeCardList({ place, ...around }: HomeSectionProps & { place: 'above' | 'below' }) {
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
  const acts = useHomeActions(diary, { copyFacts: parts.signUp.facts, onBelow })
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

/** Shown when there is enough to lose to need a second copy. [HOME-7, HOME-13] */
function SignUpCard({ diary, parts, below: { copy }, acts }: CardProps) {
  const Body = parts.signUp.body
  const hide = (): void => acts.change((home) => toggleHidden(home, 'signup'))
  const install = copy.isClearedUnused && installWay() === 'menu' ? <InstallButton /> : null
  return <Body diary={diary} copy={copy} install={install} settle={acts.settle} onHide={hide} />
}

/** A browser that deletes unused sites spares an app on the Home Screen. [HOME-28] */
function InstallButton() {
  const text = useText('engagement')
  const install = useInstall()
  return (
    <>
      <Button label={text('install')} onPress={install.install} />
      <InstallSteps {...install} />
    </>
  )
}

/** In the evening, once: a person who has seen it does not see it again. [HOME-22, SET-5] */
function DarkThemeCard({ onDone }: { onDone: () => void }) {
  const text = useText('home')
  const common = useText('common')
  const device = useDevice()
  const { change } = useTheme()
  useEffect(() => void noteDarkIntroduced(device), [device])
  const darken = (): void => {
    change({ choice: 'dark' })
    onDone()
  }
  return (
    <section className="home-card" aria-label={text('darkModeTitle')}>
      <p>{text('darkModeIntroduction')}</p>
      <div className="card-ways">
        <Button label={text('darkModeUse')} onPress={darken} />
        <Button kind="text" label={common('ok')} onPress={onDone} />
      </div>
    </section>
  )
}

/** Leads back to the two short questions, for a person who has postponed them. [ONB-2] */
function QuestionsCard({ diary }: { diary: Diary }) {
  const text = useText('onboarding')
  const common = useText('common')
  const heading = useId()
  const device = useDevice()
  const navigate = useNavigate()
  const { change } = wizardStore(diary)
  const resume = async (): Promise<void> => {
    const wizard = await change((now) => now)
    const step = findResumeStep(wizard, await readOptionalSteps(device)) ?? 'medications'
    await navigate({ to: STEP_PATHS[step] })
  }
  return (
    <section className="home-card" aria-labelledby={heading}>
      <h2 id={heading}>{text('resumeTitle')}</h2>
      <p>{text('resumeText')}</p>
      <div className="card-ways">
        <Button label={text('resumeButton')} onPress={() => void resume()} />
        <Button kind="text" label={common('hide')} onPress={() => void change(putWizardAway)} />
      </div>
    </section>
  )
}

/** Following the link to the store counts as rated: browsers do not report whether it was. [HOME-7, HOME-8, HOME-11] */
function RateCard({ diary, below: { facts }, acts }: CardProps) {
  const text = useText('home')
  const common = useText('common')
  const heading = useId()
  const { platform } = facts
  return (
    <section className="home-card" aria-labelledby={heading}>
      <h2 id={heading}>{text('rateMe')}</h2>
      <p>{text('rateText')}</p>
      <div className="card-ways">
        <a
          className="button"
          href={serviceFacts.current().storeLinks[platform]}
          target="_blank"
          rel="noreferrer"
          onClick={() => acts.change((home) => noteRated(home, platform))}
        >
          {text('rateOpen')}
        </a>
        <Button
          kind="text"
          label={text('later')}
          onPress={() => acts.settle(() => delayRatingRequest(diary))}
        />
        <Button
          kind="text"
          label={common('hide')}
          onPress={() => acts.change((home) => toggleHidden(home, 'rate'))}
        />
      </div>
    </section>
  )
}
