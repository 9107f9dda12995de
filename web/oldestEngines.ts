/**
 * The oldest browsers that the app is built for. What the code needs of them besides its syntax: lookbehind, `isWellFormed`
 * and the unit `lh` (Safari 16.4), `isWellFormed` (Chrome 111), `Intl.Segmenter` (Firefox 125). The libraries named in
 * tsconfig.json keep newer parts of the language out; whoever raises one of these raises it there as well.
 */
export const OLDEST_ENGINES = ['chrome111', 'edge111', 'firefox125', 'safari16.4', 'ios16.4']
