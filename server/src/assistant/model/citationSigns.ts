import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type { HiddenNames } from './hiddenNames.ts'

type Figure = Extract<AnswerPart, { is: 'figure' }>
type Passage = Extract<AnswerPart, { is: 'guide' }>

/** What tools returned in one turn, by the signs with which a model may cite it. */
export interface CitationSigns {
  /** Our answer as a model gets it: sentences with signs instead of every number and name. */
  writeWithSigns: (parts: readonly AnswerPart[]) => string
  /** What a sign stands for; null for one that was never given out. */
  cited: (sign: string) => Figure | Passage | Extract<AnswerPart, { is: 'name' }> | null
  /** Links to screens with more about it. */
  screens: () => readonly AnswerPart[]
}

/** No number of a diary is sent, and none comes back that was not computed here. [ASST-33, ASST-34] */
export function createCitationSigns(names: HiddenNames): CitationSigns {
  const figures: Figure[] = []
  const passages: Passage[] = []
  const screens: AnswerPart[] = []
  const signOf = (part: AnswerPart): string => {
    switch (part.is) {
      case 'text':
        return part.text
      case 'figure':
        return `[[f${figures.push(part)}]]`
      case 'name':
        return names.signOf(part.text)
      case 'guide':
        return `\n[[g${passages.push(part)}]] ${part.title}: ${part.quote ?? ''}`
      case 'screen':
        if (!screens.some((one) => one.is === 'screen' && one.screen === part.screen)) screens.push(part)
        return ''
      default:
        return ''
    }
  }
  return {
    writeWithSigns: (parts) => parts.map(signOf).join('').trim(),
    cited: (sign) => {
      const { kind, place } = /^(?<kind>[fgn])(?<place>\d{1,4})$/.exec(sign)?.groups ?? {}
      const at = Number(place) - 1
      if (kind === 'f') return figures[at] ?? null
      if (kind === 'g') return passages[at] ?? null
      const named = kind === 'n' ? names.named(sign) : null
      return named === null ? null : { is: 'name', text: named.label }
    },
    screens: () => screens,
  }
}
