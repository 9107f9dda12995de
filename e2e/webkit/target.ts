/** An element on the screen, described as a person would. */
export interface Target {
  role: Role
  /** Its whole accessible name, or a pattern in it. */
  name?: string | RegExp
  /** Only inside the first element that matches this. */
  within?: Target
  /** Only a pressed button, a checked box, or the link of the open page. */
  isPressed?: boolean
  /** The full value of a field. */
  value?: string
}

const ROLES = {
  alert: '[role=alert]',
  alertdialog: '[role=alertdialog]',
  article: 'article,[role=article]',
  button: 'button,[role=button],summary',
  checkbox: 'input[type=checkbox],[role=checkbox],[role=switch]',
  dialog: 'dialog[open],[role=dialog]',
  field:
    'input:not([type=checkbox],[type=radio],[type=range]),textarea,[role=textbox],[role=searchbox],[role=combobox]',
  image: 'img,svg[role=img],[role=img]',
  group: 'fieldset,[role=group],[role=radiogroup]',
  heading: 'h1,h2,h3,h4,[role=heading]',
  label: 'label',
  link: 'a[href],[role=link]',
  list: 'ul,ol,[role=list]',
  listitem: 'li,[role=listitem]',
  main: 'main',
  menuitem: '[role=menuitem],[role=menuitemradio]',
  navigation: 'nav',
  radio: 'input[type=radio],[role=radio]',
  region: 'section[aria-label],section[aria-labelledby],[role=region]',
  select: 'select',
  slider: 'input[type=range],[role=slider]',
  status: '[role=status]',
  tab: '[role=tab]',
  table: 'table,[role=table]',
  text: 'body *',
}

export type Role = keyof typeof ROLES

/** A script that returns the visible elements of a target. It runs in the page. */
export const scriptFor = (target: Target): string => `(${FIND})(${JSON.stringify(plain(target))})`

interface PlainTarget {
  role: Role
  selector: string
  name: { text: string } | { pattern: string; flags: string } | null
  within: PlainTarget | null
  isPressed: boolean
  value: string | null
}

function plain({ role, name, within, isPressed = false, value }: Target): PlainTarget {
  const named = name instanceof RegExp ? { pattern: name.source, flags: name.flags } : { text: name ?? '' }
  return {
    role,
    selector: ROLES[role],
    name: name === undefined ? null : named,
    within: within === undefined ? null : plain(within),
    isPressed,
    value: value ?? null,
  }
}

export const describeTarget = ({ role, name, within }: Target): string =>
  `${role} ${name === undefined ? '' : String(name)}${within === undefined ? '' : ` in ${describeTarget(within)}`}`

const FIND = `function find({ role, selector, name, within, isPressed, value }) {
  const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
  const nameOf = (each) => {
    const by = each.getAttribute('aria-labelledby')
    if (by) return clean(by.split(/\\s+/).map((id) => document.getElementById(id)?.textContent).join(' '))
    const label = each.getAttribute('aria-label')
    if (label) return clean(label)
    if (each.labels?.length) return clean([...each.labels].map((label) => label.textContent).join(' '))
    return clean(each.innerText ?? each.textContent) || clean(each.title) || clean(each.placeholder)
  }
  const isShown = (each) =>
    each.getClientRects().length > 0 &&
    getComputedStyle(each).visibility !== 'hidden' &&
    each.closest('[inert],[aria-hidden=true]') === null
  const fits = (text) =>
    name === null || ('text' in name ? text === name.text : new RegExp(name.pattern, name.flags).test(text))
  const isOn = (each) =>
    (value === null || each.value === value) &&
    (!isPressed || each.checked === true || each.getAttribute('aria-pressed') === 'true' || each.getAttribute('aria-current') === 'page')
  const roots = within === null ? [document] : find(within).slice(0, 1)
  const all = roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter(isShown).filter(isOn)
  const found = all.filter((each) => fits(role === 'text' ? clean(each.innerText) : nameOf(each)))
  return role === 'text' ? found.filter((each) => ![...each.children].some((child) => found.includes(child))) : found
}`
