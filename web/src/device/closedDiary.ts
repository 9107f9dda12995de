const CLOSED = 'InvalidStateError'
const WORDS = 'was closed by this page'

/** What a database answers that this page has closed: its person has logged out, or it was deleted. */
export const closedDiary = (): DOMException => new DOMException(`the database ${WORDS}`, CLOSED)

export const isClosedDiary = (error: unknown): boolean =>
  error instanceof DOMException && error.name === CLOSED && error.message.includes(WORDS)
