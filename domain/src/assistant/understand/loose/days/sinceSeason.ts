import type { Language } from '@reprieve/domain/settings/language.ts'

/** How many times, and since the end of spring, summer, autumn or winter. In typed text. */
interface SinceSeason {
  counts: RegExp
  /** What stands before the season, and after it. */
  ended: readonly (readonly [before: string, after: string])[]
  seasons: readonly [spring: string, summer: string, autumn: string, winter: string]
  /** Since the first of June, September, December and March. */
  since: readonly [string, string, string, string]
}

const WORDS: Readonly<Record<Language, SinceSeason>> = {
  en: {
    counts: /\bhow (?:many|often)\b/iu,
    ended: [
      ['since (?:the )?end of (?:the )?', ''],
      ['(?:since|after) (?:the )?', ' (?:has |was |is )?(?:ended|finished|over|been over)'],
    ],
    seasons: ['spring', 'summer', '(?:autumn|fall)', 'winter'],
    since: ['since June', 'since September', 'since December', 'since March'],
  },
  de: {
    counts: /(?<!\p{L})wie (?:oft|viele?)(?!\p{L})/iu,
    ended: [
      ['seit (?:dem )?ende (?:des|vom) ', 's?'],
      ['seit(?:dem)? (?:der |das )?', ' (?:zu ende|vorbei|aus|rum|um)(?: ist| war)?'],
      ['seit ', 's?ende'],
    ],
    seasons: ['(?:frühling|frühjahr)', 'sommer', 'herbst', 'winter'],
    since: ['seit Juni', 'seit September', 'seit Dezember', 'seit März'],
  },
  es: {
    counts: /(?<!\p{L})cu[aá]nt[oa]s(?!\p{L})/iu,
    ended: [
      [
        'desde (?:que )?(?:se )?(?:ha )?(?:acab\\p{L}+|termin\\p{L}+|el final|el fin|finales|fin|finaliz\\p{L}+) (?:de |del )?(?:el |la )?',
        '',
      ],
    ],
    seasons: ['primavera', 'verano', 'otoño', 'invierno'],
    since: ['desde junio', 'desde septiembre', 'desde diciembre', 'desde marzo'],
  },
  fr: {
    counts: /(?<!\p{L})combien(?!\p{L})/iu,
    ended: [
      ["depuis la fin (?:de l[’' ]|du |de la )", ''],
      ["depuis que (?:l[’' ]|le )", " (?:est (?:fini|terminé|passé)|s[’']est terminé)"],
    ],
    seasons: ['printemps', '(?:été|ete)', 'automne', 'hiver'],
    since: ['depuis juin', 'depuis septembre', 'depuis décembre', 'depuis mars'],
  },
  ko: {
    counts: /몇 ?(?:번|차례|회|일)|며칠|얼마나 ?자주/u,
    ended: [
      ['', '(?:이|은)? ?(?:끝나고|끝난|지나고|지난|가고)(?: ?(?:나서|뒤로?|후로?|이후로?|다음부터|부터))?'],
    ],
    seasons: ['봄', '여름', '가을', '겨울'],
    since: ['6월부터', '9월부터', '12월부터', '3월부터'],
  },
  ru: {
    counts: /(?<!\p{L})(?:сколько|как часто)(?!\p{L})/iu,
    ended: [
      ['(?:с|после) (?:конца|окончания) ', ''],
      ['(?:с тех пор,? )?как (?:за)?кончил\\p{L}+ ', ''],
    ],
    seasons: ['весн\\p{L}+', 'лет[оа]', 'осен\\p{L}+', 'зим\\p{L}+'],
    since: ['начиная с июня', 'начиная с сентября', 'начиная с декабря', 'начиная с марта'],
  },
  'zh-rCN': {
    counts: /几(?:次|回|天)|多少(?:次|回|天)/u,
    ended: [['', '(?:天|季)?(?:过完|结束|过去|过了)(?:之后|以后|后|以来)?']],
    seasons: ['春', '夏', '秋', '冬'],
    since: ['从六月以来', '从九月以来', '从十二月以来', '从三月以来'],
  },
}
const NO_LETTERS: readonly Language[] = ['ko', 'zh-rCN']

/** "How many times since summer ended" counts since the first of September, and is about no season. [ASST-335] */
export function withSinceSeason(question: string, language: Language): string {
  const { counts, ended, seasons, since } = WORDS[language]
  if (!counts.test(question)) return question
  const [start, end] = NO_LETTERS.includes(language) ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})']
  return seasons.reduce(
    (text, season, at) =>
      ended.reduce(
        (left, [before, after]) =>
          left.replace(new RegExp(`${start}${before}${season}${after}${end}`, 'giu'), since[at]!),
        text,
      ),
    question,
  )
}
