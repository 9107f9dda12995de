import ko from '../../safety/concern/ko.json' with { type: 'json' }

export const HANGUL_CONCERN_FILES = [ko] as const
