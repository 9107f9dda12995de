import type { Say } from '../../say.ts'
import { DAY_MS, MINUTE_MS } from '../../time/instant.ts'
import type { FigureForm, AnswerPart } from '../answerPart.ts'
import { isFigure, type AnswerContent, type AnswerSentence, type Value } from '../answerContent.ts'
import { beginsLine, type AnswerKey } from './answerKeys.ts'

// Private-use characters of Unicode: our texts contain none, and they are removed from user text.
const OPEN = '\uE000'
const CLOSE = '\uE001'
const PLACE = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'u')
const PRIVATE = /\p{Co}/gu

/** The texts and the locale of an answer. */
export interface AnswerLocale {
  say: Say<AnswerKey>
  /** For Intl. */
  tag: string
}

/**
 * Puts an answer into words. A sentence is first filled with marks, and each mark then becomes a separate part: neither
 * plural forms nor a person's own words can turn text into a number. [ASST-17]
 */
export function writeAnswer({ sentences, screen }: AnswerContent, voice: AnswerLocale): AnswerPart[] {
  const parts = sentences.flatMap((sentence, at): AnswerPart[] => [
    ...(at === 0 ? [] : [{ is: 'text' as const, text: beginsLine(sentence.key) ? '\n' : ' ' }]),
    ...writeSentence(voice.say, sentence, voice.tag),
  ])
  if (screen !== null) parts.push({ is: 'screen', screen, text: voice.say('openScreen') })
  return joined(parts)
}

/** Puts one sentence of any area with placeholders into words. */
export function writeSentence<Key extends string>(
  say: Say<Key>,
  { key, values }: { key: Key; values: AnswerSentence['values'] },
  tag: string,
): AnswerPart[] {
  const places: (readonly AnswerPart[])[] = []
  const filled: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values)) {
    filled[name] = `${OPEN}${places.length}${CLOSE}`
    // For the plural: the number selects the form, the text shows the mark.
    if (isFigure(value)) filled[`${name}N`] = value.value
    places.push(partsOf(value, tag))
  }
  return say(key, filled)
    .split(PLACE)
    .flatMap((piece, at): readonly AnswerPart[] =>
      at % 2 === 1 ? (places[Number(piece)] ?? []) : piece === '' ? [] : [{ is: 'text', text: piece }],
    )
}

function partsOf(value: Value, tag: string): readonly AnswerPart[] {
  if (isFigure(value)) return [{ is: 'figure', text: written(value.value, value.as, tag), ...value }]
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  return list
    .formatToParts(value.names.map((name) => name.replace(PRIVATE, '')))
    .map(({ type, value: text }) => ({
      is: type === 'element' ? ('name' as const) : ('text' as const),
      text,
    }))
}

/** Dates include the year: an answer may be read again in another one. */
const WRITTEN: Record<FigureForm, (value: number, tag: string) => string> = {
  tenth: (value, tag) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
  count: (value, tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }).format(value),
  percent: (value, tag) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100),
  day: (value, tag) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(value * DAY_MS),
  time: (value, tag) =>
    new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }).format(value * MINUTE_MS),
}

const written = (value: number, as: FigureForm, tag: string): string => WRITTEN[as](value, tag)

/** Joins adjacent texts: otherwise a screen reader would pause between them. */
function joined(parts: readonly AnswerPart[]): AnswerPart[] {
  const found: AnswerPart[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (part.is === 'text' && last?.is === 'text')
      found[found.length - 1] = { is: 'text', text: last.text + part.text }
    else found.push(part)
  }
  return found
}
