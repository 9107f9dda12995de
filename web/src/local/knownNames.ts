// Ids of cached server responses (guide, Solace) on the `known` shelf. The app lock encrypts the contents but not the
// ids, so an id must not contain anything that a person wrote.

/** For the guide: lists, texts and programs, each under its edition or its id. */
export const guideName = (what: string): string => `guide.${what}`

/** The token of the open chat. */
export const SOLACE_SESSION = 'solace-session'
