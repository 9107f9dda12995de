import { foldedWords } from './searchIndex.ts'

/** The URL anchor of a section: made from its words, so that inserting a section before it changes nothing. */
export const headingAnchor = (heading: string): string => foldedWords(heading).join('-')
