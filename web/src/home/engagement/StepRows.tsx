import type { EngagementItem } from '@reprieve/domain/home/engagement/items.ts'
import type { ItemType } from '@reprieve/domain/home/engagement/keptEngagement.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { ListRowButton } from '../../ui/ListRowButton.tsx'
import type { GettingStarted } from './gettingStarted.ts'
import { InstallSteps } from './InstallSteps.tsx'
import { useInstall } from './useInstall.ts'

/** A done step says so; an open one links to where it can be done. [ENG-1] */
export function StepRows({ started }: { started: GettingStarted }) {
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
