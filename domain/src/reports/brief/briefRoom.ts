import type { BriefRow, BriefText } from './briefText.ts'

/** Characters that fit on one Letter page in large type, however wide they are. */
const MOST_LETTERS = 1_800
/** Korean and Chinese characters count as two. */
const WIDE = /[\u2E80-\u{10FFFF}]/gu

/** Whether the paper has room for larger type; a long text uses small type and still fits one page. [REP-55] */
export function hasRoomForLargeType(text: BriefText, questions: readonly string[]): boolean {
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
