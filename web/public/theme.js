// Runs before the first paint: a dimmed page that flashes white first is what it was dimmed against (D25).
try {
  if (localStorage.getItem('reprieve.dim') === 'on') document.documentElement.dataset.theme = 'dark'
} catch {
  // Storage is switched off: the page stays light.
}
