import {
  ANSWER_SCREENS,
  type SuggestedQuestion,
  type FigureForm,
  type AnswerPart,
  type BarRow,
  type BarScale,
  type ShownFigure,
} from '@reprieve/domain/assistant/answerPart.ts'
import { isLanguage } from '@reprieve/domain/settings/language.ts'
import { toFields, type Fields } from '../fields.ts'
import { basisFromWire, basisToWire, type WireBasis } from './basisWire.ts'

type PartIs<Is extends AnswerPart['is']> = Extract<AnswerPart, { is: Is }>
type WireChoice = { says: string; asks: string }
type WireFigure = Omit<ShownFigure, 'basis'> & { basis: WireBasis }
type WireWords<Is extends 'text' | 'name'> = { is: Is; text: string; is_strong?: true }
type WireRow = {
  label: { text: string; is_name: boolean }
  count: WireFigure
  value: WireFigure
  is_with: boolean
}

/** An element of `parts` in an answer and in a transcript. */
export type WirePart =
  | WireWords<'text'>
  | WireWords<'name'>
  | (WireFigure & { is: 'figure' })
  | (WireFigure & { is: 'source' })
  | { is: 'bars'; scale: BarScale; rows: WireRow[] }
  | { is: 'marks'; better: WireFigure; same: WireFigure; worse: WireFigure }
  | (Omit<PartIs<'guide'>, 'contentId' | 'passage'> & { content_id: string })
  | PartIs<'help'>
  | (Omit<PartIs<'card'>, 'flags'> & { flags: string[] })
  | { is: 'choices'; choices: WireChoice[] }
  | PartIs<'screen'>

const FORMS: readonly FigureForm[] = ['tenth', 'count', 'percent', 'day', 'time']
const SCALES: readonly BarScale[] = ['pain', 'score']
const DANGERS: readonly PartIs<'card'>['danger'][] = ['crisis', 'urgent', 'soon']

export const partsToWire = (parts: readonly AnswerPart[]): WirePart[] => parts.map(partToWire)

function partToWire(part: AnswerPart): WirePart {
  switch (part.is) {
    case 'text':
      return { is: 'text', ...wordsToWire(part) }
    case 'name':
      return { is: 'name', ...wordsToWire(part) }
    case 'figure':
      return { is: 'figure', ...figureToWire(part) }
    case 'source':
      return { is: 'source', ...figureToWire(part) }
    case 'bars':
      return { is: 'bars', scale: part.scale, rows: part.rows.map(rowToWire) }
    case 'marks':
      return {
        is: 'marks',
        better: figureToWire(part.better),
        same: figureToWire(part.same),
        worse: figureToWire(part.worse),
      }
    case 'guide': {
      const { contentId, passage: _, ...rest } = part
      return { ...rest, content_id: contentId }
    }
    case 'card':
      return { ...part, flags: [...part.flags] }
    case 'choices':
      return { is: 'choices', choices: part.choices.map(({ says, asks }) => ({ says, asks })) }
    default:
      return part
  }
}

const wordsToWire = ({ text, isStrong }: { text: string; isStrong?: true }) => ({
  text,
  ...(isStrong === true ? { is_strong: true as const } : {}),
})

const figureToWire = ({ text, value, as, basis }: ShownFigure): WireFigure => ({
  text,
  value,
  as,
  basis: basisToWire(basis),
})

const rowToWire = ({ label, count, value, isWith }: BarRow): WireRow => ({
  label: { text: label.text, is_name: label.isName },
  count: figureToWire(count),
  value: figureToWire(value),
  is_with: isWith,
})

/** Skips parts that cannot be read: new part types of a newer server must not break an older page. */
export const partsFromWire = (said: unknown): AnswerPart[] =>
  (Array.isArray(said) ? said : []).flatMap((one): AnswerPart[] => {
    const told = toFields(one)
    const is = typeof told['is'] === 'string' ? told['is'] : ''
    const part = Object.hasOwn(READ, is) ? READ[is as AnswerPart['is']](told) : null
    return part === null ? [] : [part]
  })

const READ: Record<AnswerPart['is'], (told: Fields) => AnswerPart | null> = {
  text: (told) => withWords(told, (words) => ({ is: 'text', ...words })),
  name: (told) => withWords(told, (words) => ({ is: 'name', ...words })),
  figure: figureFrom,
  bars: barsFrom,
  marks: marksFrom,
  source: (told) => withFigure(told, (figure) => ({ is: 'source', ...figure })),
  guide: guideFrom,
  help: helpFrom,
  card: cardFrom,
  choices: ({ choices }) => ({ is: 'choices', choices: choicesFrom(choices) }),
  screen: screenFrom,
}

interface Words {
  text: string
  isStrong?: true
}

function withWords(
  { text, is_strong: isStrong }: Fields,
  make: (words: Words) => AnswerPart,
): AnswerPart | null {
  if (typeof text !== 'string') return null
  return make(isStrong === true ? { text, isStrong } : { text })
}

/** Null if it has no basis: in a picture, such a number is not drawn. */
function shownFigureFrom(said: unknown): ShownFigure | null {
  const { text, value, as, basis: told } = toFields(said)
  const form = FORMS.find((name) => name === as)
  const basis = basisFromWire(told)
  if (typeof text !== 'string' || form === undefined || basis === null || typeof value !== 'number')
    return null
  return { text, value, as: form, basis }
}

function withFigure(told: Fields, make: (figure: ShownFigure) => AnswerPart): AnswerPart | null {
  const figure = shownFigureFrom(told)
  return figure === null ? null : make(figure)
}

/** A number without its basis is shown as plain text, without a link. */
function figureFrom(told: Fields): AnswerPart | null {
  if (typeof told['text'] !== 'string') return null
  return withFigure(told, (figure) => ({ is: 'figure', ...figure })) ?? { is: 'text', text: told['text'] }
}

/** A picture is drawn whole or not at all: a missing bar would say something else. */
function barsFrom({ scale, rows }: Fields): AnswerPart | null {
  const known = SCALES.find((name) => name === scale)
  const read = Array.isArray(rows) ? rows.map(rowFrom) : []
  const whole = read.filter((row) => row !== null)
  if (known === undefined || whole.length === 0 || whole.length < read.length) return null
  return { is: 'bars', scale: known, rows: whole }
}

function rowFrom(said: unknown): BarRow | null {
  const { label, count: counted, value: told, is_with: isWith } = toFields(said)
  const { text, is_name: isName } = toFields(label)
  const [count, value] = [shownFigureFrom(counted), shownFigureFrom(told)]
  if (typeof text !== 'string' || count === null || value === null) return null
  return { label: { text, isName: isName === true }, count, value, isWith: isWith === true }
}

function marksFrom(told: Fields): AnswerPart | null {
  const better = shownFigureFrom(told['better'])
  const same = shownFigureFrom(told['same'])
  const worse = shownFigureFrom(told['worse'])
  return better === null || same === null || worse === null ? null : { is: 'marks', better, same, worse }
}

function helpFrom({ anchor, title, quote, page }: Fields): AnswerPart | null {
  if (typeof anchor !== 'string' || typeof title !== 'string' || typeof quote !== 'string') return null
  return { is: 'help', anchor, title, quote, ...(page === 'faq' ? { page } : {}) }
}

function guideFrom({
  content_id: contentId,
  title,
  quote,
  section,
  minutes,
  language,
}: Fields): AnswerPart | null {
  if (typeof contentId !== 'string' || typeof title !== 'string') return null
  return {
    is: 'guide',
    contentId,
    title,
    quote: typeof quote === 'string' ? quote : null,
    section: typeof section === 'string' ? section : null,
    ...(typeof minutes === 'number' && minutes > 0 ? { minutes } : {}),
    ...(isLanguage(language) ? { language } : {}),
  }
}

function screenFrom({ screen: said, text }: Fields): AnswerPart | null {
  const screen = ANSWER_SCREENS.find((name) => name === said)
  if (typeof text !== 'string') return null
  return screen === undefined ? { is: 'text', text } : { is: 'screen', screen, text }
}

function cardFrom({ danger, flags }: Fields): AnswerPart {
  return {
    is: 'card',
    // An unknown card is treated as the most serious one: one warning too many harms nobody.
    danger: DANGERS.find((name) => name === danger) ?? 'crisis',
    flags: Array.isArray(flags) ? flags.filter((flag) => typeof flag === 'string') : [],
  }
}

const choicesFrom = (said: unknown): SuggestedQuestion[] =>
  (Array.isArray(said) ? said : []).flatMap((one): SuggestedQuestion[] => {
    const { says, asks } = toFields(one)
    return typeof says === 'string' && typeof asks === 'string' ? [{ says, asks }] : []
  })
