import topics from '@reprieve/content/guide/topics.json'
import { type Condition, conditionText } from '@reprieve/domain/conditions/condition.ts'
import { recommendArticles, type RecommendationReason } from '@reprieve/domain/guide/recommend.ts'
import { countRecordedDays, type RecordedDays } from '@reprieve/domain/guide/recordedDays.ts'
import { itemsInAnswer } from '@reprieve/domain/records/answer.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useMemo, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { conditionCatalogue } from '../catalogue/catalogue.ts'
import { allConditions } from '../conditions/conditionTable.ts'
import { BUILT_IN_ITEMS } from '../lists/builtInItems.ts'
import type { Diary } from '../local/rows/rows.ts'
import { allMedications } from '../medications/medicationTable.ts'
import { latestRecords } from '../records/readRecords.ts'
import { useText, useLanguage } from '../text/useText.tsx'
import type { ContentRow } from './GuideRows.tsx'
import { listContents, type Guide } from './guideTable.ts'
import { storeRecommendations, readPendingActions, updateHomeSummary } from './pendingActionsTable.ts'

/** The reasons for an article: what the diary says, in counts. [GUIDE-6, GUIDE-30] */
interface OwnReasons {
  conditions: readonly { key: string; condition: Condition }[]
  recorded: readonly RecordedDays[]
  medications: number
}

const RECORDS = 100

/** Only recent records: what a person recorded years ago need not matter today. */
async function ownReasons(diary: Diary): Promise<OwnReasons> {
  const [{ entries }, conditions, records, medications] = await Promise.all([
    conditionCatalogue(),
    allConditions(diary),
    latestRecords(diary, RECORDS),
    allMedications(diary),
  ])
  const keys = new Map(entries.map(({ id, key }) => [id, key]))
  return {
    conditions: conditions.flatMap((condition) => {
      const key = keys.get(condition.id)
      return key === undefined ? [] : [{ key, condition }]
    }),
    recorded: countRecordedDays(
      records.map((record) => ({
        day: dayOf({ at: record.startsAt, offset: record.timeOffset }),
        keys: keysIn(record),
      })),
    ),
    medications: medications.filter(({ isShown }) => isShown).length,
  }
}

/** Only built-in items: the meaning of a person's own item is unknown. */
function keysIn(record: PainRecord): string[] {
  const items = [
    ...itemsInAnswer(record.symptom),
    ...itemsInAnswer(record.aggravatingFactor),
    ...itemsInAnswer(record.intervention),
    ...record.character,
    ...record.location,
    ...record.environment,
  ]
  return items.flatMap(({ id }) => {
    const brought = BUILT_IN_ITEMS.get(id)
    return brought === undefined ? [] : [`${brought.type}.${brought.key}`]
  })
}

const NOTHING: OwnReasons = { conditions: [], recorded: [], medications: 0 }

/** Null until the diary is read. Computed on the device: nothing about the person is sent for it. [GUIDE-6] */
export function useRecommended(guide: Guide): readonly ContentRow[] | null {
  const diary = useDiary()
  const [own, setOwn] = useState<OwnReasons | null>(null)
  const whyText = useWhyText(own ?? NOTHING)
  useEffect(() => {
    let isHere = true
    ownReasons(diary)
      .catch(() => NOTHING)
      .then((reasons) => isHere && setOwn(reasons))
      .catch(reportError)
    return () => {
      isHere = false
    }
  }, [diary])
  const rows = useMemo(() => (own === null ? null : recommendedOf(guide, own)), [guide, own])
  useEffect(() => {
    if (rows === null) return
    const ids = rows.map(({ content }) => content.id)
    keepForHome(diary, ids).catch(() => undefined)
  }, [diary, rows])
  return rows?.map(({ content, why }) => ({ content, why: whyText(why) })) ?? null
}

async function keepForHome(diary: Diary, ids: readonly string[]): Promise<void> {
  await storeRecommendations(diary, ids)
  await updateHomeSummary(diary, await readPendingActions(diary))
}

function recommendedOf(guide: Guide, own: OwnReasons) {
  const contents = listContents(guide)
  const byId = new Map(contents.map((content) => [content.id, content]))
  return recommendArticles({
    institution: guide.institution,
    contents,
    conditions: own.conditions.map(({ key }) => key),
    recorded: own.recorded,
    medications: own.medications,
    topics,
    read: new Set(contents.filter(({ status }) => status === 'read').map(({ id }) => id)),
  }).map(({ content: { id }, why }) => ({ content: byId.get(id)!, why }))
}

function useWhyText({ conditions }: OwnReasons): (why: RecommendationReason) => string {
  const text = useText('guide')
  const items = useText('listItems')
  const { language } = useLanguage()
  return (why) => {
    switch (why.is) {
      case 'institution':
        return text('whyInstitution')
      case 'featured':
        return text('featured')
      case 'recorded':
        return text('whyRecorded', {
          what: items(why.key as Key<'listItems'>),
          days: why.days,
          count: why.of,
        })
      case 'medications':
        return text('whyMedications', { count: why.count })
      case 'condition': {
        const of = conditions.find(({ key }) => key === why.key)
        return text('whyCondition', { what: of === undefined ? '' : conditionText(of.condition, language) })
      }
    }
  }
}
