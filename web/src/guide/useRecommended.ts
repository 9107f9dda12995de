import { conditionText } from '@reprieve/domain/conditions/condition.ts'
import { recommended, type Why } from '@reprieve/domain/guide/recommend.ts'
import topics from '@reprieve/content/guide/topics.json'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useMemo, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import type { Diary } from '../local/rows.ts'
import { useText, useWords } from '../settings/words.tsx'
import type { ContentRow } from './ContentRows.tsx'
import { contentsOf, type Guide } from './guideTable.ts'
import { keepNext, tellHome } from './homeSummary.ts'
import { ownReasons, type OwnReasons } from './ownReasons.ts'
import { keptWishes } from './wishesTable.ts'

const NOTHING: OwnReasons = { conditions: [], recorded: [] }

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
  await keepNext(diary, ids)
  await tellHome(diary, await keptWishes(diary))
}

function recommendedOf(guide: Guide, own: OwnReasons) {
  const contents = contentsOf(guide)
  const byId = new Map(contents.map((content) => [content.id, content]))
  return recommended({
    institution: guide.institution,
    contents,
    conditions: own.conditions.map(({ key }) => key),
    recorded: own.recorded,
    topics,
    read: new Set(contents.filter(({ status }) => status === 'read').map(({ id }) => id)),
  }).map(({ content: { id }, why }) => ({ content: byId.get(id)!, why }))
}

function useWhyText({ conditions }: OwnReasons): (why: Why) => string {
  const text = useText('guide')
  const items = useText('listItems')
  const { language } = useWords()
  return (why) => {
    switch (why.is) {
      case 'institution':
        return text('whyInstitution')
      case 'featured':
        return text('featured')
      case 'recorded':
        return text('whyRecorded', { what: items(why.key as Key<'listItems'>) })
      case 'condition': {
        const of = conditions.find(({ key }) => key === why.key)
        return text('whyCondition', { what: of === undefined ? '' : conditionText(of.condition, language) })
      }
    }
  }
}
