import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'

const OF_DAYS: readonly Intent[] = ['avg-pain', 'hard-days', 'good-days', 'level-days']

/** The question before, on the days without a dose of its medicines, or of any; the average, if it asked of help. [ASST-234, ASST-275] */
export function onDaysWithout(before: UnderstoodQuestion, words: string): UnderstoodQuestion {
  const things = before.things.filter(({ list }) => list === 'medication')
  const places =
    before.place === null ? before.things.filter(({ list }) => list === 'location') : [before.place]
  return {
    ...before,
    isLoose: true,
    passages: [],
    leftOut: [],
    intent: OF_DAYS.includes(before.intent) ? before.intent : 'avg-pain',
    measure: 'pain',
    things: places,
    place: null,
    // Without a medicine of its own: all of them.
    list: 'medication',
    except: { words, things },
    topic: null,
    topicWords: null,
    effect: null,
    rank: null,
  }
}
