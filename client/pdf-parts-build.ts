import { createReadStream, existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { pdfPartsAt } from './src/core/pdf/pdf-parts.ts';

const packageFile = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const folder = dirname(packageFile);
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };

/** The worker, as it loads itself and nothing else, by the name that it gets here. */
const worker = 'pdf.worker.min.mjs';

/** Decoders that are WebAssembly need a looser policy than the product's: those in JavaScript come along. */
const others = ['cmaps/*', 'standard_fonts/*', 'wasm/*_nowasm_fallback.js', 'wasm/LICENSE*'];

/** What pdf.js asks this server for while it reads: each file by its name below `pdfPartsAt`. */
const parts = (): ReadonlyMap<string, string> =>
  new Map([
    [worker, join(folder, 'legacy', 'build', worker)],
    ...globSync(others, { cwd: folder }).map((name) => [name, join(folder, name)] as const),
  ]);

const types: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
};

/** Puts the parts of pdf.js that it loads by itself beside the files of the client, unchanged. */
export const pdfParts: Plugin = {
  name: 'sets:pdf-parts',
  configureServer: (vite) => {
    const files = parts();
    vite.middlewares.use(pdfPartsAt(version).slice(0, -1), (request, response, next) => {
      const file = files.get((request.url ?? '').slice(1).replace(/\?.*/, ''));
      if (file === undefined || !existsSync(file)) {
        next();
        return;
      }
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    });
  },
  generateBundle() {
    for (const [name, file] of parts()) {
      const fileName = `${pdfPartsAt(version).slice(1)}${name}`;
      this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
    }
  },
};
