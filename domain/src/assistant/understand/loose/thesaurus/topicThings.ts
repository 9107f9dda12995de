import type { KnownThing } from '../../knownThing.ts'
import { foldQuestion } from '../../foldQuestion.ts'
import type { TopicId } from '../../topicIds.ts'
import type { RecordedThing } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { matchThesaurus } from './matchThesaurus.ts'
import { splitQuestion } from './questionWords.ts'
import type { Thesaurus } from './thesaurus.ts'

/** The items of a diary by topic: built-in ones by their key, the person's own by the words of their names. */
export type ThingsByTopic = ReadonlyMap<TopicId, readonly KnownThing[]>

const made = new WeakMap<Thesaurus, WeakMap<readonly KnownThing[], ThingsByTopic>>()

export function thingsByTopic(things: readonly KnownThing[], thesaurus: Thesaurus): ThingsByTopic {
  const byThings = made.get(thesaurus) ?? new WeakMap<readonly KnownThing[], ThingsByTopic>()
  made.set(thesaurus, byThings)
  const known = byThings.get(things) ?? sortByTopic(things, thesaurus)
  byThings.set(things, known)
  return known
}

function sortByTopic(things: readonly KnownThing[], thesaurus: Thesaurus): ThingsByTopic {
  const byKey = new Map(
    things.flatMap((known): [string, KnownThing][] =>
      known.key === null ? [] : [[`${known.thing.list}.${known.key}`, known]],
    ),
  )
  const own = things.filter(({ key, thing }) => key === null && thing.list !== 'medication')
  const ownByTopic = new Map<TopicId, KnownThing[]>()
  for (const thing of own)
    for (const topic of topicsInName(thing.label, thesaurus))
      ownByTopic.set(topic, [...(ownByTopic.get(topic) ?? []), thing])
  return new Map(
    (Object.keys(thesaurus.topics) as TopicId[]).map((topic) => [
      topic,
      [
        ...thesaurus.topics[topic].items.flatMap((item) => byKey.get(item) ?? []),
        ...(ownByTopic.get(topic) ?? []).filter(({ thing }) =>
          isOfTopic(thing.list, thesaurus.topics[topic].items),
        ),
      ],
    ]),
  )
}

/** A place such as a garden shed is no gardening: places only belong to topics that have places. */
const isOfTopic = (list: RecordedThing['list'], items: readonly string[]): boolean =>
  list !== 'environment' || items.length === 0 || items.some((item) => item.startsWith('environment.'))

function topicsInName(name: string, thesaurus: Thesaurus): readonly TopicId[] {
  const folded = foldQuestion(name)
  const words = splitQuestion(folded, thesaurus.language)
  return matchThesaurus({ text: folded.text, words }, thesaurus).flatMap(({ means }) =>
    means.is === 'topic' ? [means.topic] : [],
  )
}

/** One thing for each list, as answers count them. */
export function joinByList(things: readonly KnownThing[]): readonly RecordedThing[] {
  const byList = new Map<RecordedThing['list'], string[]>()
  for (const { thing } of things)
    byList.set(thing.list, [...new Set([...(byList.get(thing.list) ?? []), ...thing.ids])])
  return [...byList].map(([list, ids]) => ({ list, ids }))
}
