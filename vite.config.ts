/**
 * How the site is built, served while developing, and tested.
 *
 * Promises: no inline script (the origin's policy forbids it), the worker and every chunk are precached so that a reload without
 * network opens, and the service worker never touches the API.
 */
import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { configDefaults, defineConfig } from 'vitest/config';
import { buildIdOf, distOf } from './scripts/build/siteSources.ts';
import { firstScript } from './scripts/build/firstScript.ts';
import { leanLibraries } from './scripts/build/leanLibraries.ts';
import { fileGroups } from './scripts/build/fileGroups.ts';
import { createPreloads } from './scripts/build/preloads.ts';
import { designPage } from './scripts/build/designPage.ts';
import { pureDomain } from './scripts/build/pureDomain.ts';
import { buildStamp } from './scripts/build/buildStamp.ts';
import { officeProgram } from './scripts/build/officeProgram.ts';
import { isForTesters, testersParts } from './scripts/build/testersParts.ts';
import { replayProgram } from './scripts/build/replayProgram.ts';
import { compressedTwins } from './scripts/build/compressedTwins.ts';
import { LongestFirst } from './scripts/suites/longestFirst.ts';

const isTest = process.env['VITEST'] !== undefined;
const forTesters = isForTesters() ? [testersParts(import.meta.dirname)] : [];
const buildId = isTest ? 'test' : buildIdOf(import.meta.dirname, isForTesters());
const originPort = process.env['HANPAN_ORIGIN_PORT'] ?? '8080';

/**
 * Functions, the local database in memory, and workers and origins that a test starts in its own process and stops itself. Not those of processes, of
 * sockets that are filled and of slow requests, of recordings of many megabytes and of the sources themselves.
 */
const SHARING_TESTS = [
  'tests/{domain,app,db,copy,house-html,support,worker}/**/*.test.{ts,tsx}',
  'tests/server/!(feed|http|kill|streams)/**/*.test.ts',
  'tests/server/{clockSetBack,metrics}.test.ts',
  'tests/server/feed/hostileLines.test.ts',
  'tests/server/feed/!(recording|simulator)/**/*.test.ts',
  // The one that starts a simulator is among the longest, and those begin.
  'tests/server/feed/simulator/!(startSimulator).test.ts',
  'tests/server/http/!(slowRequests).test.ts',
  'tests/server/streams/!(conflation|gathered|slowClient).test.ts',
  'tests/server/streams/sinks/*.test.ts',
  'tests/simulation/!(simulation).test.ts',
];
/** Memory is what bounds them. */
const MOST_TEST_WORKERS = 8;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

const serviceWorker = () =>
  VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: null,
    filename: 'sw.js',
    manifest: {
      name: '한판',
      short_name: '한판',
      lang: 'ko',
      start_url: '/',
      display: 'standalone',
      background_color: '#0B0F17',
      theme_color: '#111824',
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{html,js,css,svg,ico}'],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/api/, /^\/file/, /^\/play-lobby/, /^\/play-cashier/, /^\/replay/, /^\/admin/],
      // Programs of their own, for few.
      globIgnores: ['replay/**', 'admin.html', 'assets/office/**'],
      cleanupOutdatedCaches: true,
      // One file: a script that a service worker imports by address would need a trusted address.
      inlineWorkboxRuntime: true,
      runtimeCaching: [
        {
          // Ninety-odd font slices: each is kept once it was needed, none is fetched before.
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.woff2'),
          handler: 'CacheFirst',
          options: { cacheName: 'fonts', expiration: { maxEntries: 120, maxAgeSeconds: 12 * MONTH_SECONDS } },
        },
      ],
    },
  });

const preloads = createPreloads();

export default defineConfig({
  plugins: [
    preloads.plugin,
    ...forTesters,
    leanLibraries(import.meta.dirname),
    react(),
    vanillaExtractPlugin(),
    pureDomain(),
    designPage(),
    firstScript(),
    ...(isTest
      ? []
      : [
          serviceWorker(),
          replayProgram(buildId),
          officeProgram(buildId),
          // Packed as small as can be for many; testers are few.
          ...(isForTesters() ? [] : [compressedTwins()]),
          buildStamp(buildId),
        ]),
  ],
  define: {
    __HANPAN_BUILD__: JSON.stringify(buildId),
    // zod would try whether it may compile its parsers from text; the policy says no, and reports the attempt.
    'globalThis.__zod_globalConfig': JSON.stringify({ jitless: true }),
  },
  // Nothing is inlined as data: the policy allows the origin's own files only.
  build: {
    target: 'es2023',
    outDir: distOf(isForTesters()),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads.of },
    reportCompressedSize: false,
    // Read by `scripts/budget.ts`.
    manifest: true,
    // Names of styles, and words that are used once, stand where they are used.
    rolldownOptions: { output: fileGroups, optimization: { inlineConst: { mode: 'all', pass: 2 } } },
  },
  worker: { format: 'es', plugins: () => [...forTesters, pureDomain()] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      // No time limits: a stream is quiet for as long as its heartbeat interval and open for as long as a tab.
      '/api': { target: `http://127.0.0.1:${originPort}`, changeOrigin: false, timeout: 0, proxyTimeout: 0 },
      '/file': `http://127.0.0.1:${originPort}`,
      '/play-lobby': `http://127.0.0.1:${originPort}`,
      '/play-cashier': `http://127.0.0.1:${originPort}`,
    },
  },
  test: {
    environment: 'node',
    globalSetup: 'tests/support/runDirectory.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes when the machine has time for it; the usual second is none.
    expect: { poll: { timeout: 40_000 } },
    // Whoever works on a test sees its first failure. A whole run tries once more and tells, but for a property, whose second try would
    // be of another seed; docs/decisions/0051-second-try.md.
    retry: { count: process.env['CI'] === undefined ? 0 : 1, condition: /^(?!Property failed after)/ },
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    passWithNoTests: false,
    // Left alone, the runner takes one core fewer than there are: of two, one. Much of a test is waiting for files and timers.
    maxWorkers: Math.min(availableParallelism() + 1, MOST_TEST_WORKERS),
    projects: [
      {
        extends: true,
        test: {
          name: 'sharing',
          include: SHARING_TESTS,
          // They leave nothing that goes on after them, and modules keep no state (a law): loading those anew took half of the work of a file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...SHARING_TESTS],
        },
      },
    ],
    coverage: { provider: 'v8', include: ['src/**', 'server/**'], reporter: ['text-summary', 'html'] },
  },
});
