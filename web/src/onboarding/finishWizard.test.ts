import { isWizardCleared, seedWizard, type Wizard } from '@reprieve/domain/onboarding/wizard.ts'
import { toggleCondition } from '@reprieve/domain/onboarding/wizardConditions.ts'
import { toggleMedication, toggleStrength } from '@reprieve/domain/onboarding/wizardMedications.ts'
import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { addCondition, allConditions } from '../conditions/conditionTable.ts'
import { deleteById } from '../local/rows/deleteRows.ts'
import { aDiary, type TestDiary } from '../local/testing/aDiary.ts'
import { allMedications } from '../medications/medicationTable.ts'
import { catalogueSeed } from './catalogueSeed.tsx'
import { finishWizard } from './finishWizard.ts'
import { readWizard, wizardStore } from './wizardStore.ts'

const SEED = await catalogueSeed()
const [ARTHRITIS, BACK_PAIN] = SEED.conditions
const IBUPROFEN = SEED.medications.find(({ commonName }) => commonName === 'Ibuprofen')?.number ?? 0

const answered = (wizard: Wizard): Wizard =>
  toggleMedication(
    toggleStrength(toggleCondition(seedWizard(wizard, SEED), BACK_PAIN?.number ?? 0), IBUPROFEN, 2),
    IBUPROFEN,
  )

const names = async (diary: TestDiary) => ({
  conditions: (await allConditions(diary)).map(({ name }) => name),
  medications: (await allMedications(diary)).map(({ commonName, strength }) => `${commonName} ${strength}`),
})
const BOTH = { conditions: ['Back Pain'], medications: ['Ibuprofen 200'] }

test('[ONB-8] the answers are in the profile, and the wizard is done and stores none of them', async () => {
  const diary = aDiary()
  await wizardStore(diary).change(answered)
  expect((await finishWizard(diary)).ok).toBe(true)
  expect(await names(diary)).toEqual(BOTH)
  const kept = await readWizard(diary)
  expect([kept.viewed, isWizardCleared(kept)]).toEqual([true, true])
})

test('[ONB-8] a write that was refused is made good by the next, and nothing is there twice', async () => {
  const diary = aDiary()
  const write = diary.tables.write.bind(diary.tables)
  await wizardStore(diary).change(answered)
  diary.tables.write = async (batch) => (batch.rows?.length ? err('no-room') : write(batch))
  expect(await finishWizard(diary)).toEqual(err('no-room'))
  expect((await readWizard(diary)).viewed).toBe(false)
  diary.tables.write = write
  await finishWizard(diary)
  await finishWizard(diary)
  expect(await names(diary)).toEqual(BOTH)
})

test('[ONB-8] items of the profile are skipped; deleted ones are there again', async () => {
  const diary = aDiary()
  if (BACK_PAIN === undefined || ARTHRITIS === undefined) throw new Error('no samples')
  await addCondition(diary, { ...ARTHRITIS, diagnosed: '2019-04-01' })
  await addCondition(diary, BACK_PAIN)
  await deleteById(diary, BACK_PAIN.id)
  await wizardStore(diary).change((wizard) => toggleCondition(answered(wizard), ARTHRITIS.number ?? 0))
  await finishWizard(diary)
  const after = await allConditions(diary)
  expect(after.map(({ name, diagnosed }) => [name, diagnosed])).toEqual(
    expect.arrayContaining([
      ['Arthritis', '2019-04-01'],
      ['Back Pain', null],
    ]),
  )
  expect(after).toHaveLength(2)
})
