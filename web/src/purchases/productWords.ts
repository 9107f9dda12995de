import { GRANTS, type ProductKind } from '@reprieve/domain/purchases/products.ts'
import type { KnownPlan } from '@reprieve/domain/purchases/plan.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { Key } from '@reprieve/locales/words.ts'

export const PLAN_WORDS: Record<KnownPlan, { name: Key<'purchases'>; about: Key<'purchases'> }> = {
  lite: { name: 'planLite', about: 'aboutLite' },
  pro: { name: 'planPro', about: 'aboutPro' },
  subscription: { name: 'planProSubscription', about: 'aboutProSubscription' },
}

/** For packs the only text is their number. */
export function productWords(
  text: Text<'purchases'>,
  kind: ProductKind,
): { name: string; about: string | null } {
  if (kind === 'pro' || kind === 'subscription') {
    const { name, about } = PLAN_WORDS[kind]
    return { name: text(name), about: text(about) }
  }
  return { name: text('creditCount', { 0: GRANTS[kind].credits }), about: null }
}
