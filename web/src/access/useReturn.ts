import { stepsToReturn } from '@reprieve/domain/access/stepsToReturn.ts'
import { useRouter } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { historyIndex } from '../navigation/historyState.ts'
import { visitLog } from './visitedRoutes.ts'

/**
 * Returns from an editor to the screen that opened it, keeping its scroll position, or to home if there is none.
 * Unsaved changes block it, unless they are settled. [ROUTE-15]
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
