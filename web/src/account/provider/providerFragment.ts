// The provider's answer is in the `#` of /welcome/...: part of the very first file, and small.

const WELCOME = '/welcome/'

let brought = ''

export const providerFragment = {
  /**
   * Runs before anything is drawn: the address bar ends up in the history, in screenshots and in anything that reports
   * a page's address.
   */
  takeFrom: (
    place: Pick<Location, 'pathname' | 'search' | 'hash'>,
    history: Pick<History, 'replaceState'>,
  ) => {
    if (!place.pathname.toLowerCase().startsWith(WELCOME) || place.hash === '') return
    brought = place.hash.slice(1)
    history.replaceState(null, '', place.pathname + place.search)
  },
  /** Returns the answer, once. */
  take: (): string => {
    const taken = brought
    brought = ''
    return taken
  },
}
