import {
  readQuestionnaireList,
  type ListedQuestionnaire,
} from '@reprieve/contract/questionnaires/listWire.ts'
import { NO_DRAFTS, withDraftAnswer, type Drafts } from '@reprieve/domain/questionnaires/drafts.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { asShown, wordsIn } from '../institutions/testing/asShown.tsx'
import { formatTag } from '../text/dateFormats.ts'
import { ListCards } from './ListCards.tsx'
import { dayTextInSentence } from './dayTexts.ts'
import { A_LIST } from './testing/aForm.ts'

const LIST = readQuestionnaireList(A_LIST)
const ROW = LIST.institutions[0]!.rows[0]!
const OWN = LIST.own[0]!
const COMPLETED = {
  ...ROW,
  lastCompleted: dayNumber('2026-03-01') * DAY_MS,
  completedBy: 'helen',
  responses: 1,
}
const HALF = withDraftAnswer(NO_DRAFTS, {
  nid: ROW.nid,
  linkId: 'walks',
  answer: 2,
  at: 1,
  newResponseId: 'r',
})

interface ListCardCase {
  row: ListedQuestionnaire
  on: string
  drafts?: Drafts
  language?: Language
}

/** The texts of one card, one by one. */
async function wordsOf({ row, on, drafts = NO_DRAFTS, language = 'en' }: ListCardCase): Promise<string[]> {
  const here = { drafts, now: { at: dayNumber(on) * DAY_MS + DAY_MS / 2, offset: 0 }, offsetAt: () => 0 }
  return wordsIn(
    await asShown(<ListCards rows={[row]} here={here} />, { areas: ['questionnaires'], language }),
  )
}

/** In the format of this machine's locale. */
const said = (day: string): string => {
  const here = dayNumber(day)
  return dayTextInSentence(formatTag('en', navigator.languages), here, { at: here * DAY_MS, offset: 0 })
}

const COMPLETED_WORDS = ['Last completed', said('2026-03-01'), 'Completed by', 'You']

test('[QST-30, D49] each status has the label of the specification, with its dates and by whom', async () => {
  expect(await wordsOf({ row: ROW, on: '2026-03-01' })).toEqual([
    'How was it',
    'TO BE COMPLETED',
    'Due date',
    said('2026-03-02'),
    'Fill in',
  ])
  expect(await wordsOf({ row: COMPLETED, on: '2026-03-07' })).toEqual([
    'How was it',
    'TO BE UPDATED',
    'Due date',
    said('2026-03-09'),
    ...COMPLETED_WORDS,
    'Fill in again',
    'See your answers',
  ])
  expect(await wordsOf({ row: COMPLETED, on: '2026-03-02' })).toEqual([
    'How was it',
    'Recently completed',
    ...COMPLETED_WORDS,
    'Fill in again',
    'See your answers',
  ])
  expect(await wordsOf({ row: ROW, on: '2026-03-01', drafts: HALF })).toEqual([
    'How was it',
    'Partially completed',
    'Due date',
    said('2026-03-02'),
    'Continue',
  ])
})

test('[QST-30] a completion by another person names them, and a late form can still be filled in', async () => {
  expect(await wordsOf({ row: { ...COMPLETED, completedBy: 'olga' }, on: '2026-03-02' })).toContain('olga')
  expect(await wordsOf({ row: ROW, on: '2026-03-04' })).toContain(
    'The due date has passed. You can still fill it in.',
  )
})

test('[QST-30] a self-chosen form is not due, and does not say so', async () => {
  expect(await wordsOf({ row: OWN, on: '2026-03-01' })).toEqual(['PEG', 'Fill in'])
})

/** Exactly as in the catalogue of fixed texts. */
const IN_ALL_LANGUAGES: Record<Language, readonly string[]> = {
  en: ['TO BE COMPLETED', 'TO BE UPDATED', 'Recently completed', 'Partially completed'],
  de: ['AUSZUFÜLLEN', 'ZU AKTUALISIEREN', 'Kürzlich ausgefüllt', 'Teilweise ausgefüllt'],
  es: ['POR COMPLETAR', 'POR ACTUALIZAR', 'Completado recientemente', 'Completado en parte'],
  fr: ['À REMPLIR', 'À METTRE À JOUR', 'Rempli récemment', 'Rempli en partie'],
  ko: ['작성 필요', '업데이트 필요', '최근 작성함', '일부 작성함'],
  ru: ['НУЖНО ЗАПОЛНИТЬ', 'НУЖНО ОБНОВИТЬ', 'Недавно заполнено', 'Заполнено частично'],
  'zh-rCN': ['待填写', '待更新', '最近已填写', '部分填写'],
}

test.each(LANGUAGES)('[QST-30] in %s the four labels are those of the catalogue', async (language) => {
  const cards = await Promise.all([
    wordsOf({ row: ROW, on: '2026-03-01', language }),
    wordsOf({ row: COMPLETED, on: '2026-03-07', language }),
    wordsOf({ row: COMPLETED, on: '2026-03-02', language }),
    wordsOf({ row: ROW, on: '2026-03-01', drafts: HALF, language }),
  ])
  expect(cards.map(([, label]) => label)).toEqual(IN_ALL_LANGUAGES[language])
})
