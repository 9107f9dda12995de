const CLOSED = 'InvalidStateError'
const WORDS = 'was closed by this page'

/** The error of a database that this page has closed, because the person logged out or the database was deleted. */
export const closedDatabaseError = (): DOMException => new DOMException(`the database ${WORDS}`, CLOSED)

const isClosedDiary = (error: unknown): boolean =>
  error instanceof DOMException && error.name === CLOSED && error.message.includes(WORDS)

/**
 * Logging out may interrupt a read. That is no failure: it is neither reported nor printed to the console. Must be
 * registered before the error reporting. [TELE-5]
 */
export function ignoreClosedDatabase(page: EventTarget): void {
  const ignore = (event: Event, error: unknown): void => {
    if (!isClosedDiary(error)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const first = { capture: true }
  page.addEventListener('error', (event) => ignore(event, 'error' in event ? event.error : null), first)
  page.addEventListener(
    'unhandledrejection',
    (event) => ignore(event, 'reason' in event ? event.reason : null),
    first,
  )
}
