import type { SourceFault } from '../source/parseSource.ts'
import type { SourceFile } from '../source/sourceFiles.ts'
import { readIcu } from './icuMessage.ts'
import { faultAt, readLanguageFiles } from './languageFiles.ts'
import type { LanguageFile } from './languageFiles.ts'

const FIRST = 'en'

/** In these texts every number is a link to the records that it counts. A `#` would be a number without a link. */
const WITHOUT_COUNT = ['answers', 'declines']

/** The plural forms that each language must provide; the product counts only whole numbers. */
const PLURAL_FORMS: Record<string, string[]> = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  es: ['one', 'other'],
  fr: ['one', 'other'],
  ko: ['other'],
  ru: ['one', 'few', 'many', 'other'],
  'zh-rCN': ['other'],
}

/** French puts a space before these characters and inside its quotes, and no line may break at it. */
const BREAKING_SPACE = /« | [:;?!»]/

/** Compares keys, arguments and plural forms of all languages with English, and checks every message by itself. */
export function findLocaleFaults(files: SourceFile[]): SourceFault[] {
  const { read, faults } = readLanguageFiles(files)
  return [
    ...faults,
    ...unknownLanguages(read),
    ...missingFiles(read),
    ...read.flatMap((file) => faultsIn(file, read)),
  ]
}

function unknownLanguages(files: LanguageFile[]): SourceFault[] {
  const unknown = files.filter(({ language }) => !(language in PLURAL_FORMS))
  return unknown.map(({ path, language }) => ({
    path,
    line: 1,
    text: `${language} is none of the product's languages`,
  }))
}

function missingFiles(files: LanguageFile[]): SourceFault[] {
  const paths = new Set(files.map(({ path }) => path))
  const areas = new Set(files.map(({ area }) => area))
  return Object.keys(PLURAL_FORMS)
    .flatMap((language) => [...areas].map((area) => `locales/${language}/${area}.json`))
    .filter((path) => !paths.has(path))
    .map((path) => ({ path, line: 1, text: 'is missing' }))
}

function faultsIn(file: LanguageFile, files: LanguageFile[]): SourceFault[] {
  const english = files.find(({ language, area }) => language === FIRST && area === file.area)
  const missing = [...(english?.messages.keys() ?? [])].filter((key) => !file.messages.has(key))
  return [
    ...missing.map((key) => ({ path: file.path, line: 1, text: `"${key}" is missing` })),
    ...[...file.messages].flatMap(([key, message]) => messageFaults(file, { key, message, english })),
  ]
}

function messageFaults(
  file: LanguageFile,
  { key, message, english }: { key: string; message: string; english: LanguageFile | undefined },
): SourceFault[] {
  const model = english?.messages.get(key)
  if (model === undefined) return english ? [faultAt(file, key, 'is not in English')] : []
  const read = readIcu(message)
  if (!read) return [faultAt(file, key, 'is not a valid ICU message')]
  if (WITHOUT_COUNT.includes(file.area) && message.includes('#')) {
    return [faultAt(file, key, 'has a #, where every number is an argument')]
  }
  if (file.language === 'fr' && BREAKING_SPACE.test(message)) {
    return [faultAt(file, key, 'has a space where a line may break: a no-break one (U+00A0) is wanted')]
  }
  const wanted = readIcu(model)?.argumentNames ?? []
  const found = read.plurals.flatMap(({ argument, forms }) =>
    (PLURAL_FORMS[file.language] ?? [])
      .filter((form) => !forms.includes(form))
      .map((form) => faultAt(file, key, `lacks the plural form "${form}" of {${argument}}`)),
  )
  if (wanted.join() === read.argumentNames.join()) return found
  return [
    ...found,
    faultAt(
      file,
      key,
      `has the arguments {${read.argumentNames.join('}, {')}} and English {${wanted.join('}, {')}}`,
    ),
  ]
}
