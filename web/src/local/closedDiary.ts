const CLOSED = 'InvalidStateError'
const WORDS = 'was closed by this page'

/** What a database answers that this page has closed: its person has logged out, or it was deleted. */
export const closedDiary = (): DOMException => new DOMException(`the database ${WORDS}`, CLOSED)

const isClosedDiary = (error: unknown): boolean =>
  error instanceof DOMException && error.name === CLOSED && error.message.includes(WORDS)

/**
 * Who logs out may leave a read under way. Nothing has broken: it is not reported, and the console stays quiet. Listens
 * before whoever reports what broke. [TELE-5]
 */
export function ignoreClosedDiary(page: EventTarget): void {
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
