import type { Language } from '@reprieve/domain/settings/language.ts'
import { NOTHING_ID } from '@reprieve/domain/filters/columns/columns.ts'
import type { QuestionConcept } from '../concepts.ts'
import { foldQuestion, foldWords, typedBetween, type FoldedText } from '../foldQuestion.ts'
import type { KnownThing } from '../knownThing.ts'
import type { Calendar } from '../periods/calendar.ts'
import { readPeriods } from '../periods/readPeriods.ts'
import { readTokens } from '../readTokens.ts'
import type { ThingBook } from '../thingBook.ts'
import { isConcept, type QuestionToken } from '../token.ts'
import type { AppTopicId, AskId, TopicId } from '../topicIds.ts'
import { matchThesaurus, type PhraseMatch } from './thesaurus/matchThesaurus.ts'
import { withNamedDays } from './days/namedDays.ts'
import { readQuestionDays, type QuestionDays } from './days/questionDays.ts'
import { splitQuestion, type QuestionWord } from './thesaurus/questionWords.ts'
import { isShortScript } from '../scripts.ts'
import { hashMark } from '../example/labelModel.ts'
import { passageMarks, questionMarks } from '../example/questionMarks.ts'
import { isOrdinaryName } from './thesaurus/ordinaryNames.ts'
import { sideIn, type Side } from './sides.ts'
import type { Thesaurus } from './thesaurus/thesaurus.ts'
import { PLACE_TOPICS } from './thesaurus/topicKinds.ts'

/** A topic that a question names, with the typed words. */
export interface NamedTopic {
  topic: TopicId
  words: string
}

/** What the lexicon, the thesaurus and the diary's names find in a question, in no order. */
export interface LooseReading extends QuestionDays {
  thesaurus: Thesaurus
  typed: string
  concepts: ReadonlySet<QuestionConcept>
  /** Also those inside a phrase of the thesaurus. */
  allConcepts: ReadonlySet<QuestionConcept>
  asks: ReadonlySet<AskId>
  topics: readonly NamedTopic[]
  app: AppTopicId | null
  /** Each with all things of that name. */
  names: readonly (readonly KnownThing[])[]
  /** Topics whose words are the whole name of an item: "lower back" means no other part of the back. */
  exact: ReadonlyMap<TopicId, readonly KnownThing[]>
  /** A medicine that is not in the diary, as typed. */
  medicine: string | null
  /** All of them, and kinds and brands that the thesaurus knows. */
  unknownMedicines: readonly string[]
  /** A medicine that this diary has only together with others, as typed. */
  part: { words: string; within: readonly KnownThing[] } | null
  /** How many medicines are named, known or not. */
  medicineCount: number
  /** A time of day that is named, as typed. */
  timeWords: string | null
  /** The side of the body that is named. */
  side: Side | null
  /** "No", "without" or "never", also inside a known phrase. */
  saysWithout: boolean
  /** A kind or brand of medicine that the thesaurus knows, beside words for any medicine. */
  brand: string | null
  startsWithHow: boolean
  hasNumber: boolean
  /** Numbers that belong to no period. */
  numbers: readonly number[]
  /** A word of denial stands outside every known phrase. */
  isNegated: boolean
  /** It has the form of a question, besides its words. */
  isQuestion: boolean
  /** How many words were typed, and how many of them nothing knows. */
  wordCount: number
  unreadCount: number
  /** The words that nothing knows, as typed: the first run of them. */
  unreadWords: string | null
  /** Words that no phrase has and that few examples have: perhaps the subject, as typed. */
  otherWords: string | null
  /** The marks by which the model of examples reads it. */
  marks: readonly string[]
  /** Those by which the passage of the guide is chosen. */
  passageMarks: readonly string[]
}

export interface LooseSources {
  thesaurus: Thesaurus
  book: ThingBook
  calendar: Calendar
}

/** Reads a question. `typed` is the question before its spelling was corrected. */
export function readWithThesaurus(
  question: string,
  { thesaurus, book, calendar }: LooseSources,
): LooseReading {
  const folded = foldQuestion(question)
  const { compiled, language } = thesaurus
  const words = splitQuestion(folded, language)
  const matches = withNamedDays(matchThesaurus({ text: folded.text, words }, thesaurus), {
    text: folded.text,
    language,
    calendar,
  })
  const tokens = readTokens(folded.text, { compiled, names: book.plain, quoted: [] })
  const said = tokens.filter(({ means }) => means.is !== 'stop' && means.is !== 'particle')
  const { periods, rest } = readPeriods(said, calendar, compiled.lexicon)
  const covered = matches.filter(({ means }) => means.is !== 'filler')
  const isCovered = ({ start, end }: TextSpan): boolean =>
    covered.some((match) => start < match.end && match.start < end)
  const names = rest.flatMap((token) =>
    token.means.is === 'thing' ? [{ token, things: token.means.things.filter(isSomething) }] : [],
  )
  // A covered name is found by its topic, which also has the person's own items of that name.
  const own = names.filter(({ token, things }) => !isCovered(token) || things.some(isMedicine))
  const isOrdinary = ({ means, start, end }: PhraseMatch): boolean =>
    means.is === 'medicine' && isOrdinaryName(folded.text.slice(start, end), language)
  const isOfDiary = ({ start, end }: PhraseMatch): boolean =>
    own.some(({ token, things }) => things.some(isMedicine) && token.start < end && start < token.end)
  const told = covered.filter((match) => !isOfDiary(match) && !isOrdinary(match))
  const typedOf = ({ start, end }: PhraseMatch): string => typedBetween(folded, start, end)
  const medicines = told.filter(({ means }) => means.is === 'medicine' || isMedicineTopic(means))
  const mixtures = [...new Set(medicines.flatMap((match) => findMixtures(typedOf(match), book)))]
  const unknown = medicines.filter(
    (match) => match.means.is === 'medicine' && findMixtures(typedOf(match), book).length === 0,
  )
  const [medicine] = unknown
  const isOfAny = ({ start, end }: TextSpan): boolean =>
    tokens.some((token) => isConcept(token, 'medicines', 'dose') && token.start < end && start < token.end)
  const isGeneral = ({ start, end }: TextSpan): boolean =>
    GENERAL_MEDICINES[language].test(folded.text.slice(start, end))
  const brand = medicines.find(
    (match) => isMedicineTopic(match.means) && !isOfAny(match) && !isGeneral(match),
  )
  const isFilled = ({ start, end }: TextSpan): boolean =>
    isCovered({ start, end }) || matches.some((match) => match.start <= start && end <= match.end)
  const concepts = new Set(
    rest.flatMap((token) => (token.means.is === 'concept' && !isFilled(token) ? [token.means.concept] : [])),
  )
  const days = readQuestionDays({ folded, tokens, language, calendar, told, periods })
  const isTime = ({ means }: QuestionToken): boolean =>
    means.is === 'concept' && (means.concept === 'morning' || means.concept === 'evening')
  const time =
    tokens.find(isTime) ?? matches.find(({ means }) => means.is === 'ask' && means.ask === 'time-of-day')
  const places = told.filter(({ means }) => means.is === 'topic' && PLACE_TOPICS.has(means.topic))
  // What many people write is no subject that only this diary could know.
  const isRare = ({ text }: QuestionWord): boolean => !thesaurus.usedWords.has(hashMark(text))
  const isUncommon = ({ text }: QuestionWord): boolean => !thesaurus.commonWords.has(hashMark(text))
  const isBare = ({ end }: TextSpan): boolean =>
    language !== 'zh-rCN' || BARE_NUMBER.test(folded.text.slice(end))
  const isQuestion = QUESTION_FORM.test(folded.typed) || (language === 'en' && OPENERS.test(folded.typed))
  return {
    thesaurus,
    typed: folded.typed.trim(),
    concepts,
    allConcepts: new Set(rest.flatMap(({ means }) => (means.is === 'concept' ? [means.concept] : []))),
    asks: new Set(told.flatMap(({ means }) => (means.is === 'ask' ? [means.ask] : []))),
    topics: topicsIn(told, typedOf),
    app: told.flatMap(({ means }) => (means.is === 'app' ? [means.app] : []))[0] ?? null,
    names: [...own.map(({ things }) => things), ...(mixtures.length > 0 ? [mixtures] : [])],
    exact: exactNames(names, told),
    medicine: medicine === undefined ? null : typedOf(medicine),
    unknownMedicines: [
      ...new Set([
        ...unknown.map(typedOf),
        ...told
          .filter((match) => isFormOrBrand(match.means) && !isOfAny(match) && !isGeneral(match))
          .map(typedOf),
      ]),
    ].filter((words) => findMixtures(words, book).length === 0),
    part: typedPart(medicines.map(typedOf), mixtures),
    medicineCount:
      own.filter(({ things }) => things.some(isMedicine)).length + unknown.length + mixtures.length,
    ...days.said,
    timeWords: time === undefined ? null : typedBetween(folded, time.start, time.end),
    side: sideIn(folded.text, language, places),
    saysWithout: folded.text.split(' ').some((word) => NEGATIONS[language].test(word)),
    brand: brand === undefined ? null : typedOf(brand),
    startsWithHow: isHow(said[0]) || isShortScript(folded.text),
    hasNumber: rest.some(({ means }) => means.is === 'number'),
    numbers: [
      ...rest.flatMap((token) =>
        token.means.is === 'number' && !isCovered(token) && isBare(token) ? [token.means.value] : [],
      ),
      ...(days.level === null ? [] : [days.level]),
    ],
    isNegated: hasNegation(folded.text, { words, matches: covered, language }),
    isQuestion,
    unreadWords: findUnread(folded, { words: words.filter(isRare), matches, tokens }),
    otherWords:
      thesaurus.commonWords.size === 0
        ? null
        : findUnread(folded, { words: words.filter(isUncommon), matches, tokens }),
    passageMarks: passageMarks({ text: folded.text, matches }, thesaurus),
    marks: questionMarks({ text: folded.text, matches, tokens, isQuestion }, thesaurus),
    wordCount: language === 'zh-rCN' ? Math.ceil(folded.text.length / SIGNS_PER_WORD) : words.length,
    unreadCount:
      language === 'zh-rCN'
        ? countUnreadSigns(folded.text, { matches, tokens })
        : countUnread({ words: words.filter(isRare), matches, tokens }),
  }
}

/** Only places of several words, and the person's own items: "back" alone means the whole back. */
function exactNames(
  names: readonly { token: TextSpan; things: readonly KnownThing[] }[],
  matches: readonly PhraseMatch[],
): ReadonlyMap<TopicId, readonly KnownThing[]> {
  const exact = new Map<TopicId, readonly KnownThing[]>()
  for (const { token, things } of names)
    for (const { means, start, end } of matches) {
      const isWhole = token.start <= start && end <= token.end
      const isExact = things.some(
        ({ key, label, thing }) => key === null || (thing.list === 'location' && label.includes(' ')),
      )
      if (means.is === 'topic' && isWhole && isExact) exact.set(means.topic, things)
    }
  return exact
}

/** Words for painkillers of any kind, which name none of them. */
const GENERAL_MEDICINES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:pain ?(?:killers?|relief|relievers?|meds?|tablets?|pills?)|tablets?|pills?|meds?|medications?|medicines?)$/,
  de: /^(?:schmerz\S*|tablett\S*|pillen?|medi\S*|arznei\S*)$/,
  es: /^(?:analgesic\S*|calmantes?|pastill\S*|medic\S*|remedios?)$/,
  fr: /^(?:anti ?douleurs?|antalgiques?|calmants?|cachets?|medic\S*|medocs?|comprimes?)$/,
  ko: /^(?:진통제|약|알약|약물)/,
  ru: /^(?:обезбол\S*|болеутол\S*|таблет\S*|лекарств\S*|препарат\S*)$/,
  'zh-rCN': /^(?:止痛|镇痛|药)/,
}

const NEGATIONS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:no|not|without|never|didnt|dont|havent|hadnt|wasnt)$/,
  de: /^(?:nicht|kein|keine|keinen|keiner|keinem|ohne|nie|niemals)$/,
  es: /^(?:no|sin|nunca|ningun|ninguna)$/,
  fr: /^(?:pas|sans|jamais|aucun|aucune)$/,
  ko: /^(?:안|못)$|없|않/,
  ru: /^(?:не|без|никогда|нет|ни)$/,
  'zh-rCN': /没有|没|不|无/,
}

function hasNegation(
  text: string,
  {
    words,
    matches,
    language,
  }: { words: readonly QuestionWord[]; matches: readonly TextSpan[]; language: Language },
): boolean {
  const outside = words.flatMap(({ start, end }) => {
    const left = text
      .slice(start, end)
      .split('')
      .filter(
        (sign, at) =>
          sign !== ' ' && !matches.some((match) => match.start <= start + at && start + at < match.end),
      )
    return left.length === 0 ? [] : [left.join('')]
  })
  return outside.some((word) => NEGATIONS[language].test(word))
}

const SIGNS_PER_WORD = 2
/** In Chinese, "one" is a part of "a while" and "the same": a number of pain or a day stands alone or before its unit. */
const BARE_NUMBER = /^\s*(?:$|[分级号日到或和以的、,，~-])/u
/** How a question begins in English, where the mark is often left out. */
const OPENERS =
  /^\s*(?:do|does|did|is|are|am|was|were|has|have|had|can|could|will|would|should|shall|what|when|where|why|how|which|who)\b/i
/** A question mark, or an ending or a particle of asking in Korean and Chinese. */
const QUESTION_FORM =
  /[?？]|(?:나|나요|까|까요|니|냐|지|죠|는가|은가|가요|야|을까)[.\s]*$|[吗呢没吧么啥不嘛呀]\s*$|咋|怎么|为什么|为啥|谁|是不是|有没有|会不会|是吗|多少|几|哪|\sли\s/u

/** The medicines of the diary that contain one: paracetamol and codeine, asked for as codeine. */
function findMixtures(typed: string, { names }: ThingBook): readonly KnownThing[] {
  const word = foldWords(typed)
  const isMeant = (name: string): boolean =>
    name === word || (word.length >= LEAST_SHORT && name.startsWith(word) && !word.includes(' '))
  const named = names
    .filter(({ name, words }) => words.some(isMeant) || isOneWord(name, word))
    .flatMap(({ things }) => things)
  const found = [...new Set(named.filter(isMedicine))]
  const isOneName = new Set(found.flatMap(({ names: own }) => own[0] ?? [])).size === 1
  return isOneName ? found : []
}

/** "Ibu" is ibuprofen. */
const LEAST_SHORT = 3

/** The typed medicine that the mixtures of this diary only contain. */
function typedPart(typed: readonly string[], mixtures: readonly KnownThing[]): LooseReading['part'] {
  const isOwn = (word: string): boolean =>
    mixtures.some(({ names }) =>
      names.some((name) => isOneWord(foldWords(name), word) || isShortFor(word, foldWords(name))),
    )
  const words = typed.find((one) => !isOwn(foldWords(one)))
  return mixtures.length === 0 || words === undefined ? null : { words, within: mixtures }
}
/** "Cocodamol" is co-codamol. */
const isOneWord = (name: string, word: string): boolean =>
  name.replaceAll(' ', '') === word.replaceAll(' ', '')
const isShortFor = (word: string, name: string): boolean => !name.includes(' ') && name.startsWith(word)

/** "Nothing" is an item of some lists, and a word of many questions. */
const isSomething = ({ key }: KnownThing): boolean => key !== NOTHING_ID

const isHow = (token: QuestionToken | undefined): boolean => isConcept(token, 'how', 'howTo')

const isMedicine = ({ thing }: KnownThing): boolean => thing.list === 'medication'
const isMedicineTopic = (means: PhraseMatch['means']): boolean =>
  means.is === 'topic' && (means.topic === 'painkillers' || means.topic === 'opioids')

const isFormOrBrand = (means: PhraseMatch['means']): boolean =>
  isMedicineTopic(means) || (means.is === 'topic' && means.topic === 'cream-gel')

function topicsIn(matches: readonly PhraseMatch[], typedOf: (match: PhraseMatch) => string): NamedTopic[] {
  const topics = new Map<TopicId, NamedTopic>()
  for (const match of matches) {
    const { means } = match
    if (means.is === 'topic' && !topics.has(means.topic))
      topics.set(means.topic, { topic: means.topic, words: typedOf(match) })
  }
  return [...topics.values()]
}

/** A part of the folded text. */
interface TextSpan {
  start: number
  end: number
}

interface ReadParts {
  words: readonly TextSpan[]
  matches: readonly PhraseMatch[]
  tokens: readonly QuestionToken[]
}

/** Two signs that nothing knows are a word. */
function countUnreadSigns(text: string, { matches, tokens }: Omit<ReadParts, 'words'>): number {
  const left = tokens.filter(({ means }) => means.is === 'left')
  const unread = text.split('').map((sign, at) => {
    const isIn = ({ start, end }: TextSpan): boolean => start <= at && at < end
    return sign !== ' ' && left.some(isIn) && !matches.some(isIn) ? sign : ' '
  })
  return unread
    .join('')
    .split(' ')
    .filter((run) => run.length > 1).length
}

const touches = (one: TextSpan, other: TextSpan): boolean => one.start < other.end && other.start < one.end

function unreadIn({ words, matches, tokens }: ReadParts): readonly TextSpan[] {
  const left = tokens.filter(({ means }) => means.is === 'left')
  return words.filter(
    (word) => left.some((token) => touches(word, token)) && !matches.some((match) => touches(word, match)),
  )
}

const countUnread = (parts: ReadParts): number => unreadIn(parts).length

const MOST_UNREAD_LETTERS = 30

/** The longest run of unknown words; a word of Han has no spaces, and is not cut out. */
function findUnread(folded: FoldedText, parts: ReadParts): string | null {
  if (/\p{Script=Han}/u.test(folded.text)) return null
  const runs: TextSpan[] = []
  for (const word of unreadIn(parts)) {
    const last = runs.at(-1)
    if (last !== undefined && folded.text.slice(last.end, word.start).trim() === '')
      runs[runs.length - 1] = { start: last.start, end: word.end }
    else runs.push({ start: word.start, end: word.end })
  }
  const [longest] = runs.toSorted((one, other) => other.end - other.start - (one.end - one.start))
  if (longest === undefined || longest.end - longest.start > MOST_UNREAD_LETTERS) return null
  return typedBetween(folded, longest.start, longest.end)
}
