import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import type { EngagementItem } from '@reprieve/domain/home/engagement/items.ts'
import {
  collapseEngagement,
  dismissEngagement,
  type ItemType,
  type StoredEngagement,
} from '@reprieve/domain/home/engagement/storedEngagement.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../access/session.ts'
import { USER_VALUES_CHANGED } from '../../account/userValues.ts'
import { PARTS_RING } from '../../local/diaryParts.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { SERVER_COPIES } from '../../local/serverCopies.ts'
import { watch } from '../../local/watch.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useFaultText } from '../../text/formTexts.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ListRow } from '../../ui/layout/ListRow.tsx'
import { ListRowButton } from '../../ui/layout/ListRowButton.tsx'
import { ProgressIndicator } from '../../ui/layout/Progress.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { FoldButton } from '../cards/CardHead.tsx'
import type { CardProps } from '../homeContent.ts'
import { InstallSteps, useInstall } from './InstallSteps.tsx'
import { changeEngagement } from './engagementTable.ts'
import {
  canInstallNow,
  type GettingStarted,
  gettingStarted,
  latestEngagement,
  readEngagement,
} from './gettingStarted.ts'
import './gettingStarted.css'

/** A done step says so; an open one links to where it can be done. [ENG-1] */
function StepRows({ started }: { started: GettingStarted }) {
  const text = useText('engagement')
  const home = useText('home')
  const titles = useTitles()
  const told = useTold(started)
  return (
    <ul className="steps" aria-label={home('gettingStarted')}>
      {started.items.map((item) => (
        <li key={item.type}>
          {item.isChecked ? (
            <div className="list-row step-done">
              <ListRow
                icon={<StepBox isDone />}
                title={titles(item)}
                end={<span className="unseen">, {text('done')}</span>}
              />
            </div>
          ) : (
            <StepWay type={item.type} nextView={started.nextView}>
              <ListRow icon={<StepBox />} title={titles(item)} subtitle={told(item)} />
            </StepWay>
          )}
        </li>
      ))}
    </ul>
  )
}

const StepBox = ({ isDone = false }: { isDone?: boolean }) => (
  <span className="step-box" data-done={isDone}>
    {isDone && <Icon name="check" />}
  </span>
)

const WAYS = {
  register_account: PATHS.register,
  enable_notifications: PATHS.notifications,
  profile: PATHS.profile,
  tracking: PATHS.recordCreate,
  pain_guide: PATHS.guide,
} as const

interface StepWayProps extends Pick<GettingStarted, 'nextView'> {
  type: ItemType
  children: ReactNode
}

function StepWay({ type, nextView, children }: StepWayProps) {
  if (type === 'download_app') return <InstallRow />
  return (
    <Link className="list-row" to={type === 'results' ? PATHS[nextView] : WAYS[type]}>
      {children}
    </Link>
  )
}

/** The one step that acts here: the browser's dialog, or instructions. [ENG-6] */
function InstallRow() {
  const home = useText('home')
  const install = useInstall()
  return (
    <>
      <ListRowButton icon={<StepBox />} title={home('itemDownload')} onPress={install.install} />
      <InstallSteps {...install} />
    </>
  )
}

function useTitles(): (item: EngagementItem) => string {
  const home = useText('home')
  return ({ type, progress }) => {
    const needed = { 0: progress?.needed ?? 1 }
    const titles: Record<ItemType, string> = {
      register_account: home('itemRegister'),
      enable_notifications: home('itemNotifications'),
      profile: home('itemProfile'),
      tracking: home('itemTracking', needed),
      results: home('itemResults', needed),
      pain_guide: home('itemGuide', needed),
      download_app: home('itemDownload'),
    }
    return titles[type]
  }
}

/** The progress in words that blame nobody: a streak is shown while it lasts, its end never. [ENG-10] */
function useTold({
  tracked: { days, streak },
}: GettingStarted): (item: EngagementItem) => string | undefined {
  const text = useText('engagement')
  return ({ type, progress }) => {
    if (progress === null || progress.done === 0) return undefined
    if (type !== 'tracking') return text('seenOf', { done: progress.done, total: progress.needed })
    return streak === null ? text('daysSoFar', { days }) : text('daysInRow', { days, row: streak })
  }
}

const RINGS = [
  PARTS_RING,
  SERVER_COPIES,
  USER_VALUES_CHANGED,
  RECORD_KIND,
  PROFILE_KIND,
  KIND_OF_PREF.reminders,
]

/** A diary is reopened when its person registers, so `isRegistered` never changes for one. */
const watchEngagement = perDiary((diary: Diary, isRegistered: boolean) =>
  watch(diary.doorbell, RINGS, () => readEngagement(diary, isRegistered)),
)

/** Null until known, which it is if the caller has just checked whether the card is shown. [HOME-26] */
function useGettingStarted(diary: Diary): GettingStarted | null {
  const isRegistered = useSession().is === 'user'
  const { subscribe, current } = watchEngagement(diary, isRegistered)
  const seen = useSyncExternalStore(subscribe, current)
  // As it was when home opened: browsers offer installation at any time, and a new row would move what is below.
  const [canInstall] = useState(canInstallNow)
  const read = seen.is === 'read' ? seen.value : latestEngagement(diary).engagement
  return read === null ? null : gettingStarted(read, canInstall)
}

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
      <ProgressIndicator
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

/** If it cannot be stored, a message says so and everything stays as it was. */
function useKeep(diary: Diary): (change: (kept: StoredEngagement) => StoredEngagement) => Promise<void> {
  const faultText = useFaultText()
  const toasts = useToasts()
  return async (change) => {
    const kept = await changeEngagement(diary, change)
    if (kept.ok) return
    toasts.show({ message: faultText(kept.reason) })
  }
}
