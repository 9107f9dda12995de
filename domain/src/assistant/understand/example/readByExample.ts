import type { LooseResult } from '../loose/looseQuestion.ts'
import { askByLabel } from './askByLabel.ts'
import type { LabelledQuestion } from './labelledQuestion.ts'
import { NOTHING_ASKED, type Intent, type UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { Decline } from '../understandingResult.ts'
import type { LikelyLabel } from './labelModel.ts'
import type { QuestionLabel } from './questionLabels.ts'

/** From this chance on, the label decides against the table of rows. */
export const SURE_CHANCE = 0.2
/** Below this chance the model knows nothing. */
const LEAST_CHANCE = 0.08
/** A sign of danger is shown earlier than it is sure. */
const DANGER_CHANCE = 0.55
const EMERGENCY_CHANCE = 0.42
/** Nobody is congratulated on a bad day. */
const GLAD_CHANCE = 0.6
const GLAD_TOLD_CHANCE = 0.35
/** The next label is tried if the first lacks its subject, and only if it is about as likely. */
const NEXT_SHARE = 0.4

/** From this chance on, words that nothing knows are taken for the subject of a question; never in what is told. */
const LIKELY_CHANCE = 0.3

const isLikely = (chance: number, { features }: Pick<LabelledQuestion, 'features'>): boolean =>
  features.has('asking') && chance >= LIKELY_CHANCE

export interface ExampleReading {
  result: LooseResult
  chance: number
}

const DECLINE_OF: Readonly<Partial<Record<QuestionLabel, Decline>>> = {
  dose: 'dose',
  'stop-change': 'stop-or-change',
  diagnosis: 'diagnosis',
  prediction: 'prediction',
  'other-person': 'other-person',
  'off-topic': 'not-mine',
}
const REFUSED = Object.keys(DECLINE_OF) as QuestionLabel[]
const DANGER_OF: Readonly<Partial<Record<QuestionLabel, { danger: 'crisis' | 'urgent'; least: number }>>> = {
  despair: { danger: 'crisis', least: DANGER_CHANCE },
  // Said flatly and in few words, it is seldom surer.
  emergency: { danger: 'urgent', least: EMERGENCY_CHANCE },
}
const isDanger = (label: QuestionLabel): boolean => DANGER_OF[label] !== undefined

/** Signs of danger come before everything, also before a refusal. [ASST-84] */
export function findDanger([first]: readonly LikelyLabel<QuestionLabel>[]): LooseResult | null {
  const found = first === undefined ? undefined : DANGER_OF[first.label]
  return found === undefined || first!.chance < found.least ? null : { is: 'danger', danger: found.danger }
}

/** Signs of danger that are likely and not sure: no number, and where help is. [ASST-84] */
const NEAR_DANGER_CHANCE = 0.25

export function findNearDanger(ranked: readonly LikelyLabel<QuestionLabel>[]): LooseResult | null {
  const signs = ranked.filter(({ label }) => isDanger(label))
  const chance = signs.reduce((sum, one) => sum + one.chance, 0)
  const [first] = signs
  if (first === undefined || chance < NEAR_DANGER_CHANCE) return null
  const asked: UnderstoodQuestion =
    first.label === 'emergency'
      ? { ...NOTHING_ASKED, intent: 'when-doctor', isLoose: true }
      : { ...NOTHING_ASKED, intent: 'kind', feeling: 'sad', isLoose: true }
  return { is: 'asked', asked, isSure: true }
}

/** "Danced at the wedding today!!" is told with joy. */
const CHEERING = /!{2,}|[:;]-?\)|[\u{1F600}-\u{1F60D}]/u
const CHEER_CHANCE = 0.1

function readCheer(
  ranked: readonly LikelyLabel<QuestionLabel>[],
  question: Omit<LabelledQuestion, 'isLikely'>,
): ExampleReading | null {
  const glad = ranked.find(({ label }) => label === 'glad')
  const isCheered = CHEERING.test(question.reading.typed) && !question.reading.typed.includes('?')
  if (glad === undefined || !isCheered || glad.chance < CHEER_CHANCE) return null
  const result = askByLabel('glad', { ...question, isLikely: false })
  return result === null ? null : { result, chance: GLAD_CHANCE }
}

/** What the likeliest label asks that this question can ask; null if none is likely. [ASST-74] */
export function readByExample(
  ranked: readonly LikelyLabel<QuestionLabel>[],
  question: Omit<LabelledQuestion, 'isLikely'>,
): ExampleReading | null {
  const cheer = readCheer(ranked, question)
  if (cheer !== null) return cheer
  const least = Math.max(LEAST_CHANCE, (ranked[0]?.chance ?? 0) * NEXT_SHARE)
  for (const { label, chance } of ranked) {
    if (chance < least) return null
    if (isDanger(label)) continue
    const leastGlad = question.features.has('asking') ? GLAD_CHANCE : GLAD_TOLD_CHANCE
    if (label === 'glad' && chance < leastGlad) continue
    if (REFUSED.includes(label) && chance < REFUSAL_CHANCE) continue
    const result = askByLabel(label, { ...question, isLikely: isLikely(chance, question) })
    if (result !== null && !isStray(result, chance, question)) return { result, chance }
  }
  return null
}

/** Two words that nothing knows may be the subject of a number that has none: "how often did Ben record hiccups". */
const isStray = (
  result: LooseResult,
  chance: number,
  { features }: Pick<LabelledQuestion, 'features'>,
): boolean =>
  chance < DANGER_CHANCE &&
  features.has('two-unknown') &&
  result.is === 'asked' &&
  SUBJECTLESS.includes(result.asked.intent) &&
  result.asked.things.length === 0

const SUBJECTLESS: readonly Intent[] = [
  'count',
  'hard-days',
  'good-days',
  'avg-score',
  'worst',
  'best',
  'last-time',
  'diary-start',
  'spell',
  'trend',
  'avg-pain',
  'summary',
]

/** From this chance on, together, what must not be answered is refused. */
const REFUSAL_CHANCE = 0.42

/** How likely it is that the question must not be answered, danger included. */
export const refusalChance = (ranked: readonly LikelyLabel<QuestionLabel>[]): number =>
  ranked.reduce(
    (sum, { label, chance }) => sum + (REFUSED.includes(label) || isDanger(label) ? chance : 0),
    0,
  )

/** A question that must not be answered from the diary. [ASST-42] */
export function findRefusal(
  ranked: readonly LikelyLabel<QuestionLabel>[],
  isOfMedicine = false,
): LooseResult | null {
  const refused = ranked.filter(({ label }) => REFUSED.includes(label))
  const chance = refused.reduce((sum, one) => sum + one.chance, 0)
  const [first] = refused
  if (first === undefined) return null
  const [likeliest, next] = ranked
  const isAlone =
    likeliest?.label === first.label &&
    first.chance >= ALONE_CHANCE &&
    (next?.chance ?? 0) * ALONE_TIMES < first.chance
  if (isAlone) return { is: 'decline', why: DECLINE_OF[first.label]! }
  // "How do I come off it" is advice, however it is put.
  const isAdvice = isOfMedicine && ranked[0]?.label === 'how-to' && ADVICE_LABELS.includes(first.label)
  return chance < (isAdvice ? ADVICE_CHANCE : REFUSAL_CHANCE)
    ? null
    : { is: 'decline', why: DECLINE_OF[first.label]! }
}
const ADVICE_LABELS: readonly QuestionLabel[] = ['dose', 'stop-change']
const ADVICE_CHANCE = 0.12
/** A refusal that stands far before everything else needs less. */
const ALONE_CHANCE = 0.25
const ALONE_TIMES = 4
