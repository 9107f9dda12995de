// Runs before the first paint: a dark page that flashes white first is what it was dimmed against (D25).
try {
  if (localStorage.getItem('reprieve.shown') === 'dark') document.documentElement.dataset.theme = 'dark'
} catch {
  // Storage is switched off: the page stays light.
}
