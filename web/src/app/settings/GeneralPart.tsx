import { ROUTES } from '@reprieve/domain/access/routes.ts'
import { Link } from '@tanstack/react-router'
import { stateOf } from '../../access/session.ts'
import { useSession } from '../../access/useSession.ts'
import { IdleSwitch } from '../../account/tasks/IdleSwitch.tsx'
import { useText } from '../../settings/words.tsx'
import { DiaryIcon, type DiaryIconName } from '../../ui/DiaryIcon.tsx'
import { ListCard, ListRow } from '../../ui/ListRow.tsx'
import { PATHS } from '../paths.ts'
import { useTitle } from '../useTitle.ts'

const HELP = [
  { route: 'userGuide', icon: 'book' },
  { route: 'faq', icon: 'help' },
  { route: 'contactUs', icon: 'mail' },
] as const

export function GeneralPart() {
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  const text = useText('settings')
  return (
    <>
      {isSignedIn && (
        <div className="settings-block">
          <IdleSwitch />
        </div>
      )}
      <ListCard>
        <To route="customizeHome" icon="home" />
      </ListCard>
      <h3>{text('helpTitle')}</h3>
      <ListCard>
        {HELP.map((row) => (
          <To key={row.route} {...row} />
        ))}
      </ListCard>
    </>
  )
}

interface ToProps {
  route: (typeof HELP)[number]['route'] | 'customizeHome'
  icon: DiaryIconName
}

function To({ route, icon }: ToProps) {
  const title = useTitle(ROUTES[route].title)
  return (
    <Link className="list-row" to={PATHS[route]}>
      <ListRow icon={<DiaryIcon name={icon} />} title={title} />
    </Link>
  )
}
