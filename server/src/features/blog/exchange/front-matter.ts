import { parseDocument, stringify } from 'yaml';

/** A Markdown file, taken apart. */
export interface Parted {
  /** What it says of itself above its text; null where it says nothing. */
  readonly matter: { readonly kind: 'yaml' | 'toml'; readonly source: string } | null;
  readonly text: string;
}

/** In characters: what is longer is no front matter that anybody wrote. */
const longest = 20_000;

const fences = [
  { kind: 'yaml', opens: /^---[ \t]*\n/, closes: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/g },
  { kind: 'toml', opens: /^\+\+\+[ \t]*\n/, closes: /\n\+\+\+[ \t]*(?:\n|$)/g },
] as const;

/** Editors end a file with a line break, which is not of the text. */
const withoutEnd = (text: string): string => text.replace(/\n$/, '');

/**
 * Takes a file apart whose lines end with line feeds alone. Of what stands below front matter one empty line is
 * not of the text, and of any text not the last line break: `joined` puts both there.
 */
export const parted = (file: string): Parted => {
  for (const { kind, opens, closes } of fences) {
    const opening = opens.exec(file)?.[0];
    if (opening === undefined) continue;
    const end = new RegExp(closes);
    end.lastIndex = opening.length - 1;
    const found = end.exec(file);
    // Without an end it is a line between two parts of a text.
    if (found === null) continue;
    const below = file.slice(found.index + found[0].length);
    return {
      matter: { kind, source: file.slice(opening.length, Math.max(opening.length, found.index)) },
      text: withoutEnd(below.replace(/^[ \t]*\n/, '')),
    };
  }
  return { matter: null, text: withoutEnd(file) };
};

/**
 * What YAML says, by the names that it uses, in small letters; null where it is none, or says no names. Nothing in
 * it stands for anything else in it, and no value is anything but text, number, truth, list or names.
 */
export const readMatter = (source: string): ReadonlyMap<string, unknown> | null => {
  if (source.length > longest) return null;
  try {
    const document = parseDocument(source, {
      schema: 'core',
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
    if (document.errors.length > 0) return null;
    const said: unknown = document.toJS({ mapAsMap: true, maxAliasCount: 0 });
    if (said === null) return new Map();
    if (!(said instanceof Map)) return null;
    return new Map([...said].map(([name, value]) => [String(name).toLowerCase(), value]));
  } catch {
    // Names that stand for others, and what is nested deeper than the library bears.
    return null;
  }
};

/** A Markdown file of what it says of itself and its text. */
export const joined = (matter: Readonly<Record<string, unknown>>, text: string): string => {
  const yaml = stringify(matter, {
    schema: 'core',
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
  return `---\n${yaml}---\n\n${text}\n`;
};
