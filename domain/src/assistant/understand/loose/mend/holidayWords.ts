import type { Language } from '@reprieve/domain/settings/language.ts'

/** "Nearly free of pain on holiday, and back home it is there again": the holiday first, home after it. In folded text. */
export const HOLIDAY_THEN_HOME: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:on|during|throughout) (?:my |our |the )?(?:holidays?|vacation)\b.*\b(?:back (?:at )?home|(?:at|got|came|come|coming|been) home)\b/,
  de: /\b(?:im|in den|am|auf) (?:\p{L}+ )?(?:urlaub|ferien)\b.*\b(?:daheim|zu ?hause|zuhaus|zuruck)\b/u,
  es: /\b(?:de|en) (?:las |mis |nuestras )?vacaciones\b.*\b(?:en casa|a casa|la vuelta|volver|vuelta)\b/,
  fr: /\b(?:en|pendant (?:les|mes|nos)) vacances\b.*\b(?:a la maison|chez moi|rentree?s?|retour)\b/,
  ko: /(?:휴가|여행) ?(?:가서|때|중|동안).*집/,
  ru: /(?:^| )(?:в|на|во время) (?:отпуске|отпуска|каникулах|отдыхе).*(?:^| )(?:дома|домой|вернулась|вернулся)(?: |$)/,
  'zh-rCN': /(?:度假|休假|旅游|出去玩).*(?:回家|到家|家里|回来)/,
}
