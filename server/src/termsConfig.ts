import { SHOWN_TERMS } from '@reprieve/domain/account/termsGate.ts'
import * as z from 'zod'
import { CannotStart } from './cannotStart.ts'
import type { OperatorConfig } from './operatorConfig.ts'

const version = z.coerce.number().int().min(0).max(1_000_000)

export const termsEnvironment = {
  EULA_VERSION: version.default(SHOWN_TERMS.eula),
  PRIVACY_VERSION: version.default(SHOWN_TERMS.privacy),
}

export interface TermsConfig {
  eulaVersion: number
  privacyVersion: number
}

type TermsEnvironment = z.infer<z.ZodObject<typeof termsEnvironment>>

/** A version newer than our text and without an operator page could not be read, and so not accepted. [ACC-36] */
export function termsConfig(given: TermsEnvironment, links: OperatorConfig['links']): TermsConfig {
  const { EULA_VERSION: eulaVersion, PRIVACY_VERSION: privacyVersion } = given
  if (eulaVersion > SHOWN_TERMS.eula && links.eula === undefined)
    throw noText('EULA', eulaVersion, SHOWN_TERMS.eula)
  if (privacyVersion > SHOWN_TERMS.privacy && links.privacy === undefined)
    throw noText('PRIVACY', privacyVersion, SHOWN_TERMS.privacy)
  return { eulaVersion, privacyVersion }
}

const noText = (name: 'EULA' | 'PRIVACY', required: number, own: number): CannotStart =>
  new CannotStart(
    `${name}_VERSION=${required} is newer than the text that comes with this server (version ${own}): set LINK_${name} to the page with the new text, or leave ${name}_VERSION out.`,
  )
