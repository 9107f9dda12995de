import { ROUTES } from '@reprieve/domain/access/routes.ts'
import type { ReactNode } from 'react'
import { EmptySwell } from '../../ui/scale/Swell.tsx'
import { useLayout } from './layout.ts'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'
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

/** For screens of every device state: inside the diary their title is already in the bar. */
export function ScreenHeading() {
  const { name } = useCurrentRoute()
  const title = useTitle(ROUTES[name].title)
  return useLayout() === 'page' && <h1>{title}</h1>
}
