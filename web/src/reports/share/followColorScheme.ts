const DARK = '(prefers-color-scheme: dark)'
const CONTRAST = '(prefers-contrast: more)'

/** Follows the system's colour scheme without storing it. Paper is always white. */
export function followColorScheme(): void {
  const [dark, contrast, paper] = [DARK, CONTRAST, 'print'].map((one) => matchMedia(one))
  const show = (): void => {
    const { dataset } = document.documentElement
    dataset['theme'] = dark?.matches === true && paper?.matches !== true ? 'dark' : 'light'
    if (contrast?.matches === true) dataset['contrast'] = 'more'
    else delete dataset['contrast']
  }
  for (const wish of [dark, contrast, paper]) wish?.addEventListener('change', show)
  show()
}
