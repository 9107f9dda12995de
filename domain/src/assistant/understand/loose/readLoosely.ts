import { ADVICE_FEATURES, looseFeatures, type LooseFeature } from './looseFeatures.ts'
import type { Intent } from '../../understoodQuestion.ts'
import type { Decline } from '../understandingResult.ts'
import { readLooseFollowUp, type LooseContext } from './followUp/looseFollowUp.ts'
import { readPlainly } from './readPlainly.ts'
import { looseQuestion, type LooseResult } from './looseQuestion.ts'
import type { LooseReading } from './looseReading.ts'
import { fitsLooseRow, LOOSE_DECLINES, LOOSE_ROWS, type LooseRow } from './looseRows.ts'
import { STRONG_TOPICS } from './thesaurus/topicKinds.ts'
import {
  findDanger,
  findNearDanger,
  findRefusal,
  readByExample,
  refusalChance,
  SURE_CHANCE,
  type ExampleReading,
} from '../example/readByExample.ts'
import type { LikelyLabel } from '../example/labelModel.ts'
import type { QuestionLabel } from '../example/questionLabels.ts'
import { askPlainLevel } from '../example/askDays.ts'
import { isAboutApp } from '../example/appForms.ts'
import { isAboutPeople, isSpiral } from '../example/passagesByForm.ts'
import { readToldFeeling, type ToldFeeling } from '../example/toldFeelings.ts'
import { rankForContext } from '../example/rankForContext.ts'

/** The question that the recognised words ask, or null if they ask none. [ASST-41] */
export function readLoosely(reading: LooseReading, context: LooseContext): LooseResult | null {
  const features = looseFeatures(reading, { of: (topic) => context.byTopic.get(topic) ?? [] })
  const ranked = rankForContext(reading, context)
  const danger = findDanger(ranked)
  if (danger !== null) return danger
  if (isOfPeople(reading, features, ranked))
    return {
      is: 'asked',
      asked: { ...looseQuestion('guide', { reading, features, context }), words: reading.typed },
      isSure: true,
    }
  const plain = findNearDanger(ranked) === null ? readPlainly({ reading, features, context }, ranked) : null
  if (plain !== null) return plain
  const told = readFeeling(reading, features)
  if (told !== null) {
    const kind = looseQuestion('kind', { reading, features, context })
    const asked = { ...kind, ...told, topic: null, topicWords: null }
    return findNearDanger(ranked) ?? { is: 'asked', asked, isSure: true }
  }
  const declined = LOOSE_DECLINES.find((row) => fitsLooseRow(row, features))
  if (
    declined !== undefined &&
    'decline' in declined.outcome &&
    (isWithAlcohol(features) || !isContradicted(declined.outcome.decline, ranked, features))
  )
    return { is: 'decline', why: declined.outcome.decline }
  const refused = findRefusal(
    ranked,
    OF_MEDICINES.some((feature) => features.has(feature)),
  )
  if (refused !== null) return refused
  const nearDanger = findNearDanger(ranked)
  if (nearDanger !== null) return nearDanger
  const followUp =
    context.before === null
      ? null
      : readLooseFollowUp(reading, features, { ...context, before: context.before })
  if (followUp !== null) return { is: 'asked', asked: followUp }
  const example = readByExample(ranked, { reading, features, context })
  const isSure = example !== null && example.chance >= leastChance(example, reading, features)
  if (isSure) return withCertainty(example)
  const level = askPlainLevel({ reading, features, context, isLikely: false })
  if (level !== null) return level
  if (isOnlyTold(features)) return mayBeAsked(example, reading, features) ? example!.result : null
  const parts = { reading, features, context }
  const row = findRow(features)
  if (row === undefined) return isGuessed(example, features) ? example!.result : null
  if ('decline' in row.outcome) return { is: 'decline', why: row.outcome.decline }
  return { is: 'asked', asked: looseQuestion(intentOfRow(row.outcome.intent, reading), parts) }
}

/** "An article about intimacy" is that article, and tablets in general are in every diary by their names. */
function intentOfRow(intent: Intent, { app, topics, brand, medicine, thesaurus }: LooseReading): Intent {
  const hasArticle = topics.some(
    ({ topic }) => topic !== 'diary-use' && thesaurus.topics[topic].guide.length > 0,
  )
  if (intent === 'app' && app === 'guide' && hasArticle) return 'guide'
  const isOfTablets = topics.length > 0 && topics.every(({ topic }) => topic === 'painkillers')
  return intent === 'not-recorded' && isOfTablets && brand === null && medicine === null
    ? 'what-helped'
    : intent
}

/** Told with feeling, and without a medicine. [ASST-196] */
export function readFeeling(reading: LooseReading, features: ReadonlySet<LooseFeature>): ToldFeeling | null {
  const isOfMedicine = [...OF_MEDICINES, 'dosing' as const].some((one) => features.has(one))
  const isCounted = OF_NUMBERS.some((one) => features.has(one))
  const isOfPain = OF_PAIN.some((one) => features.has(one))
  return isOfMedicine ? null : readToldFeeling(reading, isCounted, isOfPain)
}

const OF_PAIN: readonly LooseFeature[] = ['pain-word', 'pain-topic', 'place']

/** Who asks for a number, or for what goes with what, does not only tell. */
const OF_NUMBERS: readonly LooseFeature[] = [
  'question',
  'how-many',
  'how-often',
  'average',
  'compare',
  'link',
  'trend',
  'why',
]

const OF_ADVICE_LABELS: readonly QuestionLabel[] = [
  'how-to',
  'describe',
  'afraid',
  'alone',
  'guilty',
  'not-believed',
  'burden',
  'sad',
  'angry',
  'stop-change',
  'other-person',
]
const LEAST_ADVICE = 0.2

/** How to explain pain to others, to call something off, to manage a feast: neither a medicine nor a number. [ASST-190] */
function isOfPeople(
  reading: LooseReading,
  features: ReadonlySet<LooseFeature>,
  ranked: readonly LikelyLabel<QuestionLabel>[],
): boolean {
  const isOfSpiral = isSpiral(reading)
  if (!(isAboutPeople(reading) || isOfSpiral) || findNearDanger(ranked) !== null) return false
  const isOfMedicine = [...OF_MEDICINES, 'dosing' as const].some((one) => features.has(one))
  if (isOfSpiral) return !isOfMedicine
  const chance = OF_ADVICE_LABELS.reduce((sum, label) => sum + chanceOf(label, ranked), 0)
  return !isOfMedicine && chance >= LEAST_ADVICE
}

/** Rather the likeliest question than none: the answer says how it was read. [ASST-53] */
const GUESSED = { asking: 0.08, told: 0.2, felt: 0.1 } as const
function isGuessed(example: ExampleReading | null, features: ReadonlySet<LooseFeature>): boolean {
  if (example === null || features.has('alarm')) return false
  const { result, chance } = example
  // Nobody is answered coldly for want of certainty: a kind sentence has no number.
  const isFelt = result.is === 'asked' && TALK.includes(result.asked.intent)
  const told = isFelt ? GUESSED.felt : GUESSED.told
  return chance >= (features.has('asking') ? GUESSED.asking : told)
}

/** From this chance on, what seems to be told was asked. */
const TOLD_LEAST = 0.3

/** "My tablets do nothing any more": without a number or a sign of danger, examples may see a question in it. */
const mayBeAsked = (
  example: ExampleReading | null,
  { hasNumber }: LooseReading,
  features: ReadonlySet<LooseFeature>,
): boolean => example !== null && example.chance >= TOLD_LEAST && !hasNumber && !features.has('alarm')

/** Advice about medicines is refused in any doubt; the others are mistaken more often. */
const ADVICE: readonly Decline[] = ['dose', 'stop-or-change', 'not-mine']
/** How sure examples must be that a question asks something else than its words seem to. */
const CONTRADICTING = { advice: 0.75, harmless: 0.5, other: 0.3 } as const
/** And how much chance a refusal may have at most. */
const REFUSAL_LEFT = { advice: 0.04, harmless: 0.25, other: 0.3 } as const

/** Their answers have no number of a medicine. */
const HARMLESS_LABELS: readonly QuestionLabel[] = [
  'visit',
  'visit-questions',
  'paperwork',
  'how-to',
  'my-medicines',
]

/** "Ibuprofen against paracetamol in my records": what was marked, unless a word asks what to take. */
const MARK_LABELS: readonly QuestionLabel[] = [
  'did-help',
  'help-two',
  'what-helped',
  'works-less',
  'works-how-long',
  'not-helped',
]

/** "My wife says …" asks about nobody else, and "better since I changed it" for no advice. [ASST-94] */
function isContradicted(
  why: Decline,
  ranked: readonly LikelyLabel<QuestionLabel>[],
  features: ReadonlySet<LooseFeature>,
): boolean {
  const [first] = ranked
  if (first === undefined) return false
  if (first.label === 'since-start' && first.chance >= REPLACING_CHANCE) return true
  // "I danced at my daughter's wedding": a relative is named, and nobody's diary is asked for.
  if (why === 'other-person' && first.label !== why && first.chance >= SURE_CHANCE)
    return chanceOf('other-person', ranked) <= LEAST_OTHER_PERSON
  if (isAboutApp(why, { ranked, features, refusal: refusalChance(ranked) })) return true
  const isHarmless =
    first.label.startsWith('app-') ||
    HARMLESS_LABELS.includes(first.label) ||
    (MARK_LABELS.includes(first.label) && !ADVICE_FEATURES.some((one) => features.has(one)))
  const isOther = why === 'not-mine' && !first.label.startsWith('app-')
  // A number without a medicine asks for no dose.
  const isOfMedicine = [...OF_MEDICINES, 'take' as const, 'dosing' as const].some((one) => features.has(one))
  const kind = kindOfDecline(why, { isHarmless: isHarmless && !isOther, isOfMedicine })
  return first.chance >= CONTRADICTING[kind] && refusalChance(ranked) <= REFUSAL_LEFT[kind]
}

/** A medicine with alcohol is a question for the pharmacist, however sure examples are. [ASST-171] */
const isWithAlcohol = (features: ReadonlySet<LooseFeature>): boolean =>
  features.has('alcohol') && OF_MEDICINES.some((one) => features.has(one))

const LEAST_OTHER_PERSON = 0.05
const chanceOf = (label: QuestionLabel, ranked: readonly LikelyLabel<QuestionLabel>[]): number =>
  ranked.find((one) => one.label === label)?.chance ?? 0

function kindOfDecline(
  why: Decline,
  { isHarmless, isOfMedicine }: { isHarmless: boolean; isOfMedicine: boolean },
): keyof typeof CONTRADICTING {
  if (!ADVICE.includes(why) || (why === 'dose' && !isOfMedicine)) return 'other'
  // "I had to call off the party" stops no medicine.
  return isHarmless || (why === 'stop-or-change' && !isOfMedicine) ? 'harmless' : 'advice'
}

const withCertainty = ({ result, chance }: ExampleReading): LooseResult =>
  result.is === 'asked' ? { ...result, isSure: chance >= REPLACING_CHANCE } : result
/** From this chance on, examples are believed more than a strict reading that needed a guess. */
const REPLACING_CHANCE = 0.5

/** Words that leave no doubt weigh more than examples, and words that nothing knows make them less sure. */
function leastChance(
  { result }: ExampleReading,
  { topics }: LooseReading,
  features: ReadonlySet<LooseFeature>,
): number {
  const intent = result.is === 'asked' ? result.asked.intent : null
  // "Nobody believes me" is said first, and looked up second.
  if (intent === 'kind' && !features.has('question')) return SURE_CHANCE
  // "Heat or cold, by my records" asks for the marks.
  const isOfMarks = intent === 'help-two' || intent === 'did-help'
  if (topics.some(({ topic }) => STRONG_TOPICS.has(topic)) && !isOfMarks) return VERY_SURE_CHANCE
  // What is told and not asked gets a number only if examples leave little doubt. [ASST-44]
  if ((!features.has('asking') || isDenied(features)) && intent !== null && !TALK.includes(intent))
    return WITHOUT_NUMBERS.includes(intent) ? TOLD_CHANCE : REPLACING_CHANCE
  // "I'm afraid it gets worse and worse" asks for no trend.
  if (features.has('feeling') && !features.has('question') && intent !== null && !TALK.includes(intent))
    return FELT_CHANCE
  if (!features.has('unclear')) return SURE_CHANCE
  return topics.length > 0 ? UNCLEAR_CHANCE : REPLACING_CHANCE
}
const TALK: readonly Intent[] = ['kind', 'talk']
const WITHOUT_NUMBERS: readonly Intent[] = [
  'guide',
  'app',
  'note',
  'visit-questions',
  'can-do',
  'explain',
  'simpler',
]
const VERY_SURE_CHANCE = 0.85
/** Something is felt, and nothing has the form of a question. */
const FELT_CHANCE = 0.6
/** Told, and answered by texts alone. */
const TOLD_CHANCE = 0.45
/** Many words that nothing knows, but a subject. */
const UNCLEAR_CHANCE = 0.28

/** Words that nothing knows are passed over in a question whose subject is known; the answer says how it was read. [ASST-49] */
function findRow(features: ReadonlySet<LooseFeature>): LooseRow | undefined {
  const row = LOOSE_ROWS.find((one) => fitsLooseRow(one, features))
  if (row !== undefined || !features.has('question')) return row
  const known = new Set([...features].filter((one) => one !== 'unclear'))
  return LOOSE_ROWS.find((one) => fitsLooseRow(one, known))
}

const FELT: readonly LooseFeature[] = ['feeling', 'app', 'visit', 'how-to', 'label', 'guide-topic', 'healed']
/** "I don't think there will be a next appointment" asks for no appointment. */
const CLEARLY_ASKED: readonly LooseFeature[] = [
  'helps',
  'not-helps',
  'feeling',
  'app',
  'how-to',
  'label',
  'healed',
  'guide-topic',
  'why',
  'describe',
]
/** "I don't think there will be a next appointment". */
function isDenied(features: ReadonlySet<LooseFeature>): boolean {
  const has = (some: readonly LooseFeature[]): boolean => some.some((feature) => features.has(feature))
  return (
    features.has('negated') && !features.has('question') && !has(CLEARLY_ASKED) && has(['stray', 'predict'])
  )
}

const OF_MEDICINES: readonly LooseFeature[] = ['medicine', 'other-medicine', 'medicines']

/**
 * Something told at length, a symptom that may be an emergency, a medicine that was taken: none of them asks for a
 * number, and the decline says where help is. [ASST-44]
 */
function isOnlyTold(features: ReadonlySet<LooseFeature>): boolean {
  const has = (some: readonly LooseFeature[]): boolean => some.some((feature) => features.has(feature))
  if (isDenied(features)) return true
  if (has(FELT)) return false
  if (has(OF_MEDICINES) && !features.has('asking-of-medicine')) return true
  return !features.has('asking') && (features.has('statement') || features.has('alarm'))
}
