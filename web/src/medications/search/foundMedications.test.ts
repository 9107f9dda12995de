import { expect, test } from 'vitest'
import { readFoundBrands, readFoundMedications } from './foundMedications.ts'

const TYLENOL = {
  nid: 20_001,
  common_name: 'Acetaminophen',
  common_name_translation: { de: 'Paracetamol', ru: 'Парацетамол' },
  brand_name: 'Tylenol',
  strengths: ['325', '500'],
  strength_units: 'mg',
  dosage_units: 'tablets',
  other_dosage_units: ['mL'],
  components: ['Acetaminophen'],
  default_brands: ['Tylenol', 'Panadol'],
}

test('[CAT-6, MED-10] a result of the server is read as an entry, with the brand that matched', () => {
  expect(readFoundMedications({ medications: [TYLENOL] }, 'de')).toEqual([
    {
      brand: 'Tylenol',
      entry: {
        nid: 20_001,
        names: { en: 'Acetaminophen', de: 'Paracetamol', ru: 'Парацетамол' },
        components: ['Acetaminophen'],
        brands: ['Tylenol', 'Panadol'],
        strengths: ['325', '500'],
        strengthUnits: 'mg',
        dosageUnits: 'tablets',
        otherDosageUnits: ['mL'],
      },
    },
  ])
})

test('[CAT-6, MED-11] Generic is not a brand, and a single strength is the list', () => {
  const plain = { nid: 7, common_name: 'Zinc', brand_name: 'Generic', strength: '10' }
  expect(readFoundMedications({ medications: [plain] }, 'en')).toMatchObject([
    { brand: null, entry: { names: { en: 'Zinc' }, strengths: ['10'], brands: [], strengthUnits: '' } },
  ])
})

test('[CAT-6] a name in one language alone is that of the language it was asked in', () => {
  const said = { ...TYLENOL, common_name_translation: 'Paracétamol' }
  expect(readFoundMedications({ medications: [said] }, 'fr')[0]!.entry.names).toEqual({
    en: 'Acetaminophen',
    fr: 'Paracétamol',
  })
})

test('[CAT-6] an unreadable result is skipped', () => {
  const medications = [null, { nid: 'x', common_name: 'Zinc' }, { nid: 7 }, TYLENOL]
  expect(readFoundMedications({ medications }, 'en')).toHaveLength(1)
  expect(readFoundMedications({}, 'en')).toEqual([])
  expect(readFoundBrands({ brands: [{ brand_name: 'Panadol' }, { brand_name: 7 }, null] })).toEqual([
    'Panadol',
  ])
  expect(readFoundBrands({ brands: null })).toEqual([])
})
