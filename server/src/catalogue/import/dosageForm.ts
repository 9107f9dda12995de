/** The unit in which doses of a product are counted, by the words of its form. The first match counts. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/tablet|lozenge|troche|pellet/i, 'tablets'],
  [/capsule/i, 'capsules'],
  [/patch|plaster|film, extended|transdermal system/i, 'patches'],
  [/suppositor/i, 'suppositories'],
  [/inject|syringe|cartridge|pen\b/i, 'injections'],
  [/drops/i, 'drops'],
  [/inhal|aerosol, metered|powder, metered/i, 'puffs'],
  [/spray/i, 'sprays'],
  [/cream|ointment|gel\b|lotion|salve|liniment|foam|paste|topical|shampoo/i, 'applications'],
  [/solution|suspension|syrup|elixir|liquid|tincture|concentrate|emulsion/i, 'mL'],
]

export const findDosageUnits = (form: string): string =>
  FORMS.find(([words]) => words.test(form))?.[1] ?? 'units'
