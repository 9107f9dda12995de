import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Words that judge a number of days, or give advice about it. */
const JUDGING: Readonly<Record<string, readonly string[]>> = {
  en: 'overuse|misuse|abuse|too much|too many|too often|danger|risk|warning|caution|careful|alarm|excess|harm|addict|dependen|should|must|recommend'.split(
    '|',
  ),
  de: 'übergebrauch|missbrauch|zu viel|zu oft|zu häufig|gefahr|gefähr|risik|warn|achtung|vorsicht|übermäß|schäd|sucht|abhängig|sollten|müssen|empfehl'.split(
    '|',
  ),
  es: 'abus|excesiv|exceso|demasiad|peligr|riesgo|advert|cuidado|dañ|adicci|depend|debería|debe |recomend'.split(
    '|',
  ),
  fr: 'abus|surconsomm|excès|excessi|trop|danger|risque|attention|avertis|nocif|addict|dépendan|devriez|devez|recommand'.split(
    '|',
  ),
  ko: '남용|과용|너무|위험|경고|주의|과다|중독|의존|해로|해야|권장'.split('|'),
  ru: 'злоупотреб|избыт|слишком|опас|риск|предупрежд|осторожн|вред|зависим|привыкан|должны|следует|чрезмер|рекоменд'.split(
    '|',
  ),
  'zh-rCN': '滥用|过度|过量|太多|过多|危险|风险|警告|小心|当心|有害|成瘾|依赖|应该|必须|建议'.split('|'),
}

const KEYS: Readonly<Record<string, RegExp>> = {
  doses: /^medicineDays/,
  medications: /^(countDays|dayLimit)/,
  report: /^medicineDays/,
  brief: /^medicineDays/,
}

const textsIn = (language: string): readonly [string, string][] =>
  Object.entries(KEYS).flatMap(([area, isOne]) => {
    const path = new URL(`../${language}/${area}.json`, import.meta.url)
    const all = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
    return Object.entries(all).filter(([key]) => isOne.test(key))
  })

describe.each(Object.entries(JUDGING))('[MDAY-4, MDAY-6] medicine days in %s', (language, words) => {
  const texts = textsIn(language)
  test('are told without a word that judges or advises', () => {
    expect(texts.length).toBeGreaterThan(30)
    const found = texts.filter(([, text]) => words.some((word) => text.toLowerCase().includes(word)))
    expect(found).toEqual([])
  })
  test('[MDAY-3] and name no number of ours', () => {
    expect(texts.filter(([, text]) => /\d/.test(text))).toEqual([])
  })
})
