import { useRouter } from './useRouter.ts'

/**
 * Goes back to the screen that opened this one, such as a record being edited; to `orElse` if this screen was opened by
 * its URL. Unsaved changes block it, unless the caller says they are `settled`.
 */
export function useGoBack(orElse: string): (are?: 'settled') => void {
  const { history } = useRouter()
  return (are) => {
    const how = { ignoreBlocker: are === 'settled' }
    if (history.canGoBack()) history.back(how)
    else history.replace(orElse, undefined, how)
  }
}
