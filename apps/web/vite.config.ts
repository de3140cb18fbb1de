import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ahead } from './tools/ahead.ts'
import { chunks } from './tools/chunks.ts'
import { offline } from './tools/offline.ts'
import { precompress } from './tools/precompress.ts'
import { rulebook } from './tools/rulebook.ts'

export default defineConfig({
  root: import.meta.dirname,
  // Relative: the built table works from any folder of any host.
  base: './',
  plugins: [react(), rulebook(), ahead('elder-sign'), offline(), precompress()],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, sourcemap: false, rolldownOptions: chunks },
  server: { port: 5180 },
})
