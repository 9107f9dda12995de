import { createHash } from 'node:crypto'

/**
 * The two style elements that the web's component library writes into the page: without the first a press waits for a
 * second tap, without the second an iPhone scrolls the page behind a dialog. Nothing else may write one.
 */
export const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

const hashed = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

// RELIABILITY 1d: the wording was tried in a browser. The page is a shell from a worker's cache, so a nonce is no use.
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${LIBRARY_STYLES.map(hashed).join(' ')}`,
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  'trusted-types sw',
  "require-trusted-types-for 'script'",
].join('; ')

const HEADERS: Record<string, string> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(self), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
}

const HSTS = 'max-age=31536000; includeSubDomains'

export const securityHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { ...HEADERS, 'strict-transport-security': HSTS } : HEADERS
