/** Applies the theme that the visitor chose earlier. Inlined in the head, so that it runs before the first paint. Storage may be blocked. */
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
