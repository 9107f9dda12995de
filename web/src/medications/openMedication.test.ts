import { aliasGroup, aliasValue } from '@reprieve/contract/aliasGroups.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import { formNamed } from '@reprieve/domain/medications/addMedication.ts'
import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { expect, test } from 'vitest'
import { changeRows } from '../local/rows/changeRows.ts'
import { aDiary, NOON, save } from '../local/testing/aDiary.ts'
import {
  listMedicationDrafts,
  type MedicationDraft,
  replaceDescription,
  replaceDraftMedication,
  storeMedicationDraft,
} from './medicationDraft.ts'
import { addMedication, allMedications, editMedication } from './medicationTable.ts'
import { openMedication, type MedicationEditorStart } from './openMedication.ts'

const signs = numberSigns('en')
const tylenol: ChosenMedication = {
  commonName: 'Acetaminophen',
  number: 20_003,
  names: { de: 'Paracetamol' },
  components: ['Acetaminophen'],
  brandName: 'Tylenol',
  brands: ['Tylenol'],
  strengths: ['325', '500'],
  strengthUnits: 'mg',
  dosageUnits: 'tablets',
  otherDosageUnits: ['capsules'],
}
const adding = { id: undefined, draftId: newClientId(NOON), chosen: tylenol, returnTo: '/home' }

async function begunFor(
  diary: ReturnType<typeof aDiary>,
  asked: Parameters<typeof openMedication>[1],
): Promise<MedicationEditorStart> {
  const opened = await openMedication(diary, asked, signs)
  if (opened.is !== 'here') throw new Error(opened.is)
  return opened.begun
}

function written(begun: MedicationEditorStart): MedicationDraft {
  const { isKept: _, ...draft } = begun
  const typed = { ...draft.now.typed, endDate: 'next sum', limit: '4', notes: 'With food' }
  return { ...draft, now: { ...draft.now, typed } }
}

test('[MED-22] a new medication starts with the choice, and knows where it returns to', async () => {
  const begun = await begunFor(aDiary(), adding)
  expect(begun).toMatchObject({
    id: adding.draftId,
    action: 'add',
    opened: { commonName: 'Acetaminophen', brandName: 'Tylenol', strength: '', dosageUnits: 'tablets' },
    now: { choices: { strengths: ['325', '500'] } },
    returnTo: '/home',
    isKept: false,
  })
})

test('[MED-22] a draft continues as it was in the fields, whether it can be saved or not', async () => {
  const diary = aDiary()
  const draft = written(await begunFor(diary, adding))
  await storeMedicationDraft(diary, draft)
  expect(await listMedicationDrafts(diary)).toEqual([draft])
  const again = await begunFor(diary, { ...adding, chosen: undefined, returnTo: null })
  expect(again).toEqual({ ...draft, isKept: true })
})

test('[MED-22] an edit opens the draft if there is one, otherwise the stored medication', async () => {
  const diary = aDiary()
  const added = await addMedication(diary, { ...formNamed('Naproxen'), limit: 3 })
  if (!added.ok) throw new Error(added.reason)
  const asked = { id: '-1', draftId: '', chosen: undefined, returnTo: null }
  const begun = await begunFor(diary, asked)
  expect(begun).toMatchObject({ action: 'edit', id: added.value.id, now: { typed: { limit: '3' } } })
  await storeMedicationDraft(diary, written(begun))
  expect(await begunFor(diary, asked)).toMatchObject({
    isKept: true,
    opened: { notes: '' },
    now: { typed: { notes: 'With food', endDate: 'next sum' } },
  })
})

test('[MED-22] the save ends its draft in the same go', async () => {
  const diary = aDiary()
  const draft = written(await begunFor(diary, adding))
  await storeMedicationDraft(diary, draft)
  await addMedication(diary, { ...formNamed('Naproxen') }, { id: draft.id, draftId: draft.id })
  expect(await listMedicationDrafts(diary)).toEqual([])
  expect(await openMedication(diary, adding, signs)).toEqual({ is: 'saved-already' })
})

test.each([
  [{ ...adding, chosen: undefined }, 'nothing-chosen'],
  [{ ...adding, id: '-7' }, 'not-here'],
  [{ ...adding, id: 'x' }, 'not-here'],
])('[MED-22] an address without a medication says so: %#', async (asked, is) => {
  expect(await openMedication(aDiary(), asked, signs)).toEqual({ is })
})

test('[MED-10] a replacement brings everything that identifies it, and keeps how it is taken', async () => {
  const { now } = await begunFor(aDiary(), adding)
  const before = {
    ...now,
    typed: { ...now.typed, strength: '500', limit: '8', notes: 'x', takeAs: 'needed' as const },
  }
  const drops = {
    ...tylenol,
    commonName: 'Metamizole',
    number: 20_100,
    brandName: null,
    strengths: ['500'],
    dosageUnits: 'drops',
  }
  expect(replaceDescription(before, drops)).toMatchObject({
    typed: {
      commonName: 'Metamizole',
      brandName: null,
      strength: '500',
      dosageUnits: 'drops',
      limit: '',
      notes: 'x',
      takeAs: 'needed',
    },
    choices: { strengths: ['500'] },
  })
})

test('[MED-22, D29] a draft of one that was merged into another continues there, and is saved there', async () => {
  const diary = aDiary()
  const copy = await addMedication(diary, formNamed('Naproxen'))
  const other = await addMedication(diary, formNamed('Naproxeno'))
  if (!copy.ok || !other.ok) throw new Error('not added')
  const asked = { id: '-1', draftId: '', chosen: undefined, returnTo: null }
  const { isKept: _, ...begun } = await begunFor(diary, asked)
  const typed = { ...begun.now.typed, notes: 'With food' }
  await storeMedicationDraft(diary, { ...begun, now: { ...begun.now, typed } })
  const { id } = copy.value
  await save(diary, other.value.id, { [aliasGroup(id)]: aliasValue(id) })
  await changeRows(diary, [id], ({ rows }) => ({ drop: [rows.get(id)!] }))

  const again = await begunFor(diary, { ...asked, id: '-2' })
  expect(again.now.typed.notes).toBe('With food')
  const form = { ...again.opened, notes: 'With food' }
  await editMedication(diary, { id: again.id, opened: again.opened, form, draftId: again.id })
  expect(await allMedications(diary)).toMatchObject([{ commonName: 'Naproxeno', notes: 'With food' }])
  expect(await listMedicationDrafts(diary)).toEqual([])
})

test('[MED-10, MED-22] a choice for a draft replaces its medication, and the input stays', async () => {
  const diary = aDiary()
  expect(await replaceDraftMedication(diary, tylenol, adding.draftId)).toEqual({ ok: true, value: false })
  await storeMedicationDraft(diary, written(await begunFor(diary, adding)))
  const naproxen = { ...tylenol, commonName: 'Naproxen', number: 20_001, brandName: null, strengths: ['500'] }
  expect(await replaceDraftMedication(diary, naproxen, adding.draftId)).toEqual({ ok: true, value: true })
  const { now } = await begunFor(diary, { ...adding, chosen: undefined })
  expect(now).toMatchObject({
    typed: { commonName: 'Naproxen', brandName: null, strength: '500', notes: 'With food' },
    choices: { strengths: ['500'] },
  })
})
