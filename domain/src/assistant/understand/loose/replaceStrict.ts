import type { Intent, UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { Decline, QuestionChoice, UnderstandingResult } from '../understandingResult.ts'
import type { LooseResult } from './looseQuestion.ts'

/** Even after a final decline, the way to a screen of the app or to the article about labels may be told: neither has a number. */
const HARMLESS: readonly Intent[] = ['app', 'guide']
const WITHOUT_NUMBERS: readonly Intent[] = ['kind', 'visit', 'not-recorded']
const WITHOUT_THINGS: readonly Intent[] = [...HARMLESS, 'visit', 'kind', 'visit-questions']

/** Whether the loose reading says more than the strict one, and nothing that must not be said. */
export function mayReplace(strict: UnderstandingResult, loose: LooseResult, isFinal: boolean): boolean {
  // A sign of danger comes before whatever the words seem to ask. [ASST-84]
  if (loose.is === 'danger') return true
  switch (strict.is) {
    case 'danger':
      return false
    case 'decline':
      return !isFinal || (loose.is === 'asked' ? isHarmless(strict.why, loose) : strict.why === 'not-mine')
    case 'choose':
      if (loose.is === 'decline') return ADVICE.includes(loose.why)
      return (
        loose.is === 'asked' &&
        (strict.why === 'did-you-mean' ||
          // Which of two knees it is makes no difference to how to lie.
          (loose.isSure === true && WITHOUT_THINGS.includes(loose.asked.intent)) ||
          areOneTopic(strict.choices, loose.asked))
      )
    case 'asked':
      // "And if I cut down the oxycodone" asks for advice, whatever else it says.
      if (loose.is === 'decline') return ADVICE.includes(loose.why) && UNASKED.includes(strict.asked.intent)
      return (
        loose.is === 'asked' &&
        (saysMore(strict.asked, loose.asked) ||
          (loose.isSure === true && IN_NEED.includes(loose.asked.intent)) ||
          // Good news is shared before anything is counted.
          (loose.isSure === true && loose.asked.feeling === 'glad') ||
          (loose.isSure === true && isVague(strict.asked) && loose.asked.intent !== strict.asked.intent) ||
          (strict.asked.intent === 'can-do' && !HARMLESS_TALK.includes(loose.asked.intent)))
      )
  }
}

/** Words that many questions have: what examples are sure of says more. */
const isVague = ({ intent, things }: UnderstoodQuestion): boolean =>
  VAGUE.includes(intent) || (things.length === 0 && SUBJECTLESS.includes(intent))
/** "Help" greets only if nothing else is said. */
const HARMLESS_TALK: readonly Intent[] = ['can-do', 'talk']
const VAGUE: readonly Intent[] = ['guide', 'can-do', 'explain', 'visit', 'kind']

const ADVICE: readonly Decline[] = ['dose', 'stop-or-change', 'treatment']
/** What ordinary words may seem to ask. */
const UNASKED: readonly Intent[] = [
  'kind',
  'talk',
  'can-do',
  'trend',
  'avg-pain',
  'worst',
  'best',
  'compare',
  'guide',
]

/** Where help is comes before any number. */
const IN_NEED: readonly Intent[] = ['when-doctor', 'kind']

/** What to tell the doctor about a medicine is no advice about it. */
const OF_VISIT: readonly Intent[] = ['visit', 'visit-questions']

function isHarmless(why: Decline, { asked, isSure }: LooseResult & { is: 'asked' }): boolean {
  const { intent } = asked
  if (HARMLESS.includes(intent) || (isSure === true && OF_VISIT.includes(intent))) return true
  return why === 'not-mine' && WITHOUT_NUMBERS.includes(intent)
}

/** One name in two lists: the topic has both. Other choices are the person's. [ASST-20] */
function areOneTopic(
  choices: readonly QuestionChoice[],
  { topic, things, place }: UnderstoodQuestion,
): boolean {
  const ids = new Set([...things, ...(place === null ? [] : [place])].flatMap((thing) => thing.ids))
  const isOf = ({ about, asked }: QuestionChoice): boolean =>
    about.is === 'thing' && asked.things.every((thing) => thing.ids.every((id) => ids.has(id)))
  return (topic !== null || place !== null) && choices.every(isOf)
}

const SUBJECTLESS: readonly Intent[] = [
  'pattern',
  'trend',
  'avg-pain',
  'worst',
  'best',
  'count',
  'more-with',
  'last-time',
]

const EXTREMES: readonly Intent[] = ['worst', 'best', 'avg-pain']
const ROUNDS: readonly Intent[] = ['time-of-day', 'weekday']

const COUNTED_THINGS: readonly Intent[] = ['doses', 'how-often', 'link-of']

function saysMore(strict: UnderstoodQuestion, loose: UnderstoodQuestion): boolean {
  if (strict.intent === 'guide') return [...HARMLESS, 'visit', 'kind'].includes(loose.intent)
  if (strict.intent === 'kind') return loose.intent !== 'can-do'
  // "What makes it worse" asks for what goes with more pain, "what made it worse" for remedies that did.
  if (strict.intent === 'what-helped' && strict.effect === 'worse') return loose.intent === 'more-with'
  // "How to sleep with pain" has the words of "how was the pain with sleep".
  if (strict.intent === 'avg-pain' && strict.things.length > 0 && strict.periods.length === 0)
    return loose.intent === 'guide'
  // "What's different about Mondays", "what set off the flare": not the last days.
  if (strict.intent === 'what-differs' && strict.periods.length === 0)
    return [...ROUNDS, 'day-before'].includes(loose.intent)
  if (EXTREMES.includes(strict.intent) && strict.periods.length === 0 && ROUNDS.includes(loose.intent))
    return true
  if (strict.intent === 'trend' && strict.periods.length === 1) return loose.intent === 'compare'
  // "How many times in all" after an answer about a medicine counts its doses.
  if (strict.intent === 'count' && strict.things.length === 0 && loose.things.length > 0)
    return COUNTED_THINGS.includes(loose.intent)
  // Only one of two sentences was read.
  if (SUBJECTLESS.includes(strict.intent) && strict.things.length === 0)
    return loose.things.length > 0 && loose.intent === 'link-of'
  // "My back" is the whole back, though one item has just that name.
  if (isWiderPlace(strict, loose)) return true
  // "Cold days" are weather, though "cold" is also a kind of pain.
  const [thing, ...more] = strict.things
  const isLonger = (loose.topicWords ?? '').includes(' ')
  return (
    thing !== undefined &&
    more.length === 0 &&
    isLonger &&
    loose.intent === strict.intent &&
    loose.things.length > 0 &&
    !loose.things.some(({ ids }) => ids.some((id) => thing.ids.includes(id)))
  )
}

function isWiderPlace(strict: UnderstoodQuestion, loose: UnderstoodQuestion): boolean {
  const [place, ...more] = strict.things
  const [wider] = loose.things
  return (
    place?.list === 'location' &&
    more.length === 0 &&
    wider?.list === 'location' &&
    loose.intent === strict.intent &&
    wider.ids.length > place.ids.length &&
    place.ids.every((id) => wider.ids.includes(id))
  )
}
