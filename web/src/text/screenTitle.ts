import { makeObservable } from '../device/observable.ts'

/** What a screen is called whose content has a name of its own. */
interface ScreenTitle {
  words: string
  /** Of the words, if they are not in the page's language. */
  language: string
}

/** Null: the screen has the title of its route. [GUIDE-31] */
export const screenTitle = makeObservable<ScreenTitle | null>(null)
