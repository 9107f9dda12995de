import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { foldQuestion } from '../foldQuestion.ts'
import type { ThingBook } from '../thingBook.ts'
import { readWithThesaurus, type LooseReading } from './looseReading.ts'
import { correctSpelling } from './thesaurus/spelling.ts'
import type { Thesaurus } from './thesaurus/thesaurus.ts'

interface Sources {
  asking: { today: LocalDay; weekStart: Weekday; thesauri?: readonly Thesaurus[] }
  book: ThingBook
}

interface BestReading {
  reading: LooseReading
  corrected: string | null
}

/** The language that leaves the fewest words unread; the user's, if two leave equally many. [ASST-22] */
export function bestReading(question: string, { asking, book }: Sources): BestReading {
  const folded = foldQuestion(question)
  const { today, weekStart } = asking
  const [own, ...others] = asking.thesauri!
  const fitting = others.filter(({ compiled }) => compiled.lexicon.letters.test(folded.text))
  const read = (text: string, thesaurus: Thesaurus): LooseReading =>
    readWithThesaurus(text, { thesaurus, book, calendar: { today, weekStart } })
  const best = [own!, ...fitting]
    .map((thesaurus) => read(question, thesaurus))
    .reduce((one, other) => (other.unreadCount < one.unreadCount ? other : one))
  // Only in that language: a misspelt word is near some word of some other language.
  const corrected = correctSpelling(folded, best.thesaurus, book.names)
  const reading = corrected === null ? best : read(corrected, best.thesaurus)
  return { corrected, reading: { ...reading, typed: question.trim(), isQuestion: best.isQuestion } }
}
