import { ROUTES, type RouteName } from '@reprieve/domain/access/routes.ts'
import type { VisitedRoutes } from '@reprieve/domain/access/stepsToReturn.ts'
import type { SessionName } from '../device/sessionNames.ts'

const NAME: SessionName = 'reprieve.visited'

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

export interface VisitLog {
  note: (index: number, route: RouteName | null) => void
  /** The screens up to and including this entry of the browser's history. */
  upTo: (index: number) => VisitedRoutes
}

/** Stores only names of screens, not what they showed. Kept for the tab, so that a reload keeps the way back. */
export function makeVisitLog(shelf: () => Shelf): VisitLog {
  const visited = read(shelf)
  return {
    note: (index, route) => {
      if (visited[index] === route) return
      visited[index] = route
      try {
        shelf().setItem(NAME, JSON.stringify(visited))
      } catch {
        // A browser that forbids storage: the log lasts as long as the page.
      }
    },
    upTo: (index) => Array.from({ length: index + 1 }, (_, at) => visited[at] ?? null),
  }
}

function read(shelf: () => Shelf): (RouteName | null)[] {
  try {
    const kept: unknown = JSON.parse(shelf().getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.map((route) => (isRoute(route) ? route : null)) : []
  } catch {
    return []
  }
}

const isRoute = (name: unknown): name is RouteName => typeof name === 'string' && Object.hasOwn(ROUTES, name)

export const visitLog = makeVisitLog(() => sessionStorage)
