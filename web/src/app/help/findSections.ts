import { helpSectionText, type HelpSection } from '@reprieve/content/help.ts'
import { foldWord } from '@reprieve/domain/catalogue/fold.ts'

/** The sections that contain every typed word, in their order; all sections if nothing was typed. */
export function findSections(sections: readonly HelpSection[], typed: string): readonly HelpSection[] {
  const wanted = foldWord(typed)
    .split(' ')
    .filter((word) => word !== '')
  return sections.filter((section) => {
    const words = foldWord(helpSectionText(section))
    return wanted.every((word) => words.includes(word))
  })
}
