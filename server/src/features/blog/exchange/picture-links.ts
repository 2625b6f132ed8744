import { pictureAddress } from './picture-address.ts';

/** A text with gaps for pictures that are yet to be kept. */
export type Piece =
  | string
  | {
      /** Where it lies in the zip. */
      readonly path: string;
      /** What stands around its address once it has one. */
      readonly before: string;
      readonly after: string;
      /** What stands there where it gets none. */
      readonly otherwise: string;
    };

/** Gives the path in the zip that a link means; null where there is no such picture. */
export type FindPicture = (link: string) => string | null;

export interface Linked {
  readonly pieces: readonly Piece[];
  /** Links to pictures that are not there, each once. */
  readonly missing: readonly string[];
  /** Pictures of other sites. */
  readonly away: number;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The whole text, whichever of its pictures have an address. */
export const written = (
  pieces: readonly Piece[],
  fileidOf: (path: string) => string | undefined,
): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const fileid = fileidOf(piece.path);
      return fileid === undefined
        ? piece.otherwise
        : `${piece.before}${pictureAddress(fileid)}${piece.after}`;
    })
    .join('');

/** Of a text that was written here: its pictures are at these places, wherever they stand. */
export const linkedAsListed = (
  text: string,
  listed: readonly string[],
  find: FindPicture,
): Linked => {
  const places = new Map(listed.map((place) => [place, find(place)]));
  const there = [...places].flatMap(([place, path]) =>
    path === null ? [] : [[place, path] as const],
  );
  const missing = [...places].flatMap(([place, path]) => (path === null ? [place] : []));
  if (there.length === 0) return { pieces: [text], missing, away: 0 };
  const paths = new Map(there);
  // The longest first: one may begin as another one does.
  const any = [...paths.keys()].toSorted((one, other) => other.length - one.length).map(escaped);
  const pieces = text.split(new RegExp(`(${any.join('|')})`)).map((part, at): Piece => {
    const path = at % 2 === 1 ? paths.get(part) : undefined;
    return path === undefined ? part : { path, before: '', after: '', otherwise: part };
  });
  return { pieces: pieces.filter((piece) => piece !== ''), missing, away: 0 };
};

/* What follows reads texts of others. Code is left as it is, so it is found first. */
const code = String.raw`(?:(?<=^|\n)[ ]{0,3}(?<fence>\x60{3,}|~{3,})[^\n]*(?:\n[\s\S]*?(?:\n[ ]{0,3}\k<fence>|$)|$)|\x60[^\x60\n]+\x60)`;
const inline = String.raw`(?<open>!\[[^\]\n]{0,500}\]\([ \t]*)(?:<(?<pointed>[^<>\n]{1,2000})>|(?<bare>[^\s()<>]{1,2000}))(?=[)\s])`;
const reference = String.raw`(?<=^|\n)(?<label>[ ]{0,3}\[[^\]\n]{1,500}\]:[ \t]*)(?<target>[^\s<>]{1,2000})`;
const tagged = String.raw`<img\b(?<attributes>[^<>]{0,4000})>`;
const embedded = String.raw`!\[\[(?<embed>[^\]\n|]{1,500})(?:\|(?<said>[^\]\n]{0,500}))?\]\]`;
const anywhere = new RegExp([code, embedded, inline, reference, tagged].join('|'), 'g');

interface Found {
  readonly link: string;
  readonly before: string;
  readonly after: string;
  /** It may be the address of something else. */
  readonly isMaybe?: true;
}

const attribute = (attributes: string, name: string): string => {
  const [, double, single] =
    new RegExp(String.raw`\b${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? [];
  return double ?? single ?? '';
};

/** What is said of a picture, without what would end it. */
const alternative = (said: string): string => said.replaceAll(/[[\]\n\\]/g, ' ').trim();

const foundIn = (groups: Readonly<Record<string, string | undefined>>): Found | null => {
  const { open, pointed, bare, label, target, attributes, embed, said } = groups;
  if (open !== undefined) return { link: pointed ?? bare ?? '', before: open, after: '' };
  if (label !== undefined) return { link: target ?? '', before: label, after: '', isMaybe: true };
  if (embed !== undefined) {
    // Of notes some embed others; a number is how wide a picture is shown.
    const about = said === undefined || /^\d+(?:x\d+)?$/.test(said) ? '' : alternative(said);
    return { link: embed, before: `![${about}](`, after: ')', isMaybe: true };
  }
  if (attributes === undefined) return null;
  const alt = alternative(attribute(attributes, 'alt'));
  return { link: attribute(attributes, 'src'), before: `![${alt}](`, after: ')' };
};

/** It names a site, or holds the picture itself; a picture of this server is no file of a zip either. */
const isAway = (link: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link);
const isHere = (link: string): boolean => link.startsWith(pictureAddress(''));

/** Of any Markdown: its links to pictures, as Markdown, HTML and Obsidian have them. */
export const linkedByReading = (text: string, find: FindPicture): Linked => {
  const pieces: Piece[] = [];
  const missing = new Set<string>();
  let [away, from] = [0, 0];
  for (const match of text.matchAll(anywhere)) {
    const found = match.groups === undefined ? null : foundIn(match.groups);
    if (found === null || found.link === '' || isHere(found.link)) continue;
    const { link, before, after, isMaybe } = found;
    const path = find(link);
    if (path === null) {
      if (isMaybe !== true && isAway(link)) away += 1;
      else if (isMaybe !== true) missing.add(link);
      continue;
    }
    pieces.push(text.slice(from, match.index), { path, before, after, otherwise: match[0] });
    from = match.index + match[0].length;
  }
  pieces.push(text.slice(from));
  return { pieces: pieces.filter((piece) => piece !== ''), missing: [...missing], away };
};
