import type { Intent } from '../../understoodQuestion.ts'
import type { Decline } from '../understandingResult.ts'
import type { LooseFeature } from './looseFeatures.ts'

/** One row: at least one feature of each need, and none of the others. The first row that fits is taken. */
export interface LooseRow {
  outcome: { intent: Intent } | { decline: Decline }
  needs: readonly (readonly LooseFeature[])[]
  never: readonly LooseFeature[]
}

const words = (said: string): string[] => said.split(' ').filter((word) => word !== '')
const made = (outcome: LooseRow['outcome'], needs: string, never: string): LooseRow => ({
  outcome,
  needs: words(needs).map((need) => need.split('|') as LooseFeature[]),
  never: words(never) as LooseFeature[],
})
const ask = (intent: Intent, needs: string, never = ''): LooseRow => made({ intent }, needs, never)
const not = (decline: Decline, needs: string, never = ''): LooseRow => made({ decline }, needs, never)

const DRUG = 'medicine|other-medicine|medicines'

/** Never a number beside these, whatever else is asked. [ASST-28, ASST-42] */
export const LOOSE_DECLINES: readonly LooseRow[] = [
  // With alcohol, whatever else is asked. [ASST-171]
  not('dose', `alcohol ${DRUG}`),
  not('dose', 'dosing', 'app label'),
  not('stop-or-change', 'stop-change', 'app'),
  not('dose', `dose-word ${DRUG}|take|number`, 'app label'),
  // "How long before it wears off so I can drive".
  not('dose', 'driving medicine|other-medicine', 'helps not-helps link worse better how-often last-time'),
  not('dose', 'take-more', 'how-often how-many last-time period than-season compare trend link app'),
  not('dose', 'two-medicines', 'helps not-helps better how-often how-many last-time first-time when app'),
  not('dose', `may ${DRUG}`, 'app label visit how-to'),
  not('dose', `number ${DRUG}|take`, 'period helps how-often how-many last-time app'),
  not('dose', 'may how-long|number', 'app visit'),
  not('not-mine', `which-place ${DRUG}`, 'helps app place visit describe'),
  not('treatment', 'may surgery', 'visit how-to'),
  not('not-mine', 'how|how-to surgery', 'describe'),
  not('diagnosis', 'diagnosis', 'visit'),
  not('diagnosis', 'illness'),
  not('dose', `others|other-person ${DRUG}`, 'visit describe how-to app'),
  not('other-person', 'other-person'),
  not('other-person', 'others', 'people how-to describe visit feeling app link worse better helps'),
]

/** What the recognised words ask for. [ASST-41] */
export const LOOSE_ROWS: readonly LooseRow[] = [
  // About the app, a visit, the guide
  ask('app', 'app', 'why worst best trend secret'),
  ask('guide', 'label'),
  ask('guide', 'describe|how-to people|family', 'visit'),
  ask('visit', 'visit|describe', 'helps link worse worst last-time how-often'),
  ask('did-help', 'heat-or-cold', 'how-often weather how-to'),
  ask('guide', 'healed', 'trend average how-often how-long pattern time-of-day'),
  ask('guide', 'guide-topic', 'how-often how-many last-time period visit helps'),
  ask('guide', 'how-to topic|place|medicines|pain-topic', 'what-helped triggers'),
  ask(
    'guide',
    'how skill',
    'days period average trend worse worst link hard-days records how-often how-many helps not-helps time-of-day last-time how-long why feeling',
  ),
  ask('kind', 'emotion', 'asking pain-word'),
  ask('kind', 'feeling', 'helps link how-often how-many'),
  ask('guide', 'how-to', 'what-helped triggers predict'),
  ask('guide', 'may topic article', 'medicines helps not-helps tried records'),
  // Why
  ask('time-of-day', 'why time-of-day', 'period'),
  ask('weekday', 'why weekday', 'period'),
  ask('did-help', 'why medicine'),
  ask('what-helped', `why medicines|other-medicine`),
  ask('what-differs', 'why|what-differs period'),
  ask('what-differs', 'why|what-differs place', 'topic'),
  ask('what-differs', 'why pain-topic', 'how-to'),
  ask('what-differs', 'season', 'helps not-helps how-often how-many last-time'),
  ask('link-of', 'why topic items'),
  ask('guide', 'why topic article'),
  ask('not-recorded', 'why topic'),
  ask('what-differs', 'what-differs|why hard-days|worse|trend|what-differs'),
  ask('more-with', 'why', 'two-unknown cause-word'),
  not('prediction', 'predict', 'visit app'),
  // What helped
  ask(
    'not-recorded',
    'helps|not-helps|better|how-often|how-many|last-time|first-time other-medicine',
    'medicine',
  ),
  ask('did-help', 'helps|not-helps|better medicine'),
  ask('what-helped', 'helps|not-helps|better|trend|what-helped medicines'),
  ask('what-helped', 'what-helped', 'tried stray'),
  ask('did-help', 'helps|not-helps|better|what-helped tried', 'worse link'),
  ask('link-of', 'helps|not-helps|better topic items'),
  ask('not-recorded', 'helps|not-helps|better topic'),
  ask('what-helped', 'helps|not-helps', 'stray'),
  ask('what-helped', 'not-helps', 'two-unknown'),
  // Medicines
  ask('last-dose', 'last-time|first-time|when medicine', 'negated average'),
  ask('doses', 'how-often|how-many|period|take medicine', 'negated average'),
  // How often, how long, what kind
  ask('most', 'kinds|which-kind', 'two-unknown'),
  ask('how-often', 'how-often|how-many topic items', 'negated'),
  ask('how-often', 'how-often|how-many place', 'negated'),
  ask('last-time', 'last-time|first-time topic|place items', 'negated'),
  ask('not-recorded', 'how-often|how-many|last-time|first-time topic', 'items'),
  ask('most', 'which-symptom', 'topic two-unknown'),
  ask('most', 'which-place', 'topic stray'),
  ask('pattern', 'how-long|pattern', 'topic hard-days stray'),
  ask('hard-days', 'hard-days', 'topic place two-unknown'),
  // What goes with more pain
  ask('more-with', 'triggers', 'topic place stray cause-word'),
  ask('did-help', 'remedy', 'worse unclear'),
  ask('link-of', 'topic items', 'unclear how-often how-many last-time'),
  ask('did-help', 'medicine question', 'average negated how-often how-many worse link'),
  ask('link-of', 'medicine', 'unclear negated average how-often how-many'),
  ask('best', 'good-days', 'topic two-unknown'),
  ask('weekday', 'weekday', 'topic two-periods two-unknown'),
  ask('time-of-day', 'time-of-day', 'topic two-periods two-unknown'),
  ask('not-recorded', 'topic', 'items article unclear'),
  ask('not-recorded', 'link|worse|better|triggers topic', 'items'),
  ask('not-recorded', 'topic', 'items unclear guide-topic'),
  ask('guide', 'topic article', 'how-often how-many last-time negated'),
  ask('not-recorded', 'other-medicine', 'unclear'),
  ask('what-helped', 'medicines', 'unclear'),
  // The course of pain
  ask('compare', 'two-periods', 'unclear stray'),
  ask('compare', 'compare period', 'unclear stray'),
  ask('compare', 'worse|better period', 'unclear place stray'),
  ask('trend', 'trend', 'unclear two-unknown'),
  ask('worst', 'worst', 'unclear stray'),
  ask('best', 'best|good-days', 'unclear stray'),
  ask('avg-score', 'score', 'unclear stray'),
  ask('avg-pain', 'place', 'unclear how-often how-many last-time'),
  ask('avg-pain', 'average', 'unclear stray medicine other-medicine medicines how-often how-many'),
  ask('avg-pain', 'period', 'unclear stray medicine how-often how-many'),
  ask('trend', 'worse|better', 'unclear stray'),
  ask('can-do', 'hello|thanks'),
  ask('guide', 'pain-topic article'),
]

export const fitsLooseRow = ({ needs, never }: LooseRow, features: ReadonlySet<LooseFeature>): boolean =>
  needs.every((need) => need.some((feature) => features.has(feature))) &&
  !never.some((feature) => features.has(feature))
