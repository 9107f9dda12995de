import type { SERVICE_LINKS } from '@reprieve/contract/account/calls.ts'
import * as z from 'zod'

type LinkName = (typeof SERVICE_LINKS)[number]

const page = z
  .string()
  .max(2_000)
  .regex(/^https?:\/\/\S+$/)
const pageOrMail = z
  .string()
  .max(2_000)
  .regex(/^(https?:\/\/|mailto:)\S+$/)
const httpsOrLocal = z.url({ protocol: /^https?$/ })

/** D52: settings that only the operator knows: accounts with other services, their own pages, their statements. */
export const operatorEnvironment = {
  SIGNING_KEY: z.string().min(16).optional(),
  GOOGLE_CLIENT_ID: z.string().max(300).optional(),
  APPLE_CLIENT_ID: z.string().max(300).optional(),
  FACEBOOK_APP_ID: z.string().max(100).optional(),
  FACEBOOK_APP_SECRET: z.string().max(300).optional(),
  /** Local mode only: an issuer that replaces all three providers, to test log-in without a real one. */
  DEV_PROVIDER_ISSUER: httpsOrLocal.optional(),
  LINK_EULA: page.optional(),
  LINK_PRIVACY: page.optional(),
  LINK_USER_AGREEMENT: page.optional(),
  LINK_CONTACT: pageOrMail.optional(),
  LINK_USER_GUIDE: page.optional(),
  LINK_FAQ: page.optional(),
  LINK_HOME: page.optional(),
  LINK_LOGIN: page.optional(),
  LINK_QUESTIONNAIRES: page.optional(),
  REPORT_ENDPOINT: httpsOrLocal.optional(),
  AT_REST_NOTE: z.string().max(2_000).optional(),
}

type OperatorEnvironment = z.infer<z.ZodObject<typeof operatorEnvironment>>

export interface OperatorConfig {
  signingKey: string | null
  providers: {
    google: string | null
    apple: string | null
    facebook: { id: string; secret: string } | null
    devIssuer: string | null
  }
  links: { [name in LinkName]?: string }
  reportEndpoint: string | null
  atRestNote: string | null
}

export function operatorConfig(given: OperatorEnvironment): OperatorConfig {
  const { FACEBOOK_APP_ID: id, FACEBOOK_APP_SECRET: secret } = given
  return {
    signingKey: given.SIGNING_KEY ?? null,
    providers: {
      google: given.GOOGLE_CLIENT_ID ?? null,
      apple: given.APPLE_CLIENT_ID ?? null,
      // Without its secret, a token cannot be verified with Facebook.
      facebook: id === undefined || secret === undefined ? null : { id, secret },
      devIssuer: given.DEV_PROVIDER_ISSUER ?? null,
    },
    links: operatorLinks(given),
    reportEndpoint: given.REPORT_ENDPOINT ?? null,
    atRestNote: given.AT_REST_NOTE ?? null,
  }
}

const operatorLinks = (given: OperatorEnvironment): OperatorConfig['links'] => ({
  ...(given.LINK_EULA && { eula: given.LINK_EULA }),
  ...(given.LINK_PRIVACY && { privacy: given.LINK_PRIVACY }),
  ...(given.LINK_USER_AGREEMENT && { user_agreement: given.LINK_USER_AGREEMENT }),
  ...(given.LINK_CONTACT && { contact: given.LINK_CONTACT }),
  ...(given.LINK_USER_GUIDE && { user_guide: given.LINK_USER_GUIDE }),
  ...(given.LINK_FAQ && { faq: given.LINK_FAQ }),
  ...(given.LINK_HOME && { home: given.LINK_HOME }),
  ...(given.LINK_LOGIN && { login: given.LINK_LOGIN }),
  ...(given.LINK_QUESTIONNAIRES && { questionnaires: given.LINK_QUESTIONNAIRES }),
})
