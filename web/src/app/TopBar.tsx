import { ROUTES } from '@reprieve/domain/access/routes.ts'
import { Suspense } from 'react'
import { HomeGreeting } from '../home/HomeGreeting.tsx'
import { later } from '../ui/later.tsx'
import { useHere } from './useHere.ts'
import { useTitle } from './useTitle.ts'

export const SyncTag = later(() => import('../sync/SyncTag.tsx'), 'SyncTag')

export function TopBar() {
  const { name } = useHere()
  return (
    <header className="top">
      <Suspense fallback={<div className="top-title" />}>
        {name === 'home' ? <HomeGreeting /> : <ScreenTitle />}
      </Suspense>
      <Suspense>
        <SyncTag />
      </Suspense>
    </header>
  )
}

function ScreenTitle() {
  const { name } = useHere()
  return <h1 className="top-title">{useTitle(ROUTES[name].title)}</h1>
}
