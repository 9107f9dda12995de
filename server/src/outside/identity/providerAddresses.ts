/** A provider that signs identities (OpenID Connect). */
export interface SigningProvider {
  /** Accepted values of `iss`. */
  issuers: string[]
  /** The fixed address of its public keys, whatever a token says. */
  keys: string
  authorize: string
}

/** A provider whose API must be asked. */
export interface ApiProvider {
  graph: string
  authorize: string
}

export interface ProviderAddresses {
  google: SigningProvider
  apple: SigningProvider
  facebook: ApiProvider
}

export const PROVIDER_ADDRESSES: ProviderAddresses = {
  google: {
    // Google uses both forms.
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  },
  apple: {
    issuers: ['https://appleid.apple.com'],
    keys: 'https://appleid.apple.com/auth/keys',
    authorize: 'https://appleid.apple.com/auth/authorize',
  },
  facebook: {
    graph: 'https://graph.facebook.com',
    authorize: 'https://www.facebook.com/dialog/oauth',
  },
}

/** DEV_PROVIDER_ISSUER: one local server that replaces all three. */
export function localProviderAddresses(address: string): ProviderAddresses {
  const base = address.replace(/\/+$/, '')
  const signing = (name: string): SigningProvider => ({
    issuers: [`${base}/${name}`],
    keys: `${base}/${name}/keys`,
    authorize: `${base}/${name}/authorize`,
  })
  return {
    google: signing('google'),
    apple: signing('apple'),
    facebook: { graph: `${base}/facebook/graph`, authorize: `${base}/facebook/authorize` },
  }
}
