import { findTranslation, formTextIn } from '@reprieve/domain/questionnaires/translation.ts'
import { expect, test } from 'vitest'
import { readQuestionnaire } from './readQuestionnaire.ts'
import { responseToFhir } from './responseToFhir.ts'

const TRANSLATION = 'http://hl7.org/fhir/StructureDefinition/translation'

const said = (tag: string, content: string) => ({
  extension: [
    {
      url: TRANSLATION,
      extension: [
        { url: 'lang', valueCode: tag },
        { url: 'content', valueString: content },
      ],
    },
  ],
})

function formIn(tag: string) {
  const read = readQuestionnaire({
    resourceType: 'Questionnaire',
    status: 'active',
    language: 'en',
    title: 'Walks',
    _title: said(tag, '散步'),
    copyright: 'Ours',
    item: [{ linkId: 'walks', type: 'integer', text: 'How many?', _text: said(tag, '几次？') }],
  })
  if (!read.ok) throw new Error(JSON.stringify(read.reason))
  return read.value
}

const answered = (tag: string) =>
  responseToFhir({ questionnaire: formIn(tag), answers: { walks: 2 }, language: 'zh-rCN', at: 0 })

test.each(['zh-CN', 'zh-Hans', 'zh-Hans-CN', 'zh'])(
  '[D49, QST-6] %s of FHIR is the Chinese of the product, and is sent as zh-CN',
  (tag) => {
    const form = formIn(tag)
    expect(findTranslation(form, 'zh-rCN')).toBe('zh-rCN')
    expect(formTextIn(form.title, 'zh-rCN')).toBe('散步')
    expect(answered(tag)).toMatchObject({ language: 'zh-CN', item: [{ linkId: 'walks', text: '几次？' }] })
  },
)

test.each(['zh-TW', 'zh-Hant', 'zh-HK'])(
  '[D49, QST-6] %s is not: its reader gets the original language',
  (tag) => {
    expect(findTranslation(formIn(tag), 'zh-rCN')).toBeNull()
    expect(answered(tag)).toMatchObject({ language: 'en', item: [{ linkId: 'walks', text: 'How many?' }] })
  },
)
