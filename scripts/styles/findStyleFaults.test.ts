import { expect, test } from 'vitest'
import { findStyleFaults } from './findStyleFaults.ts'

const TOKENS = '@layer tokens, ui, area;\n@layer tokens { :root { --text: #000; --sev-1-edge: #111; } }'

interface TestFiles {
  tokens?: string
  styles?: Record<string, string>
  sources?: Record<string, string>
}

function faultsIn({ tokens = TOKENS, styles = {}, sources = {} }: TestFiles): string[] {
  const files = (texts: Record<string, string>) =>
    Object.entries(texts).map(([path, text]) => ({ path: `web/src/${path}`, text }))
  return findStyleFaults({
    styles: files({ 'ui/tokens.css': tokens, ...styles }),
    sources: files(sources),
  }).map(({ path, line, text }) => `${path}:${line} ${text}`)
}

test('[TOOL-30] style sheets in the layer of their folder pass', () => {
  expect(
    faultsIn({
      styles: {
        'ui/base.css': '/* why { */\n@layer ui {\n  a::before { content: "}"; color: var(--text); }\n}\n',
        'home/home.css': '@font-face { src: url(a); }\n@layer area { @media print { p { margin: 0; } } }',
      },
      sources: { 'main.tsx': "import './ui/tokens.css'\nimport '@fontsource-variable/golos-text/wght.css'" },
    }),
  ).toEqual([])
})

test('[TOOL-30] a rule outside its layer is reported at its line', () => {
  expect(
    faultsIn({
      styles: {
        'ui/base.css': '@layer ui {\n  p { margin: 0; }\n}\n\n@media print {\n  p { color: red; }\n}',
        'home/home.css': '@layer ui { p { margin: 0; } }',
        'app/frame/shell.css': '/* first */\n.shell > p { margin: 0; }',
      },
    }),
  ).toEqual([
    'web/src/ui/base.css:5 "@media print" is not inside @layer ui',
    'web/src/home/home.css:1 "@layer ui" is not inside @layer area',
    'web/src/app/frame/shell.css:2 ".shell > p" is not inside @layer area',
  ])
})

test('[TOOL-30] the tokens declare the order of the layers, and nothing else does', () => {
  expect(faultsIn({ tokens: '@layer tokens { :root { --text: #000; } }' })).toEqual([
    'web/src/ui/tokens.css:1 must begin with "@layer tokens, ui, area;"',
  ])
  expect(faultsIn({ styles: { 'home/home.css': '@layer area, ui;' } })).toEqual([
    'web/src/home/home.css:1 "@layer area, ui" is not inside @layer area',
  ])
})

test('[TOOL-30] each page imports the tokens before anything else, and no styles of another maker', () => {
  expect(
    faultsIn({
      sources: {
        'main.tsx': "import { App } from './App.tsx'\nimport './ui/tokens.css'",
        'share.tsx': "import './ui/tokens.css'\nimport 'maker/style.css'",
        'home/Home.tsx': "import './home.css'",
      },
    }),
  ).toEqual([
    'web/src/main.tsx:1 must import ./ui/tokens.css first: it declares the layers',
    'web/src/share.tsx:2 maker/style.css is in no layer and would beat ours',
  ])
})

test('[TOOL-30] a custom property that is defined nowhere is found in styles and in sources', () => {
  expect(
    faultsIn({
      styles: { 'home/home.css': '@layer area {\n  p { color: var(--txet); }\n  /* var(--old) */\n}' },
      sources: { 'home/Mark.tsx': 'export const fill = `var(--sev-${step}-rim)`' },
    }),
  ).toEqual([
    'web/src/home/home.css:2 --txet is defined nowhere',
    'web/src/home/Mark.tsx:1 --sev-${step}-rim is defined nowhere',
  ])
})

test('[TOOL-30] a fallback, a style object, setProperty and a name with a changing part are enough', () => {
  expect(
    faultsIn({
      styles: {
        'home/home.css':
          '@layer area { p { color: var(--maybe, red); width: var(--width); height: var(--high); } }',
      },
      sources: {
        'home/Bar.tsx': "export const style = { '--width': '1px' }",
        'home/high.ts': "element.style.setProperty('--high', '2px')",
        'home/Mark.tsx': 'export const fill = `var(--sev-${step}-edge)`',
      },
    }),
  ).toEqual([])
})
