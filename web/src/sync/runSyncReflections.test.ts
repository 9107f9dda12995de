import { expect, test } from 'vitest'
import { aDiary } from '../local/testing/aDiary.ts'
import { recordDay } from '../records/recordDay.ts'
import { reflectionOfDay } from '../reflections/readReflections.ts'
import { listConflictLosers } from '../reflections/reflectionDraft.ts'
import { saveReflection } from '../reflections/reflectionTable.ts'
import {
  anEmptyReflection,
  toFinishedReflection,
  NOW,
  aScoredReflection,
  TODAY,
} from '../reflections/testing/aReflection.ts'
import { nextReflectionConflict, resolveReflectionConflict } from '../reflections/unfinishedReflections.ts'
import { runSync } from './runSync.ts'
import { aPass, type TestPass } from './testing/aPass.ts'
import { WireServer } from './testing/wireServer.ts'

/** Two devices of one person; the second does everything a minute later. */
function twoDevices(): [TestPass, TestPass] {
  const server = new WireServer()
  const device = (after: number): TestPass =>
    aPass({ server, diary: aDiary({ dayOf: recordDay, now: () => NOW.at + after }) })
  return [device(0), device(60_000)]
}

const write = ({ diary }: TestPass, score: number, note: string) =>
  saveReflection(diary, {
    opened: anEmptyReflection(),
    finished: aScoredReflection(score, { note }),
    draftId: 'd',
  })

test('[REF-12, SYNC 1.1] of two reflections written separately the loser is shown once, and both devices end equal', async () => {
  const [first, second] = twoDevices()
  await write(first, 7, 'at home')
  await write(second, 2, 'on the train')
  await runSync(first)
  await runSync(second)
  await runSync(first)
  // The later one wins on both, and the device that had both shows the other.
  const onBoth = () => Promise.all([first, second].map(({ diary }) => reflectionOfDay(diary, TODAY)))
  expect(await onBoth()).toMatchObject([{ note: 'on the train' }, { note: 'on the train' }])
  expect(await listConflictLosers(first.diary)).toEqual([])
  const two = await nextReflectionConflict(second.diary)
  expect(two).toMatchObject({ there: { score: 2 }, other: { score: 7, note: 'at home' } })

  await resolveReflectionConflict(second.diary, two!, 'join')
  await runSync(second)
  await runSync(first)
  expect(await onBoth()).toMatchObject([
    { score: 2, note: 'on the train\n\nat home' },
    { score: 2, note: 'on the train\n\nat home' },
  ])
  expect(await nextReflectionConflict(second.diary)).toBeNull()
})

test('[REF-12] a change of one that both devices know asks nothing', async () => {
  const [one, other] = twoDevices()
  await write(one, 5, '')
  await runSync(one)
  await runSync(other)
  const opened = await reflectionOfDay(one.diary, TODAY)
  const edit = (pass: TestPass, note: string) =>
    saveReflection(pass.diary, {
      opened: opened!,
      finished: toFinishedReflection({ ...opened!, note }),
      draftId: 'd',
    })
  await edit(one, 'once')
  await edit(other, 'twice')
  for (const pass of [one, other, one]) await runSync(pass)
  expect(await reflectionOfDay(one.diary, TODAY)).toMatchObject({ note: 'twice' })
  for (const { diary } of [one, other]) expect(await listConflictLosers(diary)).toEqual([])
})

test('[REF-12, SYNC 1.1] a conflict that the server finds only when this one is sent is shown too, from the answer', async () => {
  const [first, second] = twoDevices()
  await write(first, 7, 'at home')
  await write(second, 2, 'on the train')
  const { ask } = second
  const hlc = '000000000001-0000-aaaaaaaaaaaa'
  const lost = [
    { group: 'score', hlc, value: { score: 7 } },
    { group: 'note', hlc, value: { notes: 'at home' } },
  ]
  // The other device syncs first, right after this one has pulled.
  second.ask = async (name, request, how) => {
    if (name !== 'sync/create-records') return ask(name, request, how)
    await runSync(first)
    const answer = await ask(name, request, how)
    if (!answer.reached) return answer
    const [item] = answer.body['items'] as object[]
    return { ...answer, body: { ...answer.body, items: [{ ...item, lost }] } }
  }
  await runSync(second)
  expect(await nextReflectionConflict(second.diary)).toMatchObject({
    there: { score: 2, note: 'on the train' },
    other: { score: 7, note: 'at home' },
  })
  expect(await listConflictLosers(second.diary)).toHaveLength(1)
})
