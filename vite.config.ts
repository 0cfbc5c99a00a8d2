import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './scripts/compressed-files.ts';
import { CSS_TARGET, landingPage } from './scripts/landing-page.ts';
import { loginPages } from './scripts/login-page.ts';

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), landingPage(), loginPages(), compressedFiles()],
  // The router brings what React has had for long.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // Sentry's SDK leaves out what it would tell its own developers.
  define: { __SENTRY_DEBUG__: false },
  server: {
    host: '127.0.0.1',
    // The Host stays as the browser sends it: the server takes a sign-in only from pages of its own address.
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    cssTarget: CSS_TARGET,
    // Everything that can run this bundle knows modulepreload.
    modulePreload: { polyfill: false },
    // What every screen needs is one file: by default each part that later files share would be a request of its own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            // What the sign-in's form needs beside it, so that a press on its button is one request away from the form.
            { name: 'forms', test: /hook-?form|(account|identity|sign-in)-form/ },
          ],
        },
      },
    },
    // A data: URL would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
});
