import { download } from './download.ts';
import { type FileKind, filesOfHtml, fontsOfCss, importsOfModule } from './page-files.ts';

/** A file that a page makes the browser load, in bytes on the wire. */
export interface Weighed {
  readonly path: string;
  readonly kind: FileKind;
  readonly gzip: number;
  readonly brotli: number;
}

/** Everything that the first load of a page fetches, as this server sends it. */
export const weighPage = async (address: string, page: string): Promise<Weighed[]> => {
  const queue: WebFile[] = [{ path: page, kind: 'html' }];
  const seen = new Set<string>();
  const weighed: Weighed[] = [];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (seen.has(file.path)) continue;
    seen.add(file.path);
    if (/^(https?:)?\/\//.test(file.path)) throw new Error(`${file.path} is of another server.`);
    const { text, ...weight } = await weighFile(address, file);
    weighed.push(weight);
    queue.push(...leadsTo(file, text));
  }
  return weighed;
};

interface WebFile {
  readonly path: string;
  readonly kind: FileKind;
}

const weighFile = async (
  address: string,
  file: WebFile,
): Promise<Weighed & { readonly text: string }> => {
  const { bytes, text } = await download(address + file.path, 'gzip');
  const { bytes: brotli } = await download(address + file.path, 'br');
  return { ...file, gzip: bytes, brotli, text };
};

/** What a phone loads beside its page when a question of a kind is asked, by kind; scripts and styles alone. */
export const weighKinds = async (address: string): Promise<Map<string, Weighed[]>> => {
  const { text } = await download(`${address}/phone-parts.json`, 'gzip');
  const parts = JSON.parse(text) as Readonly<Record<string, readonly string[]>>;
  const kinds = new Map<string, Weighed[]>();
  for (const [kind, paths] of Object.entries(parts)) {
    const weighed: Weighed[] = [];
    for (const path of paths) {
      const file = { path, kind: path.endsWith('.css') ? 'css' : 'js' } as const;
      const { text: _text, ...weight } = await weighFile(address, file);
      weighed.push(weight);
    }
    kinds.set(kind, weighed);
  }
  return kinds;
};

const leadsTo = ({ path, kind }: WebFile, text: string): WebFile[] => {
  if (kind === 'html') return filesOfHtml(text);
  if (kind === 'css') return fontsOfCss(text, path).map((font) => ({ path: font, kind: 'font' }));
  if (kind === 'js') return importsOfModule(text, path).map((js) => ({ path: js, kind: 'js' }));
  return [];
};
