import { ROUTES } from '@reprieve/domain/access/routes.ts'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { useSessionEnd } from '../account/useSessionEnd.ts'
import { useOnceIdle } from '../device/useOnceIdle.ts'
import { useText } from '../settings/words.tsx'
import { ConfirmHost } from './ConfirmHost.tsx'
import { Drawer } from './Drawer.tsx'
import { Notices } from './Notices.tsx'
import { PageBar } from './PageBar.tsx'
import { PageFoot } from './PageFoot.tsx'
import { Quiet } from './Quiet.tsx'
import './shell.css'
import { Tabs } from './Tabs.tsx'
import { TopBar } from './TopBar.tsx'
import { useArrival } from './useArrival.ts'
import { useHasDrawer } from './useHasDrawer.ts'
import { useHere } from './useHere.ts'
import { useLayout } from './useLayout.ts'
import { useTitle } from './useTitle.ts'
import { Waiting } from './Waiting.tsx'

const MAIN = 'content'

const ServiceWatch = lazy(async () => ({
  default: (await import('../account/ServiceWatch.tsx')).ServiceWatch,
}))

const MaintenanceBar = lazy(async () => ({
  default: (await import('../account/MaintenanceBar.tsx')).MaintenanceBar,
}))

const Reminding = lazy(async () => ({ default: (await import('./Reminding.tsx')).Reminding }))

/** The frame around every screen. */
export function Shell() {
  const layout = useLayout()
  const text = useText()
  const main = useRef<HTMLElement>(null)
  useArrival(main)
  useSessionEnd()
  const hasDrawer = useHasDrawer()
  const state = stateOf(useSession())
  const isSignedIn = state === 'signed-in'
  const isIdle = useOnceIdle()
  return (
    <div className="shell" data-layout={layout}>
      <Quiet>
        <PageTitle />
      </Quiet>
      <Quiet>{isSignedIn && <ServiceWatch />}</Quiet>
      <Quiet>{isIdle && <Reminding />}</Quiet>
      <a className="skip" href={`#${MAIN}`}>
        {text('skipToContent')}
      </a>
      {layout === 'diary' && hasDrawer && (
        <div className="shell-drawer">
          <Quiet>
            <Drawer />
          </Quiet>
        </div>
      )}
      <div className="shell-body">
        {layout === 'page' && <PageBar />}
        {layout === 'diary' && (
          <Quiet>
            <TopBar />
          </Quiet>
        )}
        <main id={MAIN} tabIndex={-1} ref={main}>
          <Notices />
          <ConfirmHost />
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </main>
        {layout === 'page' && <PageFoot />}
        {/* A diary without an account needs no server and contacts none. [ACC-60] */}
        <Quiet>
          {isIdle && layout !== 'full' && state !== 'not-registered' && (
            <MaintenanceBar hasDiary={isSignedIn} />
          )}
        </Quiet>
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
  const { name } = useHere()
  const title = useTitle(ROUTES[name].title)
  const product = useText()('productName')
  return <title>{name === 'landing' ? title : `${title} · ${product}`}</title>
}
