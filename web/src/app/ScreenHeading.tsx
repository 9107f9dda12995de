import { ROUTES } from '@reprieve/domain/access/routes.ts'
import { useCurrentRoute } from './useHere.ts'
import { useLayout } from './useLayout.ts'
import { useTitle } from './useTitle.ts'

/** For screens of every device state: inside the diary their title is already in the bar. */
export function ScreenHeading() {
  const { name } = useCurrentRoute()
  const title = useTitle(ROUTES[name].title)
  return useLayout() === 'page' && <h1>{title}</h1>
}
