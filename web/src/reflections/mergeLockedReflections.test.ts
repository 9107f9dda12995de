import { ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { storeDraft, offeredDrafts } from '../local/drafts.ts'
import { lockedCodec, openCodec } from '../local/lock/lockCodec.ts'
import { aLock } from '../local/lock/testing/aLock.ts'
import { mergeLockedReflections } from './mergeLockedReflections.ts'
import { storeReflectionDraft } from './reflectionDraft.ts'
import { saveReflection } from './reflectionTable.ts'
import { reflectionOfDay } from './readReflections.ts'
import { nextReflectionConflict } from './unfinishedReflections.ts'
import {
  aReflectionDiary,
  anEmptyReflection,
  saveAndReadReflection,
  aScoredReflection,
  TODAY,
  YESTERDAY,
} from './testing/aReflection.ts'

/** One diary in a locked page and in an unlocked one. */
async function twoPages() {
  const { record, dek } = await aLock()
  const [locked, open] = [await lockedCodec(record), await openCodec(record, dek)]
  if (!locked.ok || !open.ok) throw new Error('no lock')
  const diary = aReflectionDiary()
  return { locked: { ...diary, codec: locked.value }, open: { ...diary, codec: open.value } }
}

test('[LOCK-11, REF-14] written while locked it becomes the one of its day, and its draft is gone', async () => {
  const { locked, open } = await twoPages()
  await storeReflectionDraft(locked, { id: 'd', opened: anEmptyReflection(), now: aScoredReflection(6) })
  const kept = await saveReflection(locked, {
    opened: anEmptyReflection(),
    finished: aScoredReflection(6, { note: 'at night' }),
    draftId: 'd',
    isUnseen: true,
  })
  expect(kept).toMatchObject(ok({ isNew: false, isAside: true }))
  expect(await reflectionOfDay(open, TODAY)).toBeNull()
  await mergeLockedReflections(open)
  await mergeLockedReflections(open)
  expect(await reflectionOfDay(open, TODAY)).toMatchObject({ score: 6, note: 'at night' })
  expect(await offeredDrafts(open)).toEqual([])
})

test('[LOCK-11, REF-12] if the day has another one, both are shown as usual', async () => {
  const { locked, open } = await twoPages()
  await saveAndReadReflection(open, aScoredReflection(3, { note: 'before' }))
  for (const [day, score] of [
    [TODAY, 8],
    [YESTERDAY, 5],
  ] as const)
    await saveReflection(locked, {
      opened: anEmptyReflection(day),
      finished: aScoredReflection(score, { day }),
      draftId: day,
    })
  await mergeLockedReflections(open)
  expect(await reflectionOfDay(open, TODAY)).toMatchObject({ score: 3, note: 'before' })
  expect(await reflectionOfDay(open, YESTERDAY)).toMatchObject({ score: 5 })
  expect(await nextReflectionConflict(open)).toMatchObject({ there: { score: 3 }, other: { score: 8 } })
})

test('[LOCK-11] other drafts stay drafts', async () => {
  const { open } = await twoPages()
  await storeDraft(open, { id: 'x', kind: 'reflection-unseen', value: 'torn' })
  await mergeLockedReflections(open)
  expect((await offeredDrafts(open)).map(({ id }) => id)).toEqual(['x'])
})
