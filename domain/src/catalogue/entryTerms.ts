import type { Searchable, CatalogueTerm } from './searchText.ts'

type ByLanguage<Value> = Readonly<Partial<Record<string, Value>>>

/** The searchable part of a catalogue entry. */
export interface NamedEntry {
  names: ByLanguage<string>
  synonyms: ByLanguage<readonly string[]>
  brands?: readonly string[]
}

/** All terms that find the entry. [CAT-3] */
export function entryTerms({ names, synonyms, brands = [] }: NamedEntry): CatalogueTerm[] {
  const terms: CatalogueTerm[] = Object.entries(names).map(([language, text = '']) => ({
    text,
    kind: 'name',
    language,
  }))
  for (const [language, words = []] of Object.entries(synonyms))
    terms.push(...words.map((text): CatalogueTerm => ({ text, kind: 'synonym', language })))
  terms.push(...brands.map((text): CatalogueTerm => ({ text, kind: 'brand', language: null })))
  return terms
}

export const toSearchable = <Entry extends NamedEntry>(
  entry: Entry,
  isCommon: boolean,
): Searchable & { of: Entry } => ({ of: entry, terms: entryTerms(entry), isCommon })
