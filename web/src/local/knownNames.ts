// Where what was told of the guide and by Solace lies on the shelf of what is known. All of it is sealed under the app
// lock; the names are not, so no word of a person is one.

/** Of the guide: lists, texts, programs, each under its edition or its id. */
export const guideName = (what: string): string => `guide.${what}`

/** The token of the chat that is open. */
export const SOLACE_SESSION = 'solace-session'
