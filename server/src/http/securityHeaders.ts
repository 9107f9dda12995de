import { createHash } from 'node:crypto'
import { framedOrigin } from '@reprieve/contract/account/framedPage.ts'

/**
 * The two style elements that the web's component library inserts: without the first, pressing needs a second tap;
 * without the second, an iPhone scrolls the page behind a dialog. The policy allows no other inline style.
 */
export const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

const hashed = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

// RELIABILITY 1d: tested in a browser. A nonce cannot work because the page shell comes from a worker's cache.
const contentSecurityPolicy = (served: Served): string =>
  writeContentPolicy({
    'worker-src': "'self'",
    'connect-src':
      served.reportEndpoint === null ? "'self'" : `'self' ${new URL(served.reportEndpoint).origin}`,
    'frame-src': framedOrigins(served).join(' ') || "'none'",
    'trusted-types': 'sw mind worker',
  })

/** The origins of the operator's two framed documents, each once. [ACC-42] */
function framedOrigins({ publicUrl, links }: Served): string[] {
  const own = new URL(publicUrl).origin
  const origins = [links.eula, links.privacy].map((link) =>
    link === undefined ? null : framedOrigin(link, own),
  )
  return [...new Set(origins.filter((origin) => origin !== null))]
}

/** A shared page starts no worker and sends no fault reports to another origin. [SHARE-8] */
const sharedPagePolicy = writeContentPolicy({
  'worker-src': "'none'",
  'connect-src': "'self'",
  'frame-src': "'none'",
  'trusted-types': "'none'",
})

interface Policy {
  'worker-src': string
  'connect-src': string
  'frame-src': string
  'trusted-types': string
}

function writeContentPolicy(policy: Policy): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${LIBRARY_STYLES.map(hashed).join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `worker-src ${policy['worker-src']}`,
    "img-src 'self' blob:",
    `connect-src ${policy['connect-src']}`,
    `frame-src ${policy['frame-src']}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `trusted-types ${policy['trusted-types']}`,
    "require-trusted-types-for 'script'",
  ].join('; ')
}

const HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

const PERMISSIONS =
  'accelerometer=(), camera=(self), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()'

interface Served {
  publicUrl: string
  /** Receives fault reports from people who agreed: the only other origin the page may call. */
  reportEndpoint: string | null
  /** Operator pages; these two documents may be shown in a frame. */
  links: { eula?: string; privacy?: string }
}

const HSTS = 'max-age=31536000; includeSubDomains'

const hsts = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}

export const securityHeaders = (served: Served): Record<string, string> => ({
  ...HEADERS,
  'permissions-policy': PERMISSIONS,
  'content-security-policy': contentSecurityPolicy(served),
  ...hsts(served.publicUrl),
})

/** Headers that replace the defaults on the page of a share link: no indexing, no caching. [SHARE-8, SHARE-9] */
export const SHARED_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': sharedPagePolicy,
  'x-robots-tag': 'noindex, nofollow, noarchive, nosnippet',
  'cache-control': 'no-store',
}

/**
 * Headers of an API response, which is not a page, so its policy allows nothing. The page policy would be sent with
 * every idle sync, and would be larger than the rest of the response.
 */
export const answerHeaders = ({ publicUrl }: Pick<Served, 'publicUrl'>): Record<string, string> => ({
  ...HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...hsts(publicUrl),
})
