import type { Language } from '@reprieve/domain/settings/language.ts'
import type { TopicId } from '../topicIds.ts'
import { PLACE_TOPICS } from './thesaurus/topicKinds.ts'
import type { ThingsByTopic } from './thesaurus/topicThings.ts'

export type Side = 'left' | 'right'

/** In folded text. */
const SIDE_WORDS: Readonly<Record<Language, Readonly<Record<Side, RegExp>>>> = {
  en: { left: /\bleft\b/g, right: /\bright\b/g },
  de: { left: /\blink(?:e[nmrs]?|s)\b/g, right: /\brecht(?:e[nmrs]?|s)\b/g },
  es: { left: /\bizquierd[oa]s?\b/g, right: /\bderech[oa]s?\b/g },
  fr: { left: /\bgauches?\b/g, right: /\bdroit(?:e|es|s)?\b/g },
  ko: { left: /왼/g, right: /오른/g },
  ru: {
    left: /(?<!\p{L})лев(?:ы[йи]|ая|ое|о[йи]|ом|ую|ого|ые|ых|ым)(?!\p{L})|слева/gu,
    right: /(?<!\p{L})прав(?:ы[йи]|ая|ое|о[йи]|ом|ую|ого|ые|ых|ым)(?!\p{L})|справа/gu,
  },
  'zh-rCN': { left: /左/g, right: /右/g },
}

/** "Right" also means much else: it stands beside what it belongs to. */
const MOST_BETWEEN = 3

interface TextSpan {
  start: number
  end: number
}

/** The side that a question names beside a place of the body; anywhere, if it names no place. Null for both sides. */
export function sideIn(text: string, language: Language, places: readonly TextSpan[]): Side | null {
  const isBeside = ({ start, end }: TextSpan): boolean =>
    places.some(
      (place) => Math.abs(place.start - end) <= MOST_BETWEEN || Math.abs(start - place.end) <= MOST_BETWEEN,
    )
  const sides = (['left', 'right'] as const).filter((side) =>
    [...text.matchAll(SIDE_WORDS[language][side])].some((found) => {
      const span = { start: found.index, end: found.index + found[0].length }
      return places.length === 0 || isBeside(span)
    }),
  )
  return sides.length === 1 ? sides[0]! : null
}

/** The places of one side only, where a topic has both. [ASST-99] */
export function onSide(byTopic: ThingsByTopic, side: Side | null): ThingsByTopic {
  if (side === null) return byTopic
  const other = side === 'left' ? '-right' : '-left'
  return new Map(
    [...byTopic].map(([topic, things]): [TopicId, typeof things] => {
      const own = things.filter(
        ({ key, thing }) => thing.list !== 'location' || key?.endsWith(other) !== true,
      )
      return [topic, PLACE_TOPICS.has(topic) && own.length > 0 ? own : things]
    }),
  )
}
