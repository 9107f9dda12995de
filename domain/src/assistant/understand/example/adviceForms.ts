import type { Language } from '@reprieve/domain/settings/language.ts'
import type { TopicId } from '../topicIds.ts'
import {
  ADVICE_WORDS,
  BEFORE_BED_WORDS,
  BROODING_WORDS,
  CLEAR_SCAN_WORDS,
  COOKING_WORDS,
  DIVIDE_WORDS,
  EXERCISE_WORDS,
  LAST_WORDS,
  LONG_SITTING_WORDS,
  LYING_WORDS,
  MORNING_WORDS,
  REST_WORDS,
  STIFF_WORDS,
  WHAT_IS_PACING,
  WHY_HURTS_WORDS,
} from './adviceWords.ts'
import { CHRONIC_WORDS } from './guideWords.ts'
import { DIARY_WORDS, FEAST_WORDS, MEANING_WORDS } from './formWords.ts'

const LYING = ['waking-at-night/positions', 'a-steady-wind-down/pillows']
const BEFORE_BED = ['a-steady-wind-down/routine', 'a-steady-wind-down/pillows']
const DIVIDED = ['energy-planning/housework-and-cooking', 'pacing-and-boom-bust/break-up-tasks']
const SITTING_LONG = ['energy-planning/rest-early', 'work-and-study/sitting-breaks']
const CLEAR_SCAN = ['what-pain-is/normal-tests', 'what-pain-is/ask-about-normal-result']
const CHRONIC_AND_SCAN = ['acute-and-chronic-pain/chronic-meaning', 'what-pain-is/normal-tests']
const BROODING = ['thoughts-and-pain/four-steps', 'worry-and-fear-of-movement/worrying']
const STIFF = ['stretching-safely/in-bed', 'stretching-safely/morning-stiffness']
const PACING = ['pacing-and-boom-bust/boom-bust', 'pacing-and-boom-bust/baseline']

/** Thoughts that come at night have a passage of their own, and anger has, too. */
const OTHER_THOUGHTS: readonly TopicId[] = ['poor-sleep', 'waking-at-night', 'late-bed', 'anger']

/**
 * Advice that whole words ask for: how to lie in bed, what to do before going there, how to divide the cooking or to sit
 * through a feast, why a clear scan hurts, how to stop brooding, how to move when stiff in the morning. Null if none of
 * them is asked for. [ASST-336]
 */
export function passagesOfAdvice(
  named: readonly TopicId[],
  text: string,
  language: Language,
): readonly string[] | null {
  const says = (words: typeof ADVICE_WORDS): boolean => words[language].test(text)
  if (says(WHAT_IS_PACING)) return PACING
  if (says(CLEAR_SCAN_WORDS) && says(WHY_HURTS_WORDS))
    return says(CHRONIC_WORDS) && says(MEANING_WORDS) ? CHRONIC_AND_SCAN : CLEAR_SCAN
  if (!says(ADVICE_WORDS) || says(DIARY_WORDS)) return null
  if (says(LYING_WORDS)) return LYING
  if (says(BEFORE_BED_WORDS) && says(REST_WORDS)) return BEFORE_BED
  if (says(STIFF_WORDS) && says(MORNING_WORDS) && says(EXERCISE_WORDS)) return STIFF
  if (says(COOKING_WORDS) && says(DIVIDE_WORDS)) return DIVIDED
  if (says(FEAST_WORDS) && says(LONG_SITTING_WORDS) && says(LAST_WORDS)) return SITTING_LONG
  const isOther = named.some((topic) => OTHER_THOUGHTS.includes(topic))
  return !isOther && says(BROODING_WORDS) ? BROODING : null
}
