import { exchangeWords as words } from './exchange-words.ts';

export interface Decoded {
  readonly text: string;
  readonly notes: readonly string[];
}

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

const tidy = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '');

/** What an XML file says of its letters. */
const declared = (bytes: Uint8Array): string | null => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/i.exec(head)?.[1] ?? null;
};

const decoderOf = (encoding: string) => {
  try {
    return new TextDecoder(encoding);
  } catch {
    return null;
  }
};

/** A text file in whatever encoding: by its mark, as UTF-8, as it says itself, or as Windows writes. */
export const decodeText = (bytes: Uint8Array): Decoded => {
  const mark = marks.find((each) => each.bytes.every((byte, at) => bytes[at] === byte));
  if (mark !== undefined) {
    return { text: tidy(new TextDecoder(mark.encoding).decode(bytes)), notes: [] };
  }
  try {
    return { text: tidy(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), notes: [] };
  } catch {
    const named = declared(bytes);
    const decoder = (named === null ? null : decoderOf(named)) ?? new TextDecoder('windows-1252');
    return { text: tidy(decoder.decode(bytes)), notes: [words.decoded(decoder.encoding)] };
  }
};
