// What a provider sends back stands behind the `#` of /welcome/...: part of the very first file, and small.

const WELCOME = '/welcome/'

let brought = ''

export const arrival = {
  /**
   * Before anything is drawn: what stands in the address bar is in the history, in a picture of the screen and in
   * whatever reports the address of a page.
   */
  takeFrom: (
    place: Pick<Location, 'pathname' | 'search' | 'hash'>,
    history: Pick<History, 'replaceState'>,
  ) => {
    if (!place.pathname.toLowerCase().startsWith(WELCOME) || place.hash === '') return
    brought = place.hash.slice(1)
    history.replaceState(null, '', place.pathname + place.search)
  },
  /** What came along, once. */
  take: (): string => {
    const taken = brought
    brought = ''
    return taken
  },
}
