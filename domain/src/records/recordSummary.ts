import { itemsInAnswer } from './answer.ts'
import type { Reference } from '../lists/reference.ts'
import type { TakenAmount } from '../medications/words/takenWords.ts'
import type { Intervention, MedicationEffect, MedicationUse, PainRecord } from './painRecord.ts'

/** The lines of a record card, in order. Interventions and medications without an effect have their own lines. */
export type SummaryCategory =
  | 'location'
  | 'symptom'
  | 'character'
  | 'alleviating'
  | 'ineffective'
  | 'aggravating'
  | 'intervention'
  | 'medication'
  | 'environment'

/** With the amount taken, if it was recorded. */
export interface SummaryValue extends Reference {
  taken?: TakenAmount
}

export type SummaryLine =
  | { category: SummaryCategory; kind: 'nothing' }
  | { category: SummaryCategory; kind: 'items'; top: SummaryValue[]; rest: SummaryValue[] }

const MOST_VALUES = 6

type Pick = (record: PainRecord) => readonly (Reference & { dose?: TakenAmount | null })[]

const ITEMS: [SummaryCategory, Pick][] = [
  ['location', (record) => record.location],
  ['symptom', (record) => itemsInAnswer(record.symptom)],
  ['character', (record) => record.character],
  ['alleviating', (record) => marked(record, 'alleviating')],
  ['ineffective', (record) => marked(record, 'ineffective')],
  ['aggravating', (record) => [...itemsInAnswer(record.aggravatingFactor), ...marked(record, 'aggravating')]],
  [
    'intervention',
    (record) => itemsInAnswer(record.intervention).filter(({ effect }) => effect === 'unmarked'),
  ],
  ['medication', (record) => itemsInAnswer(record.medication).filter(({ effect }) => effect === 'unmarked')],
  ['environment', (record) => record.environment],
]

const SAYS_NOTHING: Partial<Record<SummaryCategory, (record: PainRecord) => boolean>> = {
  symptom: (record) => record.symptom.kind === 'nothing',
  aggravating: (record) => record.aggravatingFactor.kind === 'nothing',
  intervention: (record) => record.intervention.kind === 'nothing',
  medication: (record) => record.medication.kind === 'nothing',
}

/** The first six values of each category that has any (`top`), and the others (`rest`). [REC-19] */
export function recordSummary(record: PainRecord): SummaryLine[] {
  return ITEMS.flatMap(([category, pick]): SummaryLine[] => {
    const values = pick(record).map(({ id, text, dose }): SummaryValue =>
      dose ? { id, text, taken: dose } : { id, text },
    )
    if (values.length > 0) {
      const [top, rest] = [values.slice(0, MOST_VALUES), values.slice(MOST_VALUES)]
      return [{ category, kind: 'items', top, rest }]
    }
    return SAYS_NOTHING[category]?.(record) === true ? [{ category, kind: 'nothing' }] : []
  })
}

/** Medications are listed with the interventions, by the effect that the person gave. */
function marked(record: PainRecord, wanted: MedicationEffect): (Intervention | MedicationUse)[] {
  const all = [...itemsInAnswer(record.intervention), ...itemsInAnswer(record.medication)]
  return all.filter(({ effect }) => effect === wanted)
}
