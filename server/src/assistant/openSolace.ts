import type { Attempts } from '../access/attempts.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/pool.ts'
import type { Guide } from '../guide/guide.ts'
import type { ModelClient } from '../outside/model.ts'
import type { Engine } from './engine.ts'
import { openModel } from './model/openModel.ts'
import { openThinker, type Thinker } from './thinking/thinker.ts'

/** The engines that answer in the chat. */
export interface Solace {
  /** The built-in engine, and the other requests to its thread. */
  thinker: Thinker
  /** Null if the operator has not configured one. */
  model: Engine | null
}

interface Parts {
  db: Db
  guide: Guide
  config: Config
  attempts: Attempts
  wrapModel: (model: ModelClient) => ModelClient
  now: () => number
  onFault: (name: string) => void
}

export function openSolace({ db, guide, config, attempts, wrapModel, now, onFault }: Parts): Solace {
  const freeIds = (): string[] => guide.contents.filter(({ isFree }) => isFree).map(({ id }) => id)
  const data = () => ({ docs: guide.docs(), freeIds: freeIds() })
  const thinker = openThinker({ db, data, onFault })
  const { model } = config.solace
  return {
    thinker,
    model: model === null ? null : openModel({ model, thinker, attempts, wrapModel, now, onFault }),
  }
}
