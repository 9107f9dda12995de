import type { Searchable, Term } from './searchText.ts'

type ByLanguage<Value> = Readonly<Partial<Record<string, Value>>>

/** The searchable part of a catalogue entry. */
export interface NamedEntry {
  names: ByLanguage<string>
  synonyms: ByLanguage<readonly string[]>
  brands?: readonly string[]
}

/** All terms that find the entry. [CAT-3] */
export function entryTerms({ names, synonyms, brands = [] }: NamedEntry): Term[] {
  const terms: Term[] = Object.entries(names).map(([language, text = '']) => ({
    text,
    kind: 'name',
    language,
  }))
  for (const [language, words = []] of Object.entries(synonyms))
    terms.push(...words.map((text): Term => ({ text, kind: 'synonym', language })))
  terms.push(...brands.map((text): Term => ({ text, kind: 'brand', language: null })))
  return terms
}

export const searchable = <Entry extends NamedEntry>(
  entry: Entry,
  isCommon: boolean,
): Searchable & { of: Entry } => ({ of: entry, terms: entryTerms(entry), isCommon })
