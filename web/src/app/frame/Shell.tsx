import { ROUTES } from '@reprieve/domain/access/routes.ts'
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { loginConfirmation } from '../../account/login/loginConfirmation.ts'
import { useSessionEnd } from '../../account/session/useSessionEnd.ts'
import { appTooOld, appUpdate } from '../../device/appUpdate.ts'
import { unsavedWork } from '../../device/unsavedWork.ts'
import { useOnceIdle } from '../../device/useOnceIdle.ts'
import { Link } from '../../navigation/Link.tsx'
import { RouteBoundary } from '../../navigation/RouterProvider.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useSync } from '../../sync/useSync.ts'
import { screenTitle } from '../../text/screenTitle.ts'
import { useText, useLanguage } from '../../text/useText.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { BrokenScreen } from '../boot/BrokenScreen.tsx'
import { RouteScreen } from '../routes/RouteScreen.tsx'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'
import { Tabs } from './Tabs.tsx'
import { TopBar } from './TopBar.tsx'
import { LoadingSkeleton, OptionalBoundary, OptionalPart } from './fallbacks.tsx'
import { useLayout } from './layout.ts'
import { LazyDrawer, useHasDrawer } from './sideDrawer.ts'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useTitle } from './useTitle.ts'
import './shell.css'

// Rarely shown, so neither is in the initial bundle.
const UpdatePrompt = lazyComponent(() => import('../boot/UpdatePrompt.tsx'), 'UpdatePrompt')
const TooOldDialog = lazyComponent(() => import('../boot/TooOldDialog.tsx'), 'TooOldDialog')

/** Says that there is a newer version, or that one is required. Never in an editor or with unsaved work. */
function VersionNotices() {
  const update = useSyncExternalStore(appUpdate.subscribe, appUpdate.current)
  const tooOld = useSyncExternalStore(appTooOld.subscribe, appTooOld.current)
  const isHeld = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.current)
  const isAtWork = useLayout() === 'full' || isHeld
  const wasKnown = useOnArrival(update !== 'none')
  const mustUpdate = tooOld === 'yes' && !isAtWork
  const mayUpdate = wasKnown && update !== 'none' && !isAtWork && !mustUpdate
  return (
    <Suspense fallback={null}>
      <div role="status">{mayUpdate && <UpdatePrompt isBusy={update === 'updating'} />}</div>
      {mustUpdate && <TooOldDialog />}
    </Suspense>
  )
}

/** The value when this screen was opened: a note that appeared later would move what the person is about to press. */
function useOnArrival<T>(value: T): T {
  const { name } = useCurrentRoute()
  const [kept, setKept] = useState({ name, value })
  if (kept.name !== name) setKept({ name, value })
  return kept.value
}

/** Only outside the diary. */
export const LazyPageBar = lazyComponent(() => import('./PageBar.tsx'), 'PageBar')

// None of these is in the initial bundle: some are rarely shown, and one shows nothing.
const SeenScreens = lazyComponent(() => import('./UsageRecorder.tsx'), 'UsageRecorder')
const SafetyHost = lazyComponent(() => import('./SafetyHost.tsx'), 'SafetyHost')
const SyncNotices = lazyComponent(() => import('./SyncNotices.tsx'), 'SyncNotices')

/** Messages that apply to every screen. */
function Notices() {
  const { missed } = useLanguage()
  const text = useText()
  const isSyncing = useSync() !== null
  const isIdle = useOnceIdle()
  return (
    <>
      {/* D56: without a secure context some features never work, so this is shown before a person tries them. */}
      {!window.isSecureContext && <Note kind="warn">{text('notSecure')}</Note>}
      <VersionNotices />
      <OptionalPart>{isSyncing && <SyncNotices />}</OptionalPart>
      <OptionalPart>{isIdle && <SeenScreens />}</OptionalPart>
      <OptionalPart>{isIdle && <SafetyHost />}</OptionalPart>
      <div role="status">{missed && <Note kind="warn">{text('languageNotLoaded')}</Note>}</div>
    </>
  )
}

const ConfirmDialog = lazyComponent(() => import('../../account/login/ConfirmDialog.tsx'), 'ConfirmDialog')

/** Shown above the screen that received code 170; the screen stays as it is, with all input. */
function ConfirmHost() {
  const isOpen = useSyncExternalStore(loginConfirmation.subscribe, loginConfirmation.current)
  if (!isOpen) return null
  return (
    <OptionalBoundary of="confirm" instead={NotAsked}>
      <ConfirmDialog onEnd={loginConfirmation.end} />
    </OptionalBoundary>
  )
}

/** The dialog could not be fetched: the caller would wait for its answer forever. [SES-10] */
function NotAsked(): null {
  const { show } = useToasts()
  const message = useText()('serverAway')
  useEffect(() => {
    show({ message })
    loginConfirmation.end(false)
  }, [show, message])
  return null
}

const MAIN = 'content'

const ServiceWatch = lazyComponent(() => import('../../account/service/ServiceWatch.tsx'), 'ServiceWatch')

const MaintenanceBar = lazyComponent(
  () => import('../../account/service/MaintenanceBar.tsx'),
  'MaintenanceBar',
)

const Reminding = lazyComponent(() => import('./ReminderRunner.tsx'), 'ReminderRunner')

/** The frame around every screen. */
export function Shell() {
  const layout = useLayout()
  const text = useText()
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  useSessionEnd()
  const hasDrawer = useHasDrawer()
  const state = sessionDeviceState(useSession())
  const isSignedIn = state === 'signed-in'
  const isIdle = useOnceIdle()
  return (
    <div className="shell" data-layout={layout}>
      <OptionalPart>
        <PageTitle />
      </OptionalPart>
      <OptionalPart>{isSignedIn && <ServiceWatch />}</OptionalPart>
      <OptionalPart>{isIdle && <Reminding />}</OptionalPart>
      <a className="skip" href={`#${MAIN}`}>
        {text('skipToContent')}
      </a>
      {layout === 'diary' && hasDrawer && (
        <div className="shell-drawer">
          <OptionalPart>
            <LazyDrawer />
          </OptionalPart>
        </div>
      )}
      <div className="shell-body">
        {layout === 'page' && (
          <OptionalPart>
            <Suspense fallback={<header className="bar" />}>
              <LazyPageBar />
            </Suspense>
          </OptionalPart>
        )}
        {layout === 'diary' && (
          <OptionalPart>
            <TopBar />
          </OptionalPart>
        )}
        <main id={MAIN} tabIndex={-1} ref={main}>
          <Notices />
          <ConfirmHost />
          <Suspense fallback={<LoadingSkeleton />}>
            <RouteBoundary errorComponent={BrokenScreen}>
              <RouteScreen />
            </RouteBoundary>
          </Suspense>
        </main>
        {layout === 'page' && <PageFoot />}
        {/* A diary without an account needs no server and contacts none. [ACC-60] */}
        <OptionalPart>
          {isIdle && layout !== 'full' && state !== 'not-registered' && (
            <MaintenanceBar hasDiary={isSignedIn} />
          )}
        </OptionalPart>
      </div>
      {layout === 'diary' && !hasDrawer && (
        <div className="shell-tabs">
          <Tabs />
        </div>
      )}
    </div>
  )
}

/** The title of the tab, which screen readers announce first. */
function PageTitle() {
  const { name } = useCurrentRoute()
  const routeTitle = useTitle(ROUTES[name].title)
  const own = useSyncExternalStore(screenTitle.subscribe, screenTitle.current)
  const title = own?.words ?? routeTitle
  const product = useText()('productName')
  return <title>{name === 'landing' ? title : `${title} · ${product}`}</title>
}

/** D47: outside the diary there are no tabs, and a person who needs urgent help must find it immediately. */
function PageFoot() {
  const text = useText()
  const navigation = useText('navigation')
  return (
    <footer className="foot">
      <nav className="foot-links" aria-label={navigation('footer')}>
        <Link className="link" to={PATHS.urgentHelp}>
          {text('urgentHelp')}
        </Link>
        <Link className="link" to={PATHS.menu}>
          {navigation('menu')}
        </Link>
      </nav>
    </footer>
  )
}
