import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import { qrWorkerPath } from './src/features/food/scanner/camera/qr-worker.ts';

const { resolve } = createRequire(import.meta.url);

/** The worker of qr-scanner. Its package has it as a text, in a module that makes a blob of it. */
const source = (): string => {
  const { version } = JSON.parse(readFileSync(resolve('qr-scanner/package.json'), 'utf8')) as {
    version: string;
  };
  if (!qrWorkerPath.includes(`-${version}/`)) {
    throw new Error(`qr-scanner is ${version} now: ${qrWorkerPath} names another version.`);
  }
  const module = readFileSync(resolve('qr-scanner/qr-scanner-worker.min.js'), 'utf8');
  const parts: string[] = [];
  // `new` takes a function, too.
  const stands = {
    Blob: function blob(texts: readonly string[]): void {
      parts.push(...texts);
    },
    URL: { createObjectURL: () => '' },
    Worker: Object,
  };
  runInNewContext(
    `(${module.replace(/^export const createWorker=/, '').split('//# source')[0]})()`,
    stands,
  );
  const text = parts.join('');
  if (!text.includes('qrResult')) throw new Error('The worker of qr-scanner is not where it was.');
  return text;
};

/** Puts the worker that reads codes beside the files of the client. */
export const qrWorker: Plugin = {
  name: 'sets:qr-worker',
  configureServer: (vite) => {
    vite.middlewares.use(qrWorkerPath, (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(source());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: qrWorkerPath.slice(1), source: source() });
  },
};
