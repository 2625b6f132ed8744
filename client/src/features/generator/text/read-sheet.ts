import { generatorLimits } from '@sets/shared/generator/generator.contract.ts';
import { fail, ok, type Result } from '@sets/shared/core/result.ts';
import { generatorMessages as words } from '../generator.messages.ts';

const mb = 20;

/** What a file says, and whether all of it is taken. */
interface Sheet {
  readonly text: string;
  readonly isCut: boolean;
}

const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** By what a file begins with; what is no archive and no PDF is taken for text. */
const textIn = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { name } = file;
  const start = String.fromCharCode(...bytes.slice(0, 4));
  if (start === '%PDF') return (await import('./pdf-text.ts')).pdfText(file);
  if (start.startsWith('PK')) {
    const { slidesText, wordText } = await import('./office-text.ts');
    return /\.(?:pptx|ppsx|potx)$/i.test(name) ? slidesText(bytes) : wordText(bytes);
  }
  if (bytes.slice(0, 2_000).includes(0)) throw new Error('no text');
  return decoded(bytes);
};

/** The text of a cheat sheet or of slides, read on this device: nothing of the file is sent. */
export const readSheet = async (file: File): Promise<Result<Sheet>> => {
  if (file.size > mb * 1_000_000) return fail('TOO_LARGE', words.tooLarge(mb));
  try {
    const all = await textIn(file);
    const text = all.replaceAll('\u0000', '').trim();
    if (text === '') return fail('BAD_REQUEST', words.noText);
    const { text: most } = generatorLimits;
    return ok({ text: text.slice(0, most), isCut: text.length > most });
  } catch {
    return fail('BAD_REQUEST', words.unreadable);
  }
};
