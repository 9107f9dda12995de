import { ROUTES } from '@reprieve/domain/access/routes.ts'
import type { ReactNode } from 'react'
import { EmptySwell } from '../ui/Swell.tsx'
import { useCurrentRoute } from './useHere.ts'
import { useLayout } from './useLayout.ts'
import { useTitle } from './useTitle.ts'

/** One card with the screen's title, which inside the diary is already in the bar. */
export function ScreenCard({ children }: { children: ReactNode }) {
  const { name } = useCurrentRoute()
  const title = useTitle(ROUTES[name].title)
  return (
    <section className="card narrow">
      <EmptySwell />
      {useLayout() !== 'diary' && <h1>{title}</h1>}
      {children}
    </section>
  )
}
