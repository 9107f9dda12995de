import { ROUTES } from '@reprieve/domain/access/routes.ts'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { version } from '../../../package.json'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { OperatorLink } from '../../account/service/OperatorLink.tsx'
import { useKnownInstitutions } from '../../institutions/useInstitutions.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { LanguageField } from '../../settings/LanguageField.tsx'
import { ThemeChoice } from '../../settings/appearance/AppearanceChoices.tsx'
import { TIME_FORMAT } from '../../text/dateFormats.ts'
import { useFormatTag, useText, useTextsReady } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ListCard, ListRow } from '../../ui/layout/ListRow.tsx'
import { ListRowButton } from '../../ui/layout/ListRowButton.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { useLayout } from '../frame/layout.ts'
import { useTitle, type TitleKey } from '../frame/useTitle.ts'
import { ACCOUNT_LINKS, type MenuRow, menuRows, useQuestionnairesDue } from './menuRows.ts'
import './menu.css'

const AREAS = ['settings', 'account', 'assistant'] as const

export function MenuScreen() {
  useTextsReady(AREAS)
  return <Menu />
}

function Menu() {
  const state = sessionDeviceState(useSession())
  const text = useText('navigation')
  const settings = useText('settings')
  const isInside = useLayout() === 'diary'
  const { members = [], invitations = [] } = useKnownInstitutions() ?? {}
  const hasInstitution = members.length > 0 || invitations.length > 0
  const [showsLog, setShowsLog] = useState(false)
  return (
    <div className="menu">
      <ScreenHeading />
      <ListCard>
        {menuRows(state, { hasInstitution }).map((row) =>
          row.route === 'institutions' ? (
            <Suspense key={row.route} fallback={null}>
              <InstitutionsRow row={row} invitations={invitations.length} />
            </Suspense>
          ) : (
            <Row key={row.route} row={row} />
          ),
        )}
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
          {/* Outside the diary the field is in the bar. */}
          {isInside && <LanguageField />}
        </section>
      )}
      {ACCOUNT_LINKS[state].map(({ route, title }) => (
        <Link key={route} className="button" to={PATHS[route]}>
          <Words title={title} />
        </Link>
      ))}
      <OperatorLink page="home" className="button" />
      <p className="menu-version">{settings('version', { 0: version })}</p>
      <MessageLog isOpen={showsLog} onClose={() => setShowsLog(false)} />
    </div>
  )
}

function Row({ row: { route, icon, about } }: { row: MenuRow }) {
  const title = useTitle(ROUTES[route].title)
  const text = useText('navigation')
  const subtitle = about && text(about)
  const plain = <ListRow icon={<Icon name={icon} />} title={title} subtitle={subtitle} />
  return (
    <Link className="list-row" to={PATHS[route]}>
      {route === 'questionnaires' ? (
        <Suspense fallback={plain}>
          <Questionnaires icon={icon} title={title} />
        </Suspense>
      ) : (
        plain
      )}
    </Link>
  )
}

/** The texts of questionnaires are fetched only if there are some to complete. [QST-30] */
function Questionnaires({ icon, title }: { icon: MenuRow['icon']; title: string }) {
  const count = useQuestionnairesDue()
  if (count === 0) return <ListRow icon={<Icon name={icon} />} title={title} />
  return <ToComplete icon={icon} title={title} count={count} />
}

function ToComplete({ icon, title, count }: { icon: MenuRow['icon']; title: string; count: number }) {
  const text = useText('questionnaires')
  return (
    <ListRow icon={<Icon name={icon} />} title={title} subtitle={text('countToComplete', { 0: count })} />
  )
}

/** Shows the number of invitations before the page is opened. [INST-8] */
function InstitutionsRow({ row: { route, icon }, invitations }: { row: MenuRow; invitations: number }) {
  const text = useText('institutions')
  const subtitle = invitations === 0 ? undefined : text('invitationCount', { count: invitations })
  return (
    <Link className="list-row" to={PATHS[route]}>
      <ListRow icon={<Icon name={icon} />} title={text('title')} subtitle={subtitle} />
    </Link>
  )
}

function Words({ title }: { title: TitleKey }) {
  return useTitle(title)
}

interface MessageLogProps {
  isOpen: boolean
  onClose: () => void
}

/** UI-5: for people who were too slow or looked away. Only in memory: reloading clears it. */
function MessageLog({ isOpen, onClose }: MessageLogProps) {
  const text = useText('navigation')
  const common = useText('common')
  const toasts = useToasts()
  const past = useSyncExternalStore(toasts.subscribe, toasts.past)
  const clock = new Intl.DateTimeFormat(useFormatTag(), TIME_FORMAT)
  return (
    <Sheet isOpen={isOpen} title={text('messages')} closeLabel={common('close')} onClose={onClose}>
      {past.length === 0 ? (
        <p>{text('noMessages')}</p>
      ) : (
        <ol className="message-log">
          {past.map(({ message, at }, index) => (
            <li key={past.length - index}>
              <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
              <span>{message}</span>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  )
}
