import type { Questions } from './briefQuestions.ts'
import type { BriefRow, BriefText } from './briefText.ts'

/** So many fit on one page of Letter in large letters, however wide they are. */
const MOST_LETTERS = 1_800
/** Those of Korean and Chinese are as wide as two. */
const WIDE = /[\u2E80-\u{10FFFF}]/gu

/** Whether paper has room for larger letters; a long page has small ones, and is one page all the same. [REP-55] */
export function hasRoom(text: BriefText, questions: Questions): boolean {
  const said = [...stringsOf(text), ...questions].join('')
  return said.length + (said.match(WIDE)?.length ?? 0) <= MOST_LETTERS
}

const stringsOf = ({
  name,
  made,
  days,
  changed,
  function: day,
  medicines,
  notes,
}: BriefText): readonly string[] => [
  name ?? '',
  made,
  days,
  notes,
  medicines.note,
  medicines.more ?? '',
  changed.note ?? '',
  ...[...changed.rows, ...day].flatMap(lettersOfRow),
  ...medicines.rows.flatMap(({ name, uses, results }) => [name, uses, ...results]),
]

const lettersOfRow = ({ title, now, before, change }: BriefRow): readonly string[] => [
  title,
  now,
  before,
  change ?? '',
]
