import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import type { Intent, RecordedThing, ThingList, UnderstoodQuestion } from '../../understoodQuestion.ts'
import { selectPeriod, type AnswerDiary } from '../answerDiary.ts'
import { namesValue } from '../figuresWithBasis.ts'
import { answerLink } from '../links/answerLinks.ts'
import { makeSentence } from '../makeAnswer.ts'
import { joinNames } from '../pictures.ts'
import { criteriaForThings, findThing, type FoundThing } from '../things.ts'

/** Their computation can be run on fewer entries. */
const NARROWED: readonly Intent[] = [
  'most',
  'what-helped',
  'helped-when-bad',
  'help-two',
  'did-help',
  'works-less',
  'how-fast',
  'all-tried',
  'time-of-day',
  'weekday',
  'trend',
  'compare',
  'avg-pain',
  'hard-days',
  'good-days',
  'level-days',
  'last-level',
  'worst',
  'best',
  'what-differs',
  'more-with',
  'less-with',
  'pattern',
  'months',
  'weeks',
  'pain-range',
  'hard-days-trend',
  'how-often',
  'last-time',
]
/** Recorded with the pain itself; everything else belongs to a day. */
const OF_RECORDS: readonly ThingList[] = ['location', 'symptom', 'character']
/** Beside these, the rest is about the pain at all. */
const OF_PAIN: readonly ThingList[] = [...OF_RECORDS, 'environment', 'aggravating_factor']
const TRIED: readonly ThingList[] = ['alleviating_factor', 'medication']

type Answer = (asked: UnderstoodQuestion, diary: AnswerDiary) => AnswerContent

/**
 * A place, a symptom or a circumstance that the answer does not count by: the same computation runs on the entries with
 * it. If the diary has nothing about it, that is said. [ASST-160]
 */
export function answerWithin(asked: UnderstoodQuestion, diary: AnswerDiary, answer: Answer): AnswerContent {
  const { leftOut, leftThings } = asked
  if (!asked.isLoose || leftThings === undefined || leftThings.length !== leftOut.length)
    return answer(asked, diary)
  const left = leftOut.map((words, at) => ({ words, found: recordedOf(leftThings[at] ?? null, diary) }))
  // "Why was the winter so heavy" needs no word about lifting.
  const missing =
    asked.intent === 'what-differs'
      ? []
      : left.flatMap(({ words, found }, at) =>
          found?.length === 0 && !isOfThatPlace(asked, leftThings[at]) ? [words] : [],
        )
  const narrowing = left.find(({ found }) => found !== null && found.length > 0)
  const without = (words: readonly string[]): UnderstoodQuestion => ({
    ...asked,
    leftOut: leftOut.filter((one) => !words.includes(one)),
  })
  const narrowed =
    narrowing === undefined || !NARROWED.includes(asked.intent)
      ? null
      : answerNarrowed(without([...missing, narrowing.words]), narrowing.found!, { diary, answer })
  const told = narrowed ?? answer(without(missing), diary)
  if (told.declined === 'nothing' && TOLD_BESIDE.includes(asked.intent)) return withOthers(told, asked, diary)
  return told.declined === 'nothing' || missing.length === 0
    ? told
    : withMissing(told, missing, { asked, leftThings, diary })
}

/** "Stiff after a bad night": without the stiffness, the bad night is still told, and what else was never recorded. [ASST-285] */
function withOthers(content: AnswerContent, asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const said = new Set([...(content.opening ?? []), ...content.sentences].flatMap(namesOfSentence))
  const others = (asked.leftThings ?? []).filter((things) => things !== null && things.length > 0)
  const found = others.map((things) => things!.map((thing) => findThing(diary, thing)))
  // Beside a thing, another one is only said in passing.
  const isNamed = ({ list }: FoundThing): boolean =>
    asked.intent === 'time-of-day' || OF_RECORDS.includes(list)
  const empty = found.filter((things) => things.every((one) => one.items.length === 0 && isNamed(one)))
  const lacking = empty.flat().filter(({ names }) => !names.names.some((name) => said.has(name)))
  const marks = [...new Set(lacking.map(({ list }) => list))]
  const missing = [
    ...(lacking.length === 0 ? [] : [makeSentence('neverRecorded', { name: joinNames(lacking) })]),
    ...marks
      .map((list) => howToRecord({ names: lacking.flatMap(({ names }) => names.names) }, [list]))
      .filter((one) => !content.sentences.some((other) => isSameSentence(one, other))),
  ]
  const known = others.find(
    (things, at) => found[at]!.some(({ items }) => items.length > 0) && things!.every(isOfDay),
  )
  const link =
    known === undefined
      ? null
      : answerLink({ ...asked, intent: 'link-of', things: known!, topic: null, topicWords: null }, diary)
  if (link === null || link.declined !== null)
    return { ...content, sentences: [...content.sentences, ...missing] }
  return {
    ...link,
    opening: [...(content.opening ?? []), ...content.sentences, ...missing, ...(link.opening ?? [])],
  }
}

const TOLD_BESIDE: readonly Intent[] = ['link-of', 'day-after', 'time-of-day', 'more-with']

/** A head that throbs is the head. [ASST-279] */
const isOfThatPlace = (
  { intent, place }: UnderstoodQuestion,
  things: readonly RecordedThing[] | null | undefined,
): boolean =>
  intent === 'more-with' && place !== null && things?.every(({ list }) => list === 'character') === true
const isOfDay = ({ list }: RecordedThing): boolean => list !== 'location' && !TRIED.includes(list)
const isSameSentence = (one: AnswerSentence, other: AnswerSentence): boolean =>
  one.key === other.key && JSON.stringify(one.values) === JSON.stringify(other.values)
const namesOfSentence = ({ values }: AnswerSentence): readonly string[] =>
  Object.values(values).flatMap((value) => ('names' in value ? value.names : []))

/** Null for a time of day; empty if the diary has nothing of it. */
function recordedOf(
  things: readonly RecordedThing[] | null,
  diary: AnswerDiary,
): readonly FoundThing[] | null {
  if (things === null) return null
  return things.map((thing) => findThing(diary, thing)).filter(({ items }) => items.length > 0)
}

/** Null if the entries with it say too little. */
function answerNarrowed(
  asked: UnderstoodQuestion,
  found: readonly FoundThing[],
  { diary, answer }: { diary: AnswerDiary; answer: Answer },
): AnswerContent | null {
  const ofRecords = found.filter(({ list }) => OF_RECORDS.includes(list))
  // What was tried was tried because of the pain: days with it are no condition.
  const meant = ofRecords.length > 0 ? ofRecords : found.filter(({ list }) => !TRIED.includes(list))
  if (meant.length === 0) return null
  const criteria = criteriaForThings(meant)
  const own = selectPeriod(diary, { is: 'alltime' }, criteria)
  const { entries, doses } = diary.columns
  const days = new Set(own.days.day)
  const all = selectPeriod(diary, { is: 'alltime' }).selection.rows
  const rows = ofRecords.length > 0 ? own.selection.rows : all.filter((row) => days.has(entries.day[row]!))
  if (rows.length === 0) return null
  // A dose has no place and no symptom.
  const columns = { entries, doses: { ...doses, count: 0, ids: [] } }
  const told = answer(asked, { ...diary, columns, within: { rows: new Set(rows), criteria } })
  if (told.declined !== null) return null
  const name = joinNames(meant)
  const said = makeSentence(ofRecords.length > 0 ? 'readAsPlace' : 'onDaysWith', { name })
  return { ...told, opening: [said, ...(told.opening ?? [])] }
}

interface Missing {
  asked: UnderstoodQuestion
  leftThings: readonly (readonly RecordedThing[] | null)[]
  diary: AnswerDiary
}

/** "Your diary has nothing about sciatica yet, so this is about all your pain", and how to record it. */
function withMissing(
  content: AnswerContent,
  missing: readonly string[],
  { asked, leftThings, diary }: Missing,
): AnswerContent {
  const lacking = missing.map((words) => {
    const things = leftThings[asked.leftOut.indexOf(words)] ?? []
    return { things, name: nameOf(words, things, diary) }
  })
  const lists = lacking.flatMap(({ things }) => things.map(({ list }) => list))
  const isOfPain = lists.length === 0 || lists.some((list) => OF_PAIN.includes(list))
  const name = namesValue(...lacking.map((one) => one.name))
  // Counted by its place, it is not about all of the pain.
  const said = makeSentence(isOfPain && asked.place === null ? 'nothingAboutAll' : 'nothingAbout', { name })
  return {
    ...content,
    opening: [said, ...(content.opening ?? [])],
    sentences: [...content.sentences, howToRecord(name, lists)],
  }
}

/** The typed words, or the name of the only symptom that stands for them: a verb is no name. */
function nameOf(words: string, things: readonly RecordedThing[], diary: AnswerDiary): string {
  const { names } = joinNames(things.map((thing) => findThing(diary, thing)))
  const isSymptom = things.every(({ list }) => list === 'symptom' || list === 'character')
  return names.length === 1 && isSymptom ? names[0]! : words
}

/** What is in a list already is marked there. */
function howToRecord(words: AnswerSentence['values'][string], [list]: readonly ThingList[]): AnswerSentence {
  if (list === 'medication') return makeSentence('addMedicine')
  if (list === undefined || TRIED.includes(list)) return makeSentence('ownItem', { words })
  return makeSentence(list === 'aggravating_factor' ? 'markToCount' : 'markInList', { list: { list } })
}
