import ru from '../../safety/concern/ru.json' with { type: 'json' }

export const CYRILLIC_CONCERN_FILES = [ru] as const
