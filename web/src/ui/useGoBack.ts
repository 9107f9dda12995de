import { useRouter } from '@tanstack/react-router'

/**
 * To the screen that this one was opened from, such as a record that is being written. `orElse` where it was opened by
 * its address alone. Changes that are not saved stand in the way, unless they are settled.
 */
export function useGoBack(orElse: string): (are?: 'settled') => void {
  const { history } = useRouter()
  return (are) => {
    const how = { ignoreBlocker: are === 'settled' }
    if (history.canGoBack()) history.back(how)
    else history.replace(orElse, undefined, how)
  }
}
