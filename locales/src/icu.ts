// The part of ICU that our texts are written in: arguments, plurals with `#` and `=0`, and quoting. A whole ICU
// library would be a twelfth of what a phone loads to open the diary; the tests hold this one to such a library.

export type Piece =
  | { is: 'text'; text: string }
  | { is: 'argument'; name: string }
  | { is: 'count' }
  | { is: 'plural'; name: string; forms: ReadonlyMap<string, Message> }

export type Message = readonly Piece[]

const NAME = /\s*([\w.]+)\s*/y
const PLURAL_HEAD = /,\s*plural\s*,/y
const FORM = /\s*(=\d+|[a-z]+)\s*\{/y
const SPACE = /\s*/y

class Reader {
  private at = 0
  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  /** A form of a plural ends with its bracket; on the outside that bracket is a sign like any other. */
  message(isInPlural: boolean): Message {
    const pieces: Piece[] = []
    const end = isInPlural ? '}' : ''
    for (let sign = this.sign(); sign !== '' && sign !== end; sign = this.sign()) {
      if (sign === '{') pieces.push(this.argument())
      else if (sign === '#' && isInPlural) {
        this.at++
        pieces.push({ is: 'count' })
      } else pieces.push({ is: 'text', text: this.text(isInPlural) })
    }
    return pieces
  }

  /** Empty at the end. */
  private sign(): string {
    return this.source[this.at] ?? ''
  }

  private text(isInPlural: boolean): string {
    const endsHere = (sign: string): boolean => sign === '{' || (isInPlural && (sign === '}' || sign === '#'))
    const isQuotable = (sign: string): boolean => '{}<>'.includes(sign) || (isInPlural && sign === '#')
    let text = ''
    while (this.at < this.source.length) {
      const sign = this.source[this.at] ?? ''
      if (endsHere(sign)) break
      this.at++
      const next = this.source[this.at] ?? ''
      if (sign === "'" && next === "'") {
        this.at++
        text += "'"
      } else if (sign === "'" && next !== '' && isQuotable(next)) text += this.quoted()
      else text += sign
    }
    return text
  }

  /** From after the first apostrophe to the closing one, or to the end. */
  private quoted(): string {
    let text = ''
    while (this.at < this.source.length) {
      const sign = this.source[this.at++] ?? ''
      if (sign !== "'") text += sign
      else if (this.source[this.at] === "'") {
        this.at++
        text += "'"
      } else break
    }
    return text
  }

  private argument(): Piece {
    this.at++
    const name = this.take(NAME)[1] ?? ''
    if (this.source[this.at] === '}') {
      this.at++
      return { is: 'argument', name }
    }
    this.take(PLURAL_HEAD)
    const forms = new Map<string, Message>()
    while (this.peek(FORM)) {
      const form = this.take(FORM)[1] ?? ''
      if (forms.has(form)) throw new SyntaxError('a form twice')
      forms.set(form, this.message(true))
      this.close()
    }
    this.take(SPACE)
    this.close()
    if (!forms.has('other')) throw new SyntaxError('a plural without other')
    return { is: 'plural', name, forms }
  }

  private close(): void {
    if (this.source[this.at] !== '}') throw new SyntaxError('a bracket is open')
    this.at++
  }

  private peek(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    return pattern.test(this.source)
  }

  private take(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.source)
    if (found === null) throw new SyntaxError(`not understood at ${this.at}`)
    this.at = pattern.lastIndex
    return found
  }
}

/** Throws for what is no message. */
export const parseMessage = (source: string): Message => new Reader(source).message(false)
