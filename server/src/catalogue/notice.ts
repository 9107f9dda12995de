/** Shown to the operator at the start, not to people who search, because they cannot fix it. [CONT-7] */
export const CATALOGUE_NOTICE =
  'The catalogue of conditions and medications (content/catalogue) was reviewed by no clinician and no native speaker yet: have somebody do so before people rely on it.'
