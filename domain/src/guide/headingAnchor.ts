import { wordsIn } from './searchIndex.ts'

/** How an address names a part of an article: by its words, so that a part that is put before it changes nothing. */
export const anchorOf = (heading: string): string => wordsIn(heading).join('-')
