import { writeAnswer, writeSentence } from '@reprieve/domain/assistant/answer/writeAnswer.ts'
import type { AnswerContent } from '@reprieve/domain/assistant/answerContent.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type { ChoiceAbout, Decline } from '@reprieve/domain/assistant/understand/understandingResult.ts'
import type { Chart } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import type { Danger } from '@reprieve/domain/safety/danger.ts'
import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { loadAnswerText } from '@reprieve/locales/answerText.ts'
import type { Key } from '@reprieve/locales/words.ts'

/** Words Solace's answers for one language. */
export interface Voice {
  tell: (told: AnswerContent) => AnswerPart[]
  /** A sentence without a number. */
  say: (key: Key<'answers'>) => AnswerPart[]
  decline: (why: Decline, about: string | null) => AnswerPart[]
  /** Where to find help, for a person who may need it and was not understood. [SAFE-15] */
  helpAtHand: () => AnswerPart[]
  /** The label of a button. */
  ask: (key: Key<'answers'>) => string
  choice: (about: ChoiceAbout) => string
  /** The fixed text of a card. [SAFE-7] */
  card: (danger: Danger) => string
}

const made = new Map<Language, Promise<Voice>>()

export function voiceIn(language: Language): Promise<Voice> {
  const known = made.get(language) ?? makeVoice(language)
  made.set(language, known)
  return known
}

const DECLINE_KEYS: Record<Decline, Key<'declines'>> = {
  dose: 'dose',
  'stop-or-change': 'stopOrChange',
  treatment: 'treatment',
  diagnosis: 'diagnosis',
  prediction: 'prediction',
  cause: 'cause',
  'other-person': 'otherPerson',
  'not-mine': 'notMine',
  'not-told-here': 'notToldHere',
  notes: 'notes',
  'unknown-thing': 'unknownThing',
  'left-over': 'leftOver',
  'not-understood': 'notUnderstood',
  ahead: 'ahead',
  'too-long': 'tooLong',
}

const LIST_KEYS = {
  location: 'locations',
  symptom: 'symptoms',
  character: 'characteristics',
  aggravating_factor: 'aggravatingFactors',
  alleviating_factor: 'interventions',
  environment: 'environment',
  medication: 'medications',
} as const satisfies Record<Exclude<ColumnList, 'meaningful_activities'>, Key<'records'>>

async function makeVoice(language: Language): Promise<Voice> {
  const tag = intlTag(language)
  const [answers, declines, records, reflections, results, insights, safety] = await Promise.all([
    loadAnswerText(language, 'answers'),
    loadAnswerText(language, 'declines'),
    loadAnswerText(language, 'records'),
    loadAnswerText(language, 'reflections'),
    loadAnswerText(language, 'results'),
    loadAnswerText(language, 'insights'),
    loadAnswerText(language, 'safety'),
  ])
  const charts: Record<Chart, string> = {
    insights: results('insights'),
    charts: results('charts'),
    timeline: results('timeline'),
    calendar: results('calendar'),
    compare: insights('compare'),
    body: records('bodyMap'),
  }
  const nameOfList = (list: ColumnList): string =>
    list === 'meaningful_activities' ? reflections('meaningfulActivities') : records(LIST_KEYS[list])
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    tell: (content) => writeAnswer(content, { say: answers, tag, nameOfList }),
    say: (key) => writeSentence(answers, { key, values: {} }, tag),
    decline: (why, about) =>
      writeSentence(declines, { key: DECLINE_KEYS[why], values: { words: { names: [about ?? ''] } } }, tag),
    helpAtHand: () => [{ is: 'text', text: `\n${declines('helpAtHand')}` }],
    ask: (key) => answers(key),
    card: (danger) => `${safety(`${danger}Title`)}\n${safety(`${danger}Text`)}`,
    choice: (about) => {
      switch (about.is) {
        case 'thing':
          return answers('choiceIn', { name: about.text, list: nameOfList(about.list) })
        case 'day':
          return day.format(dayNumber(about.day) * DAY_MS)
        case 'chart':
          return charts[about.chart]
        case 'sentence':
          return about.text
      }
    },
  }
}
