/** A part of `npm run check`: a name, and a command that prints little or nothing when it passes. */
export type Check = { name: string; command: readonly string[] }

/** Each checker of a program works out the shared types anew: the default of four takes half as much again on two cores. */
const typesOf = (project: string): readonly string[] => ['tsc', '-p', project, '--checkers', '2']

// The long ones first, so that two lanes end at about the same time.
export const CHECKS: readonly Check[] = [
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'lint, types', command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'arrows', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'locales', command: ['node', 'scripts/check-locales.ts'] },
  { name: 'fixed texts', command: ['node', 'scripts/check-fixed-texts.ts'] },
  { name: 'wording', command: ['node', 'scripts/check-wording.ts'] },
  { name: 'styles', command: ['node', 'scripts/check-styles.ts'] },
  { name: 'rules', command: ['node', 'scripts/check-rules.ts'] },
]

/**
 * The compiler itself, for the long run: lint reads the same types in a third of the time, but calls that an experiment.
 * [TOOL-32]
 */
export const LONG_CHECKS: readonly Check[] = [
  { name: 'types', command: typesOf('tsconfig.json') },
  { name: 'types of web', command: typesOf('web/tsconfig.json') },
  { name: 'types of domain', command: typesOf('domain/tsconfig.json') },
  { name: 'types of mind', command: typesOf('mind/tsconfig.json') },
]
