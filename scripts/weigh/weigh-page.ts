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
  const queue: { path: string; kind: FileKind }[] = [{ path: page, kind: 'html' }];
  const seen = new Set<string>();
  const weighed: Weighed[] = [];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (seen.has(file.path)) continue;
    seen.add(file.path);
    if (/^(https?:)?\/\//.test(file.path)) throw new Error(`${file.path} is of another server.`);
    const { bytes, text } = await download(address + file.path, 'gzip');
    const { bytes: brotli } = await download(address + file.path, 'br');
    weighed.push({ ...file, gzip: bytes, brotli });
    queue.push(...leadsTo(file, text));
  }
  return weighed;
};

const leadsTo = (
  { path, kind }: { path: string; kind: FileKind },
  text: string,
): { path: string; kind: FileKind }[] => {
  if (kind === 'html') return filesOfHtml(text);
  if (kind === 'css') return fontsOfCss(text, path).map((font) => ({ path: font, kind: 'font' }));
  if (kind === 'js') return importsOfModule(text, path).map((js) => ({ path: js, kind: 'js' }));
  return [];
};
