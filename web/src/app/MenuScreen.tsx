import { ROUTES } from '@reprieve/domain/access/routes.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { version } from '../../package.json'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { LanguageField } from '../settings/LanguageField.tsx'
import { ThemeChoice } from '../settings/ThemeChoice.tsx'
import { useText } from '../settings/words.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ListCard, ListRow } from '../ui/ListRow.tsx'
import { ListRowButton } from '../ui/ListRowButton.tsx'
import './menu.css'
import { ACCOUNT_LINKS, menuRows, type MenuRow } from './menuRows.ts'
import { useIsGuideAway } from './menuRowsGuide.ts'
import { MessageLog } from './MessageLog.tsx'
import { PATHS } from './paths.ts'
import { ScreenHeading } from './ScreenHeading.tsx'
import { useLayout } from './useLayout.ts'
import { useTitle, type TitleKey } from './useTitle.ts'

const AREAS = ['settings', 'account', 'assistant'] as const

export function MenuScreen() {
  useTextsReady(AREAS)
  return <Menu />
}

function Menu() {
  const state = stateOf(useSession())
  const text = useText('navigation')
  const settings = useText('settings')
  const isInside = useLayout() === 'diary'
  const isGuideAway = useIsGuideAway()
  const [showsLog, setShowsLog] = useState(false)
  return (
    <div className="menu">
      <ScreenHeading />
      <ListCard>
        {menuRows(state, { isGuideAway }).map((row) => (
          <Row key={row.route} row={row} />
        ))}
        <ListRowButton
          icon={<Icon name="list" />}
          title={text('messages')}
          subtitle={text('messagesAbout')}
          onPress={() => setShowsLog(true)}
        />
      </ListCard>
      {state !== 'visitor' && (
        <section className="card">
          <ThemeChoice />
          {/* Outside the diary it stands in the bar. */}
          {isInside && <LanguageField />}
        </section>
      )}
      {ACCOUNT_LINKS[state].map(({ route, title }) => (
        <Link key={route} className="button" to={PATHS[route]}>
          <Words title={title} />
        </Link>
      ))}
      <p className="menu-version">{settings('version', { 0: version })}</p>
      <MessageLog isOpen={showsLog} onClose={() => setShowsLog(false)} />
    </div>
  )
}

function Row({ row: { route, icon, about } }: { row: MenuRow }) {
  const title = useTitle(ROUTES[route].title)
  const text = useText('navigation')
  const subtitle = about && text(about)
  return (
    <Link className="list-row" to={PATHS[route]}>
      <ListRow icon={<Icon name={icon} />} title={title} subtitle={subtitle} />
    </Link>
  )
}

function Words({ title }: { title: TitleKey }) {
  return useTitle(title)
}
