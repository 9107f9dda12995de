import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { foldWords } from '../foldQuestion.ts'
import { painLevel } from './painLevel.ts'

/** Over 7, 7 or more, under 3. */
const SAID: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: ['days over 7', 'days at 7 or more', 'days below 3'],
  de: ['Tage über 7', 'Tage mit 7 oder mehr', 'Tage unter 3'],
  es: ['días de más de 7', 'días con 7 o más', 'días por debajo de 3'],
  fr: ['jours à plus de 7', 'jours à 7 ou plus', 'jours en dessous de 3'],
  ko: ['7점 넘은 날', '7점 이상인 날', '3점 아래인 날'],
  ru: ['дней выше 7', 'дней с 7 и выше', 'дней ниже 3'],
  'zh-rCN': ['超过7分的天数', '7分以上的天数', '低于3分的天数'],
}

test.each(LANGUAGES)('[ASST-90] whether the number itself counts is read in %s', (language) => {
  const [over, orMore, under] = SAID[language]
  const read = (text: string, value: number) => painLevel(foldWords(text), value, { language, isGood: false })
  expect(read(over, 7)).toEqual({ compare: 'over', value: 8 })
  expect(read(orMore, 7)).toEqual({ compare: 'over', value: 7 })
  expect(read(under, 3)).toEqual({ compare: 'under', value: 2 })
})

test('[ASST-90] without a word beside the number, easy days are under it and other days over it', () => {
  expect(painLevel('good days at 2', 2, { language: 'en', isGood: true })).toEqual({
    compare: 'under',
    value: 2,
  })
  expect(painLevel('days at 8', 8, { language: 'en', isGood: false })).toEqual({ compare: 'over', value: 8 })
})
