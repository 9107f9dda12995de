import de from '../safety/de.json' with { type: 'json' }
import en from '../safety/en.json' with { type: 'json' }
import es from '../safety/es.json' with { type: 'json' }
import fr from '../safety/fr.json' with { type: 'json' }
import ko from '../safety/ko.json' with { type: 'json' }
import ru from '../safety/ru.json' with { type: 'json' }
import zh from '../safety/zh-rCN.json' with { type: 'json' }

/**
 * The phrases of the safety check, always in all seven languages: nobody knows in which one a person asks for help.
 * More than sixty kilobytes: import this file lazily, not at the start. [CONT-17]
 */
export const SAFETY_FILES = [en, de, es, fr, ko, ru, zh] as const
