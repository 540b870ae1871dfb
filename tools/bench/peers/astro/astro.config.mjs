import { defineConfig } from 'astro/config'

/** Addresses and hashed files as the server of the benchmark expects them; all else as Astro has it, but for straight quotes. */
export default defineConfig({
  build: { format: 'file', assets: 'assets' },
  markdown: { smartypants: false },
})
