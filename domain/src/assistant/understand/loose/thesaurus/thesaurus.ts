import type { Language } from '@reprieve/domain/settings/language.ts'
import type { CompiledLexicon } from '../../compileLexicon.ts'
import { foldWords } from '../../foldQuestion.ts'
import { LEXICONS } from '../../lexicons/all.ts'
import type { AskId, TopicId, WordedAppTopicId } from '../../topicIds.ts'
import type { LabelModel } from '../../example/labelModel.ts'
import type { QuestionLabel } from '../../example/questionLabels.ts'
import type { StatedPeriod } from '../../periods/calendar.ts'
import type { PeriodNameId } from '../days/namedPeriods.ts'
import { splitPhrase, type ThesaurusWord } from './questionWords.ts'

/** The everyday words of one language, as the files of `content/solace` have them. */
export interface ThesaurusFile {
  topics: Readonly<Record<TopicId, readonly string[]>>
  asks: Readonly<Record<AskId, readonly string[]>>
  app: Readonly<Record<WordedAppTopicId, readonly string[]>>
  periods: Readonly<Record<PeriodNameId, readonly string[]>>
  /** Words that change nothing. */
  fillers: readonly string[]
  /** Ordinary words that look like a misspelt word of the thesaurus. */
  others: readonly string[]
  /** Common misspellings that are too short or too far off to be found by their letters. */
  spellings: Readonly<Record<string, string>>
}

/** The built-in items of a topic, as `list.key`, and the articles of the guide about it. */
export interface TopicContent {
  items: readonly string[]
  guide: readonly string[]
}

export type TopicBook = Readonly<Record<TopicId, TopicContent>>

export type PhraseMeaning =
  | { is: 'topic'; topic: TopicId }
  | { is: 'ask'; ask: AskId }
  | { is: 'app'; app: WordedAppTopicId }
  /** `days`: a feast, a season of the year or the like, found by a table of dates. */
  | { is: 'period'; period: PeriodNameId; days?: readonly StatedPeriod[] }
  /** A medicine of the catalogue. */
  | { is: 'medicine' }
  | { is: 'filler' }

export interface ThesaurusPhrase {
  words: readonly ThesaurusWord[]
  /** All words without spaces. */
  joined: string
  means: PhraseMeaning
}

/** A searchable thesaurus of one language. */
export interface Thesaurus {
  language: Language
  compiled: CompiledLexicon
  topics: TopicBook
  /** By the first two letters of the first word. */
  byStart: ReadonlyMap<string, readonly ThesaurusPhrase[]>
  phrases: readonly ThesaurusPhrase[]
  others: ReadonlySet<string>
  spellings: ReadonlyMap<string, string>
  /** Tells what a question asks; null without one. */
  model: LabelModel<QuestionLabel> | null
  /** Tells which passage of the guide answers a question. */
  passageModel: LabelModel | null
  /** Hashes of words that people use: none of them is misspelt. */
  usedWords: ReadonlySet<number>
  /** Hashes of words that very many examples have: they are the subject of none. [ASST-49] */
  commonWords: ReadonlySet<number>
}

export interface ThesaurusSource {
  language: Language
  file: ThesaurusFile
  topics: TopicBook
  /** The names of all medicines that people may mean, in any spelling of the catalogue. */
  medicines: readonly string[]
  model?: LabelModel<QuestionLabel> | null
  passageModel?: LabelModel | null
  usedWords?: ReadonlySet<number>
  commonWords?: ReadonlySet<number>
}

const START = 2

export const phraseKey = (word: string): string => word.slice(0, START)

export function compileThesaurus({
  language,
  file,
  topics,
  medicines,
  model = null,
  passageModel = null,
  usedWords = new Set(),
  commonWords = new Set(),
}: ThesaurusSource): Thesaurus {
  const compiled = LEXICONS.find(({ lexicon }) => lexicon.language === language)!
  const phrases = [
    ...phrasesOf(file.topics, (topic) => ({ is: 'topic', topic })),
    ...phrasesOf(file.asks, (ask) => ({ is: 'ask', ask })),
    ...phrasesOf(file.app, (app) => ({ is: 'app', app })),
    ...phrasesOf(file.periods, (period) => ({ is: 'period', period })),
    ...file.fillers.map((said): [string, PhraseMeaning] => [said, { is: 'filler' }]),
    ...medicines.map((said): [string, PhraseMeaning] => [said, { is: 'medicine' }]),
  ].flatMap(([said, means]): ThesaurusPhrase[] => {
    const words = splitPhrase(said, language)
    return words.length === 0 ? [] : [{ words, joined: words.map(({ text }) => text).join(''), means }]
  })
  const byStart = new Map<string, ThesaurusPhrase[]>()
  for (const phrase of phrases) {
    const key = phraseKey(phrase.words[0]!.text)
    const others = byStart.get(key)
    if (others === undefined) byStart.set(key, [phrase])
    else others.push(phrase)
  }
  const spellings = new Map(Object.entries(file.spellings).map(([typed, meant]) => [foldWords(typed), meant]))
  const others = new Set(file.others.map(foldWords))
  return {
    language,
    compiled,
    topics,
    byStart,
    phrases,
    others,
    spellings,
    model,
    passageModel,
    usedWords,
    commonWords,
  }
}

const phrasesOf = <Id extends string>(
  said: Readonly<Record<Id, readonly string[]>>,
  meaning: (id: Id) => PhraseMeaning,
): [string, PhraseMeaning][] =>
  (Object.entries(said) as [Id, readonly string[]][]).flatMap(([id, phrases]) =>
    phrases.map((phrase): [string, PhraseMeaning] => [phrase, meaning(id)]),
  )
