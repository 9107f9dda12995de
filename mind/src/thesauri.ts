import topics from '@reprieve/content/solace/topics.json' with { type: 'json' }
import { loadSolaceWords } from '@reprieve/content/solaceWords.ts'
import { compileThesaurus, type Thesaurus } from '@reprieve/domain/assistant/understand/loose/thesaurus.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'

const SCRIPTS: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\p{Script=Latin}/u, ['en', 'de', 'es', 'fr']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Cyrillic}/u, ['ru']],
  [/\p{Script=Han}/u, ['zh-rCN']],
]

const made = new Map<Language, Promise<Thesaurus | null>>()

/** The everyday words of the languages that a question may be in, the user's first. [ASST-22, ASST-41] */
export async function loadThesauri(question: string, language: Language): Promise<readonly Thesaurus[]> {
  const written = SCRIPTS.flatMap(([script, languages]) => (script.test(question) ? languages : []))
  const loading = [...new Set([language, ...written])].map((one) => loadOnce(one))
  return (await Promise.all(loading)).filter((thesaurus) => thesaurus !== null)
}

/** Without its words a language is still read by the strict reader: offline, only the user's may be there. */
function loadOnce(language: Language): Promise<Thesaurus | null> {
  const known = made.get(language)
  if (known !== undefined) return known
  const loading = load(language).catch(() => {
    made.delete(language)
    return null
  })
  made.set(language, loading)
  return loading
}

async function load(language: Language): Promise<Thesaurus> {
  const [words, { CATALOGUE_MEDICATIONS }] = await Promise.all([
    loadSolaceWords(language),
    import('@reprieve/content/medications.ts'),
  ])
  const medicines = CATALOGUE_MEDICATIONS.flatMap(({ names, synonyms, brands }) => [
    names[language],
    ...(synonyms[language] ?? []),
    ...brands,
  ])
  return compileThesaurus({ language, file: words, topics, medicines: [...new Set(medicines)] })
}
