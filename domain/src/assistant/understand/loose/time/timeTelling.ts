import type { RecordedThing, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { isPlace } from '../looseFeatures.ts'
import type { LooseParts } from '../looseQuestion.ts'
import type { ZERO } from './timeWords.ts'
import { joinByList } from '../thesaurus/topicThings.ts'

export type AskedOverTime = UnderstoodQuestion | null

export interface Telling extends LooseParts {
  asked: UnderstoodQuestion
  /** Whether the typed words match. */
  says: (words: typeof ZERO) => boolean
}

export const placesIn = ({ reading: { topics }, context }: LooseParts): readonly RecordedThing[] =>
  joinByList(
    topics
      .filter(({ topic }) => isPlace(topic))
      .flatMap(({ topic }) => context.byTopic.get(topic) ?? [])
      .filter(({ thing }) => thing.list === 'location'),
  )

export const isOfNothing = ({ asked, reading }: Telling): boolean =>
  reading.medicine === null &&
  asked.things.every(({ list }) => list === 'location') &&
  reading.names.flat().every(({ thing }) => thing.list === 'location')
