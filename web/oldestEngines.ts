/**
 * The oldest browsers that the app is built for. What the code needs besides syntax: lookbehind, `isWellFormed` and the
 * unit `lh` (Safari 16.4), `isWellFormed` (Chrome 111), `Intl.Segmenter` (Firefox 125). The libraries named in
 * tsconfig.json exclude newer language features; raise both together.
 */
export const OLDEST_ENGINES = ['chrome111', 'edge111', 'firefox125', 'safari16.4', 'ios16.4']
