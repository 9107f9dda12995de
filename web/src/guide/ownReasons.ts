import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import { itemsOf } from '@reprieve/domain/records/answer.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { conditionCatalogue } from '../catalogue/catalogue.ts'
import { allConditions } from '../conditions/conditionTable.ts'
import { BROUGHT } from '../lists/broughtItems.ts'
import type { Diary } from '../local/rows.ts'
import { latestRecords } from '../records/recordTableRead.ts'

/** The reasons for an article: the person's conditions, and what they recorded often, by key. [GUIDE-6] */
export interface OwnReasons {
  conditions: readonly { key: string; condition: Condition }[]
  recorded: readonly string[]
}

const RECORDS = 100
const LEAST = 3
const MOST = 5

/** Only recent records: what somebody recorded years ago need not matter today. */
export async function ownReasons(diary: Diary): Promise<OwnReasons> {
  const [{ entries }, conditions, records] = await Promise.all([
    conditionCatalogue(),
    allConditions(diary),
    latestRecords(diary, RECORDS),
  ])
  const keys = new Map(entries.map(({ id, key }) => [id, key]))
  return {
    conditions: conditions.flatMap((condition) => {
      const key = keys.get(condition.id)
      return key === undefined ? [] : [{ key, condition }]
    }),
    recorded: mostRecorded(records),
  }
}

/** Only built-in items: the meaning of a person's own item is unknown. */
function mostRecorded(records: readonly PainRecord[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const record of records) {
    for (const key of new Set(keysIn(record))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count >= LEAST)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([key]) => key)
}

function keysIn(record: PainRecord): string[] {
  const items = [
    ...itemsOf(record.symptom),
    ...itemsOf(record.aggravatingFactor),
    ...itemsOf(record.intervention),
    ...record.character,
    ...record.location,
    ...record.environment,
  ]
  return items.flatMap(({ id }) => {
    const brought = BROUGHT.get(id)
    return brought === undefined ? [] : [`${brought.type}.${brought.key}`]
  })
}
