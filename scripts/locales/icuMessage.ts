import { IntlMessageFormat } from 'intl-messageformat'

/** What a translation must have in common with its English text, and its plural forms. */
export type IcuMessage = { argumentNames: string[]; plurals: { argument: string; forms: string[] }[] }

// As in locales/src: `<` is a character, never markup.
const AS_SHOWN = { ignoreTag: true }

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Uses the same parser as the product, so that a message that passes here can also be shown. */
export function readIcu(message: string): IcuMessage | undefined {
  try {
    const elements = everyElement(new IntlMessageFormat(message, 'en', undefined, AS_SHOWN).getAst())
    return { argumentNames: namesIn(elements), plurals: pluralsIn(elements) }
  } catch {
    return undefined
  }
}

function everyElement(elements: Element[]): Element[] {
  return elements.flatMap((element) => {
    if ('options' in element) {
      return [element, ...everyElement(Object.values(element.options).flatMap(({ value }) => value))]
    }
    return 'children' in element ? [element, ...everyElement(element.children)] : [element]
  })
}

function namesIn(elements: Element[]): string[] {
  const names = elements
    .filter((element) => !isLiteral(element))
    .map((element) => ('value' in element ? element.value : ''))
  return [...new Set(names)].filter((name) => name !== '').sort()
}

// The parser's TYPE is an enum of a package that we may not import.
const LITERAL_TYPE: number = 0
const isLiteral = ({ type }: { type: number }): boolean => type === LITERAL_TYPE

function pluralsIn(elements: Element[]): IcuMessage['plurals'] {
  return elements.flatMap((element) =>
    'pluralType' in element && element.pluralType === 'cardinal'
      ? [{ argument: element.value, forms: Object.keys(element.options) }]
      : [],
  )
}
