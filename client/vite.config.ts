import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pdfParts } from './pdf-parts-build.ts';
import { phoneChunk } from './phone-chunk.ts';
import { phoneParts } from './phone-parts-build.ts';
import { qrWorker } from './qr-worker-build.ts';
import { serviceWorker } from './service-worker-build.ts';

const here = import.meta.dirname;
const server = process.env.SETS_SERVER ?? 'http://127.0.0.1:3000';

/** The addresses of the phone's own page; the server makes the same choice. */
const phoneAddress =
  /^\/(join|mine|j(?:oin)?\/[^/.]+|tools\/(?:polltime\/usepoll|quiztime\/playquiz)\/[^/.]+)\/?(\?|$)/;

const embedAddress = /^\/embed\/[\w-]{43}(\?|$)/;

/** While developing, Vite answers every address with index.html; phones and frames get theirs. */
const phonePage: Plugin = {
  name: 'sets:phone-page',
  configureServer: (vite) => {
    vite.middlewares.use((request, _response, next) => {
      if (request.url !== undefined && phoneAddress.test(request.url)) request.url = '/phone.html';
      if (request.url !== undefined && embedAddress.test(request.url)) request.url = '/embed.html';
      next();
    });
  },
};

/**
 * A phone on a bad network asks for six files at a time: what the first paint needs (the page's own
 * words and its styles) must not queue behind scripts that come later anyway.
 */
const stylesFirst: Plugin = {
  name: 'sets:styles-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
      const without = styles.reduce((rest, style) => rest.replace(style, ''), html);
      return without
        .replace(/ *<script type="module"/, (script) => styles.join('') + script)
        .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
        .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
    },
  },
};

/**
 * Parts that phones load later name their styles alone: the list of their scripts would be a part of
 * the first page, and the server names those of what is asked with the page (`phone-parts-build.ts`).
 */
const withoutLaterScripts = (
  _file: string,
  deps: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] =>
  hostType === 'js' && /\/(?:shared|phone)-[^/]*\.js$/.test(`/${hostId}`)
    ? deps.filter((each) => each.endsWith('.css'))
    : deps;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    phonePage,
    stylesFirst,
    phoneParts,
    pdfParts,
    qrWorker,
    serviceWorker,
  ],
  resolve: {
    alias: [
      { find: /^\.\/webtransport\.js$/, replacement: join(here, 'no-web-transport.ts') },
      {
        find: /^\.\/qr-scanner-worker\.min\.js$/,
        replacement: join(here, 'src/features/food/scanner/camera/qr-worker.ts'),
      },
      { find: /^\.\/contrib\/parseuri\.js$/, replacement: join(here, 'parsed-address.ts') },
    ],
  },
  server: {
    proxy: { '/api': server, '/dev/mails': server, '/socket.io': { target: server, ws: true } },
  },
  build: {
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    assetsDir: 'assets',
    // The strict CSP refuses data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutLaterScripts },
    rolldownOptions: {
      input: {
        index: join(here, 'index.html'),
        phone: join(here, 'phone.html'),
        embed: join(here, 'embed.html'),
      },
      output: { codeSplitting: { groups: [phoneChunk] } },
    },
  },
});
