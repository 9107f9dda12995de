import type { SafetyBook } from '@reprieve/domain/safety/safetyBook.ts'
import { loadAnswerText } from '@reprieve/locales/answerText.ts'
import { LIMITS, type Attempts } from '../../access/attempts.ts'
import type { SolaceModel } from '../../solaceConfig.ts'
import { openModelClient, type ModelClient } from '../../outside/model.ts'
import type { Engine } from '../engine.ts'
import type { Thinker } from '../thinking/thinker.ts'
import { openModelEngine } from './modelEngine.ts'

interface Parts {
  model: SolaceModel
  thinker: Thinker
  attempts: Attempts
  /** Counts its calls, where calls are counted. */
  wrapModel: (model: ModelClient) => ModelClient
  now: () => number
  onFault: (name: string) => void
}

/** Opens the engine that the operator has configured. */
export const openModel = ({ model, thinker, attempts, wrapModel, now, onFault }: Parts): Engine =>
  openModelEngine({
    door: wrapModel(openModelClient(model)),
    thinker,
    book: readBook(),
    mayAsk: async (userId) => (await attempts.count(LIMITS.modelOfPerson, String(userId), now())) === null,
    warn: onFault,
    notPassed: async ({ language }) => {
      const say = await loadAnswerText(language, 'declines')
      return { is: 'text', text: `${say('modelNotPassed')}\n` }
    },
  })

/** Loaded on first use: a server without a model never loads it here. */
function readBook(): () => Promise<SafetyBook> {
  let reading: Promise<SafetyBook> | null = null
  return () => (reading ??= read())
}

async function read(): Promise<SafetyBook> {
  const [{ compileBook }, { SAFETY_FILES }] = await Promise.all([
    import('@reprieve/domain/safety/safetyBook.ts'),
    import('@reprieve/content/safetyFiles.ts'),
  ])
  return compileBook(SAFETY_FILES)
}
