import { ROUTES } from '@reprieve/domain/access/routes.ts'
import { Suspense, useSyncExternalStore } from 'react'
import { screenTitle } from '../../text/screenTitle.ts'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'
import { useTitle } from './useTitle.ts'

/** In the file of home. */
export const LazyGreeting = lazyComponent(() => import('../../home/HomeGreeting.tsx'), 'HomeGreeting')

export const LazySyncTag = lazyComponent(() => import('../../sync/SyncTag.tsx'), 'SyncTag')

/** A constant element: it does not depend on the screen, and formatting the time costs a millisecond per render. */
const SYNC_TAG = (
  <Suspense>
    <LazySyncTag />
  </Suspense>
)

export function TopBar() {
  const { name } = useCurrentRoute()
  return (
    <header className="top">
      <Suspense fallback={<div className="top-title" />}>
        {name === 'home' ? <LazyGreeting /> : <ScreenTitle />}
      </Suspense>
      {/* A screen may render something here through a portal. */}
      <div className="top-more" id="top-more" />
      {SYNC_TAG}
    </header>
  )
}

/** On the result screens the tabs say which one is open. */
function ScreenTitle() {
  const { name } = useCurrentRoute()
  const isResult = name !== 'filter' && ROUTES[name].path.startsWith('/results/')
  const title = useTitle(isResult ? 'navigation.results' : ROUTES[name].title)
  const own = useSyncExternalStore(screenTitle.subscribe, screenTitle.current)
  return (
    <h1 className="top-title" lang={own?.language}>
      {own?.words ?? title}
    </h1>
  )
}
