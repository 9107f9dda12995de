import {
  ANSWER_SCREENS,
  type SuggestedQuestion,
  type FigureForm,
  type AnswerPart,
} from '@reprieve/domain/assistant/answerPart.ts'
import { toFields, type Fields } from '../fields.ts'
import { basisFromWire, basisToWire, type WireBasis } from './basisWire.ts'

type Plain = Exclude<AnswerPart, { is: 'figure' | 'guide' | 'card' | 'choices' }>
type WireChoice = { says: string; asks: string }
type PartIs<Is extends AnswerPart['is']> = Extract<AnswerPart, { is: Is }>

/** An element of `parts` in an answer and in a transcript. */
export type WirePart =
  | Plain
  | (Omit<PartIs<'figure'>, 'basis'> & { basis: WireBasis })
  | (Omit<PartIs<'guide'>, 'contentId'> & { content_id: string })
  | (Omit<PartIs<'card'>, 'flags'> & { flags: string[] })
  | { is: 'choices'; choices: WireChoice[] }

const FORMS: readonly FigureForm[] = ['tenth', 'count', 'percent', 'day', 'time']
const DANGERS: readonly PartIs<'card'>['danger'][] = ['crisis', 'urgent', 'soon']

export const partsToWire = (parts: readonly AnswerPart[]): WirePart[] => parts.map(partToWire)

function partToWire(part: AnswerPart): WirePart {
  switch (part.is) {
    case 'figure':
      return { ...part, basis: basisToWire(part.basis) }
    case 'guide': {
      const { contentId, ...rest } = part
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

/** Skips parts that cannot be read: new part types of a newer server must not break an older page. */
export const partsFromWire = (said: unknown): AnswerPart[] =>
  (Array.isArray(said) ? said : []).flatMap((one): AnswerPart[] => {
    const told = toFields(one)
    const is = typeof told['is'] === 'string' ? told['is'] : ''
    const part = Object.hasOwn(READ, is) ? READ[is as AnswerPart['is']](told) : null
    return part === null ? [] : [part]
  })

const READ: Record<AnswerPart['is'], (told: Fields) => AnswerPart | null> = {
  text: ({ text }) => (typeof text === 'string' ? { is: 'text', text } : null),
  name: ({ text }) => (typeof text === 'string' ? { is: 'name', text } : null),
  figure: figureFrom,
  guide: guideFrom,
  card: cardFrom,
  choices: ({ choices }) => ({ is: 'choices', choices: choicesFrom(choices) }),
  screen: screenFrom,
}

/** A number without its basis is shown as plain text, without a link. */
function figureFrom({ text, value, as, basis: said }: Fields): AnswerPart | null {
  if (typeof text !== 'string') return null
  const form = FORMS.find((name) => name === as)
  const basis = basisFromWire(said)
  if (form === undefined || basis === null || typeof value !== 'number') return { is: 'text', text }
  return { is: 'figure', text, value, as: form, basis }
}

function guideFrom({ content_id: contentId, title, quote, section }: Fields): AnswerPart | null {
  if (typeof contentId !== 'string' || typeof title !== 'string') return null
  return {
    is: 'guide',
    contentId,
    title,
    quote: typeof quote === 'string' ? quote : null,
    section: typeof section === 'string' ? section : null,
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
