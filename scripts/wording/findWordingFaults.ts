import { faultAt, readLanguageFiles, type LanguageFile } from '../locales/languageFiles.ts'
import { lineAt, type SourceFault } from '../source/parseSource.ts'
import type { SourceFile } from '../source/sourceFiles.ts'
import bannedWordings from './bannedWordings.json' with { type: 'json' }
import oneName from './oneName.json' with { type: 'json' }

/** A label is a text without an argument and without punctuation at its end, such as the text of a button. */
const IS_LABEL = /^[^{.:?!…]*$/
const LONGEST_LABEL = 60

/** The share of places that may stay without a contraction: a warning is sometimes clearer in full words. */
const MOST_IN_FULL = 0.05

const IN_FULL =
  /\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will) not|(?:we|you|they|it) will)\b/giu
const CONTRACTED = /\w’(?:t|s|re|ve|ll|d)\b/giu

/** Built-in list items are names, and the specification chose the words of the scales. */
const NOT_OURS = new Set(['listItems', 'scale'])

interface WordingFiles {
  /** The ids of fixed texts, `records.save`: the specification chose their words. */
  fixed: readonly string[]
  /** The English text files. */
  texts: SourceFile[]
  /** README, docs and help, in Markdown. */
  documents: SourceFile[]
}

interface Wording {
  pattern: RegExp
  advice: string
}

const WORDINGS: readonly Wording[] = [
  ...bannedWordings.map(({ pattern, better }) => wording(pattern, `say instead: ${better}`)),
  ...oneName.map(({ pattern, name }) => wording(pattern, `we call this: ${name}`)),
]

/** Faults for every English text and document that uses words we avoid. */
export function findWordingFaults({ fixed, texts, documents }: WordingFiles): SourceFault[] {
  const { read, faults } = readLanguageFiles(texts)
  const fixedIds = new Set(fixed)
  const files = read.filter(({ area }) => !NOT_OURS.has(area))
  const found = files.flatMap((file) => [...file.messages].flatMap(faultsOfMessage(file, fixedIds)))
  return [...faults, ...found, ...contractionFaults(files, fixedIds), ...documents.flatMap(faultsOfDocument)]
}

const faultsOfMessage =
  (file: LanguageFile, fixed: ReadonlySet<string>) =>
  ([key, message]: readonly [string, string]): SourceFault[] => {
    if (fixed.has(`${file.area}.${key}`)) return []
    const said = wordingsIn(message).map(({ words, advice }) =>
      faultAt(file, key, `says “${words}”; ${advice}`),
    )
    const isTooLong = file.area !== 'codes' && IS_LABEL.test(message) && message.length > LONGEST_LABEL
    return isTooLong
      ? [
          ...said,
          faultAt(file, key, `is a label of ${message.length} characters; at most ${LONGEST_LABEL} fit`),
        ]
      : said
  }

/** Too many full forms are reported once, with the first of them: a single "do not" can be right. */
function contractionFaults(files: readonly LanguageFile[], fixed: ReadonlySet<string>): SourceFault[] {
  const ours = files.flatMap((file) =>
    [...file.messages]
      .filter(([key]) => !fixed.has(`${file.area}.${key}`))
      .map(([key, message]) => ({
        file,
        key,
        full: count(message, IN_FULL),
        short: count(message, CONTRACTED),
      })),
  )
  const full = sum(ours.map((one) => one.full))
  const all = full + sum(ours.map((one) => one.short))
  const first = ours.find((one) => one.full > 0)
  if (!first || full / all <= MOST_IN_FULL) return []
  return [
    faultAt(
      first.file,
      first.key,
      `is one of ${full} places of ${all} without a contraction; at most ${MOST_IN_FULL * 100} % may be`,
    ),
  ]
}

function faultsOfDocument({ path, text }: SourceFile): SourceFault[] {
  // Code is not prose, and bold words in help are labels, which may be fixed.
  const prose = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`|\*\*[^*\n]{1,40}\*\*/gu, (code) =>
    code.replaceAll(/[^\n]/gu, ' '),
  )
  return wordingsIn(prose).map(({ words, advice, at }) => ({
    path,
    line: lineAt(text, at),
    text: `says “${words}”; ${advice}`,
  }))
}

function wordingsIn(text: string): { words: string; advice: string; at: number }[] {
  return WORDINGS.flatMap(({ pattern, advice }) =>
    [...text.matchAll(pattern)].map((match) => ({ words: match[0], advice, at: match.index })),
  )
}

/** A pattern with a capital letter is case-sensitive. */
function wording(pattern: string, advice: string): Wording {
  const letters = pattern.replaceAll(/\\./gu, '')
  const isExact = /[A-Z]/u.test(letters) || pattern.includes('pain guide')
  return { pattern: new RegExp(pattern, isExact ? 'gu' : 'giu'), advice }
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
