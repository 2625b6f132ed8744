/** A part of a saved page. */
export interface PagePart {
  readonly type: string;
  /** Where it lay on the web, and its name within the file; '' where it says none. */
  readonly location: string;
  readonly contentId: string;
  /** Of a page. */
  readonly html: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface SavedPage {
  readonly parts: readonly PagePart[];
  /** The address that the page was saved from; '' where it is not said. */
  readonly location: string;
}

/** More parts than a page has. */
const mostParts = 3_000;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const isAt = (all: Uint8Array, what: Uint8Array, at: number): boolean => {
  for (let step = 0; step < what.length; step += 1) if (all[at + step] !== what[step]) return false;
  return true;
};

/** Where bytes stand in others, from a place on; -1 where they do not. */
const placeOf = (all: Uint8Array, what: Uint8Array, from: number): number => {
  const [first = 0] = what;
  for (let at = all.indexOf(first, from); at !== -1; at = all.indexOf(first, at + 1)) {
    if (isAt(all, what, at)) return at;
  }
  return -1;
};

const newline = 10;

/** What stands between the lines of a boundary: the parts, each with its headers. */
const cut = (all: Uint8Array<ArrayBuffer>, boundary: string): Uint8Array<ArrayBuffer>[] => {
  const mark = bytesOf(`--${boundary}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let begin = -1;
  for (let at = placeOf(all, mark, 0); at !== -1; at = placeOf(all, mark, at + mark.length)) {
    // It stands at the beginning of a line.
    if (at > 0 && all[at - 1] !== newline) continue;
    if (begin !== -1) parts.push(all.subarray(begin, at));
    begin = at + mark.length;
    if (parts.length >= mostParts) break;
  }
  return parts.map((part) => part.subarray(part.indexOf(newline) + 1));
};

const loadParser = async () => (await import('postal-mime')).default;

const valueOf = (headers: readonly { key: string; value: string }[], key: string): string =>
  (headers.find((header) => header.key === key)?.value ?? '').trim();

const readPart = async (part: Uint8Array<ArrayBuffer>): Promise<PagePart> => {
  const Parser = await loadParser();
  const { headers, html, attachments } = await Parser.parse(part);
  const content = attachments[0]?.content;
  const told = attachments[0]?.mimeType ?? valueOf(headers, 'content-type').split(';')[0] ?? '';
  return {
    type: told.toLowerCase(),
    location: valueOf(headers, 'content-location').replaceAll(/\s+/g, ''),
    contentId: valueOf(headers, 'content-id').replaceAll(/^<|>$/g, ''),
    html: html ?? null,
    bytes:
      content === undefined || typeof content === 'string'
        ? new Uint8Array()
        : new Uint8Array(content),
  };
};

/** Where the head of a message ends. */
const headLength = (all: Uint8Array): number => {
  const ends = [placeOf(all, bytesOf('\r\n\r\n'), 0), placeOf(all, bytesOf('\n\n'), 0)];
  const found = ends.filter((end) => end !== -1);
  return found.length === 0 ? all.length : Math.min(...found);
};

/** Reads a web page that a browser has saved as one file with all its parts (MHTML). */
export const readMhtml = async (all: Uint8Array<ArrayBuffer>): Promise<SavedPage> => {
  const Parser = await loadParser();
  const head = all.slice(0, headLength(all) + 2);
  const { headers } = await Parser.parse(head);
  const boundary = /boundary="?([^";\r\n]{1,200})"?/i.exec(valueOf(headers, 'content-type'))?.[1];
  const pieces = boundary === undefined ? [all] : cut(all, boundary);
  const parts: PagePart[] = [];
  for (const piece of pieces) parts.push(await readPart(piece));
  const page = parts.find(({ html }) => html !== null);
  return {
    parts,
    location: valueOf(headers, 'snapshot-content-location') || (page?.location ?? ''),
  };
};
