import { stepsToReturn } from '@reprieve/domain/access/returnPlace.ts'
import { useRouter } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { historyIndex } from '../ui/historyIndex.ts'
import { visitLog } from './visitedRoutes.ts'

/**
 * Leads from an editor to the screen that it was opened from, as far down as it was, and home where there is none.
 * Changes that are not saved stand in the way, unless they are settled. [ROUTE-15]
 */
export function useReturn(): (are?: 'settled') => void {
  const { history } = useRouter()
  return (are) => {
    const how = { ignoreBlocker: are === 'settled' }
    const steps = stepsToReturn(visitLog.upTo(historyIndex(history.location.state)))
    if (steps === null) history.replace(PATHS.home, undefined, how)
    else history.go(-steps, how)
  }
}
