import { defineConfig } from 'astro/config'

/** Sets addresses and hashed files as the benchmark's server expects them, and keeps straight quotes. All else is Astro's default. */
export default defineConfig({
  build: { format: 'file', assets: 'assets' },
  markdown: { smartypants: false },
})
