import type { Say } from '../../say.ts'
import { DAY_MS, MINUTE_MS } from '../../time/instant.ts'
import type { FigureForm, AnswerPart, BarLabel, BarRow, ShownFigure } from '../answerPart.ts'
import {
  isFigure,
  type AnswerContent,
  type AnswerFigure,
  type AnswerPicture,
  type AnswerSentence,
  type ListName,
  type PictureRow,
  type RowLabel,
  type Value,
  type NamedMonth,
  type NamedSpan,
  type NamedWeekday,
} from '../answerContent.ts'
import type { ThingList } from '../understoodQuestion.ts'
import { answerPlainText } from './answerPlainText.ts'
import { type AnswerKey } from './answerKeys.ts'
import { beginsLine } from './answerRowKeys.ts'
import { isFinding } from './findings.ts'

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
  nameOfList: (list: ThingList) => string
}

/**
 * Puts an answer into words. A sentence is first filled with marks, and each mark then becomes a separate part: neither
 * plural forms nor a person's own words can turn text into a number. [ASST-17]
 */
export function writeAnswer(content: AnswerContent, voice: AnswerLocale): AnswerPart[] {
  const { opening = [], picture, sentences, source, screen } = content
  const before = writeSentences(opening, voice)
  const found = writeSentences(sentences, voice)
  const parts: AnswerPart[] = [...before]
  if (picture !== undefined) parts.push(writePicture(picture, voice))
  if (picture === undefined && before.length > 0 && found.length > 0) parts.push({ is: 'text', text: '\n' })
  parts.push(...found)
  if (source !== undefined) {
    const { counts, figure } = source
    const key = counts === 'days' ? 'seeDays' : 'seeRecords'
    parts.push({ is: 'source', ...countInWords(key, figure, voice) })
  }
  // The records lead on to the results: a second link would only compete with them.
  else if (screen !== null) parts.push({ is: 'screen', screen, text: voice.say('openScreen') })
  return withoutDoubleStops(joined(parts))
}

/** A date may end with a full stop, as in Russian: the sentence does not add a second one. */
const withoutDoubleStops = (parts: readonly AnswerPart[]): AnswerPart[] =>
  parts.map((part, at) => {
    const before = parts[at - 1]
    const isDouble =
      before?.is === 'figure' && before.text.endsWith('.') && part.is === 'text' && part.text.startsWith('.')
    return isDouble ? { ...part, text: part.text.slice(1) } : part
  })

const writeSentences = (sentences: readonly AnswerSentence[], voice: AnswerLocale): AnswerPart[] =>
  sentences.flatMap((sentence, at): AnswerPart[] => [
    ...(at === 0 ? [] : [{ is: 'text' as const, text: beginsLine(sentence.key) ? '\n' : ' ' }]),
    ...writeOwn(sentence, voice).map((part) => emphasise(part, sentence.key)),
  ])

const writeOwn = ({ key, values }: AnswerSentence, { say, tag, nameOfList }: AnswerLocale): AnswerPart[] =>
  writeSentence(
    say,
    {
      key,
      values: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          'list' in value ? { names: [nameOfList(value.list)] } : value,
        ]),
      ),
    },
    tag,
  )

const emphasise = (part: AnswerPart, key: AnswerKey): AnswerPart =>
  isFinding(key) && (part.is === 'text' || part.is === 'name') ? { ...part, isStrong: true } : part

function writePicture(picture: AnswerPicture, voice: AnswerLocale): AnswerPart {
  const shown = (figure: AnswerFigure): ShownFigure => ({
    text: written(figure.value, figure.as, voice.tag),
    ...figure,
  })
  if (picture.is === 'marks') {
    const { better, same, worse } = picture
    return { is: 'marks', better: shown(better), same: shown(same), worse: shown(worse) }
  }
  const key = picture.counts === 'days' ? 'rowDays' : 'rowRecords'
  const rowOf = ({ label, count, value, isWith }: PictureRow): BarRow => ({
    label: writeLabel(label, voice),
    count: countInWords(key, count, voice),
    value: shown(value),
    isWith,
  })
  return { is: 'bars', scale: picture.scale, rows: picture.rows.map(rowOf) }
}

/** 4 January 1970; weekday 1 is the Monday after it. */
const A_SUNDAY = 3

function writeLabel(label: RowLabel, { say, tag }: AnswerLocale): BarLabel {
  if ('names' in label) {
    const list = new Intl.ListFormat(tag, { type: 'conjunction' })
    return { text: list.format(label.names.map((name) => name.replace(PRIVATE, ''))), isName: true }
  }
  if ('weekday' in label) return { text: weekdayName(label, tag), isName: true }
  if ('first' in label) return { text: spanName(label, tag), isName: true }
  if ('month' in label) return { text: monthName(label, tag), isName: true }
  return { text: say(label.key), isName: false }
}

const weekdayName = ({ weekday }: NamedWeekday, tag: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format((A_SUNDAY + weekday) * DAY_MS)

const spanName = ({ first, last }: NamedSpan, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(first * DAY_MS, last * DAY_MS)

const monthName = ({ month }: NamedMonth, tag: string): string =>
  new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(month * DAY_MS)

/** A phrase around one number, such as "22 days", as one figure. */
function countInWords(key: AnswerKey, figure: AnswerFigure, { say, tag }: AnswerLocale): ShownFigure {
  const parts = writeSentence(say, { key, values: { count: figure } }, tag)
  return { ...figure, text: answerPlainText(parts) }
}

/** Puts one sentence of any area with placeholders into words. */
export function writeSentence<Key extends string>(
  say: Say<Key>,
  { key, values }: { key: Key; values: Readonly<Record<string, Exclude<Value, ListName>>> },
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

function partsOf(value: Exclude<Value, ListName>, tag: string): readonly AnswerPart[] {
  if (isFigure(value)) return [{ is: 'figure', text: written(value.value, value.as, tag), ...value }]
  if ('weekday' in value) return [{ is: 'name', text: weekdayName(value, tag) }]
  if ('month' in value) return [{ is: 'name', text: monthName(value, tag) }]
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
    if (part.is === 'text' && last?.is === 'text' && part.isStrong === last.isStrong)
      found[found.length - 1] = { ...last, text: last.text + part.text }
    else found.push(part)
  }
  return found
}
