import { APP_TOPIC_IDS, ASK_IDS, TOPIC_IDS } from '../../topicIds.ts'
import { PERIOD_NAMES } from '../days/namedPeriods.ts'
import { compileThesaurus, type Thesaurus, type ThesaurusFile, type TopicBook } from './thesaurus.ts'

const TOPICS: Readonly<Record<string, readonly string[]>> = {
  'poor-sleep': ['bad night', 'sleep badly', 'insomnia'],
  stress: ['stress~'],
  'coffee-tea': ['coffee'],
  knee: ['knee', 'knees'],
  heat: ['hot bath', 'heat pad'],
  relaxation: ['relax~'],
  chest: ['chest'],
  nausea: ['feel sick'],
  painkillers: ['tablets'],
  flare: ['flare'],
  'injection-surgery': ['operation'],
}
const ASKS: Readonly<Record<string, readonly string[]>> = {
  link: ['go with', 'matter'],
  worse: ['worse'],
  why: ['why'],
  helps: ['help'],
  'how-to': ['how do i'],
  'how-often': ['how often'],
  'how-many': ['how many days'],
  basis: ['based on'],
  'time-of-day': ['the nights'],
  weekday: ['mondays'],
  dosing: ['can i take', 'double up'],
  'stop-change': ['come off'],
}
const BOOK: Readonly<Record<string, { items: readonly string[]; guide: readonly string[] }>> = {
  'poor-sleep': {
    items: ['symptom.poor-sleep', 'aggravating_factor.lack-of-sleep'],
    guide: ['pain-and-sleep'],
  },
  stress: { items: ['aggravating_factor.stress'], guide: [] },
  knee: { items: ['location.knee-left', 'location.knee-right'], guide: [] },
  heat: { items: ['alleviating_factor.heat'], guide: ['heat-and-cold'] },
  relaxation: { items: [], guide: ['muscle-relaxation'] },
  nausea: { items: ['symptom.nausea'], guide: [] },
}

const fill = <Id extends string, Of>(
  ids: readonly Id[],
  of: Readonly<Record<string, Of>>,
  empty: Of,
): Record<Id, Of> => Object.fromEntries(ids.map((id) => [id, of[id] ?? empty])) as Record<Id, Of>

/** A small English thesaurus. */
export function testThesaurus(): Thesaurus {
  const file: ThesaurusFile = {
    topics: fill(TOPIC_IDS, TOPICS, []),
    asks: fill(ASK_IDS, ASKS, []),
    app: fill(APP_TOPIC_IDS, { reminder: ['remind me'] }, []),
    periods: fill(PERIOD_NAMES, { lately: ['lately'], weekend: ['last weekend'] }, []),
    fillers: ['if', 'when', 'after', 'does it'],
    others: ['coffer'],
    spellings: { wy: 'why' },
  }
  const topics: TopicBook = fill(TOPIC_IDS, BOOK, { items: [], guide: [] })
  return compileThesaurus({ language: 'en', file, topics, medicines: ['Tramadol'] })
}
