import { RESULT } from '@reprieve/contract/codes.ts'
import { foldWord } from '@reprieve/domain/catalogue/fold.ts'
import { brandsFor, joinedBrands } from '@reprieve/domain/medications/brands.ts'
import { LIMITS } from '../access/attempts.ts'
import { termBrands, type TermKind } from '../db/terms.ts'
import { refuse, type CallContext, type Handler, type Handlers, type Refusal } from '../handler.ts'
import {
  BUILT_IN_CONDITIONS,
  BUILT_IN_MEDICATIONS,
  MOST_MATCHES,
  type BuiltInCatalogue,
} from './builtInCatalogue.ts'
import { findTerms, mergeMatches, type CatalogueMatch } from './findTerms.ts'
import { foundCondition, foundMedication } from './matchWire.ts'

const findCondition: Handler<'sync/find-condition'> = async ({ value }, context) =>
  (await tooMany(context)) ?? {
    conditions: (await findMatches(BUILT_IN_CONDITIONS, 'condition', value, context)).map((one) =>
      foundCondition(one, context.language),
    ),
  }

const findMedication: Handler<'sync/find-medication'> = async ({ value }, context) =>
  (await tooMany(context)) ?? {
    medications: (await findMatches(BUILT_IN_MEDICATIONS, 'medication', value, context)).map((one) =>
      foundMedication(one),
    ),
  }

const findBrand: Handler<'sync/find-medication-brand'> = async (
  { value, common_name: commonName },
  context,
) => {
  const refused = await tooMany(context)
  if (refused !== null) return refused
  const entry = BUILT_IN_MEDICATIONS.called(commonName)
  const name = foldWord(entry?.names.en ?? commonName)
  const imported = await termBrands(context.services.db, { folded: foldWord(value), commonName: name })
  // The entry's own brands come first. [CAT-9]
  const brands = joinedBrands(brandsFor(entry?.brands ?? [], value), imported).slice(0, MOST_MATCHES)
  return { brands: brands.map((brand_name) => ({ brand_name })) }
}

async function findMatches<Entry>(
  catalogue: BuiltInCatalogue<Entry>,
  kind: TermKind,
  typed: string,
  { services, language }: CallContext,
): Promise<CatalogueMatch<Entry>[]> {
  const own = catalogue.find(typed, language)
  const most = MOST_MATCHES - own.length
  if (most === 0) return own
  return mergeMatches(own, await findTerms(services.db, kind, { typed, language, most }), catalogue.called)
}

/** A search may read hundreds of thousands of names. Nobody types faster than this limit. */
async function tooMany({ services, person, now }: CallContext): Promise<Refusal | null> {
  const wait = await services.attempts.count(LIMITS.search, String(person.userId), now)
  return wait === null ? null : refuse(RESULT.rateLimited, { retry_after: wait })
}

export const catalogueHandlers = {
  'sync/find-condition': findCondition,
  'sync/find-medication': findMedication,
  'sync/find-medication-brand': findBrand,
} satisfies Handlers
