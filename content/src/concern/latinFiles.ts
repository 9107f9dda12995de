import de from '../../safety/concern/de.json' with { type: 'json' }
import en from '../../safety/concern/en.json' with { type: 'json' }
import es from '../../safety/concern/es.json' with { type: 'json' }
import fr from '../../safety/concern/fr.json' with { type: 'json' }

export const LATIN_CONCERN_FILES = [en, de, es, fr] as const
