/** The page as an app: after one visit everything it may want lies in the browser, and a new version waits to be let in. */
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const manifest = {
  name: 'Vigil',
  short_name: 'Vigil',
  description: 'Co-operative games against the Ancient Ones, exact in every rule. Unofficial.',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone' as const,
  orientation: 'any' as const,
  background_color: '#0d1719',
  theme_color: '#0d1719',
  categories: ['games'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' as const },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' as const },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' as const },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
  ],
}

export const offline = (): Plugin[] =>
  VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    // `offline/worker.ts` registers it, and lets a new one in when the player says so.
    registerType: 'prompt',
    injectRegister: false,
    manifest,
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['**/*.{js,css,html,woff2,svg}', 'icon-192.png'],
      globIgnores: ['icon-maskable.svg'],
      // Also for the very first visit: what is loaded later comes from the browser already.
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      // One file less, and nothing that must be fetched before the worker runs.
      inlineWorkboxRuntime: true,
    },
  })
