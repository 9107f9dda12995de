import gad7 from '../questionnaires/gad-7.json' with { type: 'json' }
import overallChange from '../questionnaires/overall-change.json' with { type: 'json' }
import peg from '../questionnaires/peg.json' with { type: 'json' }
import phq4 from '../questionnaires/phq-4.json' with { type: 'json' }
import phq8 from '../questionnaires/phq-8.json' with { type: 'json' }
import scoring from '../questionnaires/scoring.json' with { type: 'json' }
import weeklyCheckIn from '../questionnaires/weekly-check-in.json' with { type: 'json' }

/** A built-in questionnaire, in FHIR R4. */
export interface BuiltInQuestionnaire {
  id: string
  /** Assigned once, because answers are stored under it. Below 1000; those of institutions start there. */
  nid: number
  definition: unknown
  scoring: unknown
  /** The days until a person may be offered it again without an institution; null: only an institution offers it. */
  ownDays: number | null
}

export const BUILT_IN_QUESTIONNAIRES: readonly BuiltInQuestionnaire[] = [
  { id: 'peg', nid: 1, definition: peg, scoring: scoring.peg, ownDays: 7 },
  { id: 'weekly-check-in', nid: 2, definition: weeklyCheckIn, scoring: null, ownDays: 7 },
  { id: 'overall-change', nid: 3, definition: overallChange, scoring: null, ownDays: 30 },
  { id: 'phq-4', nid: 4, definition: phq4, scoring: scoring['phq-4'], ownDays: null },
  { id: 'phq-8', nid: 5, definition: phq8, scoring: scoring['phq-8'], ownDays: null },
  { id: 'gad-7', nid: 6, definition: gad7, scoring: scoring['gad-7'], ownDays: null },
]
