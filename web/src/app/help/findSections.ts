import { wordsOf, type HelpSection } from '@reprieve/content/help.ts'
import { foldWord } from '@reprieve/domain/catalogue/fold.ts'

/** The sections that have every word that was typed, in their order; all of them where none was. */
export function findSections(sections: readonly HelpSection[], typed: string): readonly HelpSection[] {
  const wanted = foldWord(typed)
    .split(' ')
    .filter((word) => word !== '')
  return sections.filter((section) => {
    const words = foldWord(wordsOf(section))
    return wanted.every((word) => words.includes(word))
  })
}
