import { readdirSync, readFileSync } from 'node:fs'
import { isShown, findTier, type SafetyBooks, type Tier } from './countTiers.ts'

/** A sentence of the product, and its source: a file, with the key for a text of a screen. */
export interface ProductSentence {
  text: string
  place: string
}

export interface ProductAlarm extends ProductSentence {
  tier: Tier
}

const FOLDERS = ['content/help', 'content/terms', 'content/guide', 'content/urgent']

/** Each distinct sentence of the screens, the help, the terms, the guide and the urgent texts, in all languages. */
export function productSentences(root: string): ProductSentence[] {
  const screens = filesIn(root, 'locales', '.json').flatMap((path) =>
    stringsIn(JSON.parse(readFileSync(`${root}${path}`, 'utf8')), path, '#'),
  )
  const texts = FOLDERS.flatMap((folder) =>
    filesIn(root, folder, '.md').map((path) => ({
      text: readFileSync(`${root}${path}`, 'utf8'),
      place: path,
    })),
  )
  const places = new Map<string, string>()
  for (const { text, place } of [...screens, ...texts]) {
    for (const sentence of sentencesOf(text)) if (!places.has(sentence)) places.set(sentence, place)
  }
  return Array.from(places, ([text, place]) => ({ text, place }))
}

const filesIn = (root: string, folder: string, ending: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.endsWith('RULES.md') && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`)
    .toSorted()

function stringsIn(value: unknown, place: string, mark: string): ProductSentence[] {
  if (typeof value === 'string') return [{ text: value, place }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${place}${mark}${key}`, '.'))
}

const sentencesOf = (text: string): string[] =>
  text.split(/\n|(?<=[.!?。])\s*/).filter((sentence) => sentence.trim() !== '')

const PLURAL = /\{\w+, (?:plural|select),|(?:\bone|\btwo|\bfew|\bmany|\bother|=\d+) \{|\{[#\w-]*\}|[{}#]/g

/** Removes the syntax of plurals and placeholders: no person ever reads "{count, plural". */
export const withoutBraces = (text: string): string => text.replaceAll(PLURAL, ' ')

/** The sentences that show a card or the quiet line. [SAFE-26] */
export const alarmsIn = (sentences: readonly ProductSentence[], books: SafetyBooks): ProductAlarm[] =>
  sentences
    .map(({ text, place }) => ({ text, place, tier: findTier(withoutBraces(text), books) }))
    .filter(({ tier }) => isShown(tier))

/**
 * `about`: the sentence is about danger, such as a list of red flags. `same words`: a person in danger would say the
 * same, so the alarm stays. Everything else is ordinary, and a false alarm.
 */
export type AlarmGroup = 'about' | 'same words'

/** A place where the product may raise an alarm; `*` matches anything. */
export interface AllowedAlarm {
  place: string
  tiers: readonly string[]
  group: AlarmGroup
  why: string
}

/** The entry that allows an alarm, or undefined: then it is a false alarm. [SAFE-26] */
export const allowanceOf = <Allowed extends AllowedAlarm>(
  { place, tier }: ProductAlarm,
  allowed: readonly Allowed[],
): Allowed | undefined => allowed.find((one) => one.tiers.includes(tier) && fits(place, one.place))

function fits(place: string, pattern: string): boolean {
  const [start = '', ...parts] = pattern.split('*')
  const end = parts.pop()
  if (end === undefined) return place === pattern
  let at = start.length
  if (!place.startsWith(start)) return false
  for (const part of parts) {
    const found = place.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return place.length - end.length >= at && place.endsWith(end)
}

const GROUPS = ['about', 'same words', 'ordinary'] as const
const SHOWN: readonly Tier[] = ['crisis', 'urgent', 'soon', 'concern']

/** A table of the number of alarms by folder, group and tier. [SAFE-26] */
export function productTable(alarms: readonly ProductAlarm[], allowed: readonly AllowedAlarm[]): string {
  const told = alarms.map((alarm) => ({
    tier: alarm.tier,
    folder: /^(?:content\/)?\w+/.exec(alarm.place)?.[0] ?? '',
    group: allowanceOf(alarm, allowed)?.group ?? 'ordinary',
  }))
  const rowOf = (name: string, group: string, of: readonly { tier: Tier }[]): (string | number)[] => [
    name,
    group,
    ...SHOWN.map((tier) => of.filter((one) => one.tier === tier).length),
  ]
  const folders = [...new Set(told.map(({ folder }) => folder))].toSorted()
  const head = ['folder', 'group', ...SHOWN]
  const rows = folders.flatMap((folder) =>
    GROUPS.map((group) => ({
      group,
      of: told.filter((one) => one.folder === folder && one.group === group),
    }))
      .filter(({ of }) => of.length > 0)
      .map(({ group, of }) => rowOf(folder, group, of)),
  )
  const totals = GROUPS.map((group) =>
    rowOf(
      'all',
      group,
      told.filter((one) => one.group === group),
    ),
  )
  return [head, head.map(() => '---'), ...rows, ...totals]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
