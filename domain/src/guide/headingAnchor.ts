import { wordsIn } from './searchIndex.ts'

/** The URL anchor of a section: made from its words, so that inserting a section before it changes nothing. */
export const anchorOf = (heading: string): string => wordsIn(heading).join('-')
