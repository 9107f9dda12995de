import type { Interference } from '@reprieve/domain/questionnaires/interference.ts'
import { dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import { toFields, type Fields } from '../fields.ts'
import type { CompletedQuestionnaire } from './listWire.ts'

/** How a response names the built-in PEG, no matter who asks it and in any version. */
export const PEG = {
  url: 'https://reprieve.example/fhir/Questionnaire/peg',
  enjoyment: 'peg-2',
  activity: 'peg-3',
} as const

/**
 * Each answered PEG, by the local calendar of the person, the earliest first. A form with another name is another form,
 * even if its questions have the same linkIds. [RES-63]
 */
export const interferenceFrom = (
  times: readonly Pick<CompletedQuestionnaire, 'at' | 'offset' | 'response'>[],
): readonly Interference[] =>
  times
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ at, offset, response }) => {
      const { questionnaire, item } = toFields(response)
      if (typeof questionnaire !== 'string' || questionnaire.split('|', 1)[0] !== PEG.url) return []
      const [enjoyment, activity] = [numberIn(item, PEG.enjoyment), numberIn(item, PEG.activity)]
      if (enjoyment === null || activity === null) return []
      return { day: dayNumberOf({ at, offset }), enjoyment, activity }
    })

const MOST = 10

function numberIn(items: unknown, linkId: string): number | null {
  const found = listIn(items).find((item) => item['linkId'] === linkId)
  const value = listIn(found?.['answer'])[0]?.['valueInteger']
  return typeof value === 'number' && value >= 0 && value <= MOST ? value : null
}

const listIn = (said: unknown): readonly Fields[] => (Array.isArray(said) ? said.map(toFields) : [])
