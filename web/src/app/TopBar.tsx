import { ROUTES } from '@reprieve/domain/access/routes.ts'
import { Suspense } from 'react'
import { HomeGreeting } from '../home/HomeGreeting.tsx'
import { later } from '../ui/later.tsx'
import { useHere } from './useHere.ts'
import { useTitle } from './useTitle.ts'

export const SyncTag = later(() => import('../sync/SyncTag.tsx'), 'SyncTag')

/** The same at every drawing: it says nothing about the screen, and to write the time anew costs each step a millisecond. */
const SYNC_TAG = (
  <Suspense>
    <SyncTag />
  </Suspense>
)

export function TopBar() {
  const { name } = useHere()
  return (
    <header className="top">
      <Suspense fallback={<div className="top-title" />}>
        {name === 'home' ? <HomeGreeting /> : <ScreenTitle />}
      </Suspense>
      {/* A screen may have something to say here, too. */}
      <div className="top-more" id="top-more" />
      {SYNC_TAG}
    </header>
  )
}

/** Of the results the tabs say which of them it is. */
function ScreenTitle() {
  const { name } = useHere()
  const isResult = name !== 'filter' && ROUTES[name].path.startsWith('/results/')
  return <h1 className="top-title">{useTitle(isResult ? 'navigation.results' : ROUTES[name].title)}</h1>
}
