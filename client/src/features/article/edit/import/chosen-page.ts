import { articleLimits } from '@sets/shared/article/article.contract.ts';
import { fail, ok, type Result } from '@sets/shared/core/result.ts';
import { importMessages as words } from './import.messages.ts';
import { type PagePart, readMhtml } from './mhtml.ts';

/** A web page that was chosen, with the pictures that came with it. */
export interface ChosenPage {
  readonly name: string;
  readonly html: string;
  /** The address that it was saved from; '' where that is not known. */
  readonly address: string;
  /** A picture by the address that the page has for it, or null. */
  readonly pictureOf: (source: string) => Blob | null;
}

const isMhtml = ({ name }: File): boolean => /\.mht(?:ml)?$/i.test(name);
const isHtml = ({ name }: File): boolean => /\.x?html?$/i.test(name);
const isPage = (file: File): boolean => isMhtml(file) || isHtml(file);

/** The encoding that a page says it is in, in its first bytes. */
const encodingOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048));
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,40})/i.exec(begin)?.[1] ?? 'utf-8';
};

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch {
    // It names an encoding that there is not.
    return new TextDecoder().decode(bytes);
  }
};

const webAddress = (address: string): string => (/^https?:\/\//i.test(address) ? address : '');

/** As browsers write it into a page that they save. */
const savedFrom = (html: string): string =>
  webAddress(
    /<!--\s*saved from url=\(\d{4}\)(\S{1,500})\s*-->/i.exec(html.slice(0, 4_000))?.[1] ?? '',
  );

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // A '%' that was meant as one.
    return text;
  }
};

/** The last part of a path, as files are called. */
const nameOf = (path: string): string => {
  const [bare = ''] = path.split(/[?#]/);
  return decoded(bare.slice(Math.max(bare.lastIndexOf('/'), bare.lastIndexOf('\\')) + 1));
};

/** A picture that stands in the address itself. */
const withinAddress = (source: string): Blob | null => {
  const found = /^data:(image\/[a-z0-9.+-]+);base64,([\s\S]*)$/i.exec(source);
  if (found === null) return null;
  try {
    const letters = atob(decoded(found[2] ?? '').replaceAll(/\s+/g, ''));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: (found[1] ?? '').toLowerCase() });
  } catch {
    return null;
  }
};

const fromFiles = (files: readonly File[]): ChosenPage['pictureOf'] => {
  const byName = new Map(files.map((file) => [file.name, file]));
  return (source) => {
    // What lies on the web is not taken for a file of the same name.
    if (/^(?:https?:)?\/\//i.test(source)) return null;
    return byName.get(nameOf(source)) ?? null;
  };
};

const resolved = (source: string, base: string): string => {
  try {
    return new URL(source, base).href;
  } catch {
    return source;
  }
};

const fromParts = (parts: readonly PagePart[], address: string): ChosenPage['pictureOf'] => {
  const byAddress = new Map<string, PagePart>();
  for (const part of parts) {
    if (!part.type.startsWith('image/')) continue;
    if (part.location !== '') byAddress.set(part.location, part);
    if (part.contentId !== '') byAddress.set(`cid:${part.contentId}`, part);
  }
  return (source) => {
    const part = byAddress.get(source) ?? byAddress.get(resolved(source, address));
    return part === undefined ? null : new Blob([part.bytes], { type: part.type });
  };
};

const readMhtmlFile = async (file: File): Promise<Result<ChosenPage>> => {
  const { parts, location } = await readMhtml(new Uint8Array(await file.arrayBuffer()));
  const page = parts.find(({ html }) => html !== null);
  if (page === undefined) return fail('BAD_REQUEST', words.noPage);
  const find = fromParts(parts, location);
  return ok({
    name: file.name,
    html: page.html ?? '',
    address: webAddress(location),
    pictureOf: (source) => withinAddress(source) ?? find(source),
  });
};

const readHtmlFile = async (page: File, files: readonly File[]): Promise<Result<ChosenPage>> => {
  const html = textOf(new Uint8Array(await page.arrayBuffer()));
  const find = fromFiles(files.filter((file) => file !== page));
  return ok({
    name: page.name,
    html,
    address: savedFrom(html),
    pictureOf: (source) => withinAddress(source) ?? find(source),
  });
};

/** Reads files that were chosen together: one page, and where it needs them, its pictures. */
export const readChosen = async (files: readonly File[]): Promise<Result<ChosenPage>> => {
  const [page, other] = files.filter(isPage);
  if (page === undefined) return fail('BAD_REQUEST', words.noPage);
  if (other !== undefined) return fail('BAD_REQUEST', words.onePage);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > articleLimits.importBytes) {
    return fail('TOO_LARGE', words.tooLarge(articleLimits.importBytes / 1_000_000));
  }
  try {
    return await (isMhtml(page) ? readMhtmlFile(page) : readHtmlFile(page, files));
  } catch {
    // It is torn, or nothing of the kind that its name says.
    return fail('BAD_REQUEST', words.unreadable);
  }
};
