import classes from '@reprieve/content/solace/medicineClasses.json' with { type: 'json' }
import topics from '@reprieve/content/solace/topics.json' with { type: 'json' }
import { loadSolaceModel } from '@reprieve/content/solaceModels.ts'
import { loadSolaceWords } from '@reprieve/content/solaceWords.ts'
import { readHashes, readModel } from '@reprieve/domain/assistant/understand/example/storedModel.ts'
import {
  compileThesaurus,
  type Thesaurus,
} from '@reprieve/domain/assistant/understand/loose/thesaurus/thesaurus.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'

const SCRIPTS: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\p{Script=Latin}/u, ['en', 'de', 'es', 'fr']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Cyrillic}/u, ['ru']],
  [/\p{Script=Han}/u, ['zh-rCN']],
]

const whole = new Map<Language, Promise<Thesaurus | null>>()
/** Without the model, which is large: a language that the question is perhaps not in. */
const plain = new Map<Language, Promise<Thesaurus | null>>()

/** The everyday words of the languages that a question may be in, the user's first. [ASST-22, ASST-41] */
export async function loadThesauri(question: string, language: Language): Promise<readonly Thesaurus[]> {
  const written = SCRIPTS.flatMap(([script, languages]) => (script.test(question) ? languages : []))
  const loading = [...new Set([language, ...written])].map((one) =>
    loadOnce(one, one === language || written.length === 1),
  )
  return (await Promise.all(loading)).filter((thesaurus) => thesaurus !== null)
}

/** Without its words a language is still read by the strict reader: offline, only the user's may be there. */
function loadOnce(language: Language, hasModel: boolean): Promise<Thesaurus | null> {
  const made = hasModel ? whole : plain
  const known = made.get(language)
  if (known !== undefined) return known
  const loading = load(language, hasModel).catch(() => {
    made.delete(language)
    return null
  })
  made.set(language, loading)
  return loading
}

async function load(language: Language, hasModel: boolean): Promise<Thesaurus> {
  const [words, stored, { CATALOGUE_MEDICATIONS }] = await Promise.all([
    loadSolaceWords(language),
    // Without a model the table of rows reads alone.
    hasModel ? loadSolaceModel(language).catch(() => null) : null,
    import('@reprieve/content/medications.ts'),
  ])
  const medicines = CATALOGUE_MEDICATIONS.flatMap(({ names, synonyms, brands }) => [
    names[language],
    ...(synonyms[language] ?? []),
    ...brands,
  ])
  return compileThesaurus({
    language,
    file: words,
    topics,
    // A kind that this diary has not is a medicine that it has not. [ASST-131]
    medicines: [...new Set([...medicines, ...Object.values(classes).flat()])],
    model: stored === null ? null : readModel(stored.questions, decodeBase64),
    passageModel: stored === null ? null : readModel(stored.passages, decodeBase64),
    usedWords: new Set(stored === null ? [] : readHashes(stored.usedWords, decodeBase64)),
    commonWords: new Set(stored === null ? [] : readHashes(stored.commonWords, decodeBase64)),
  })
}

/** `atob` is in browsers, workers and Node. */
declare const atob: (base64: string) => string

/** In a plain loop: `Uint8Array.from` takes ten times as long. */
function decodeBase64(base64: string): Uint8Array {
  const letters = atob(base64)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at)
  return bytes
}
