import { product } from '@sets/shared/core/product.ts';

/** A file of the export and what it holds. */
export interface ReadmeLine {
  readonly file: string;
  readonly holds: string;
}

const lineOf = ({ file, holds }: ReadmeLine): string => `${file}\n  ${holds}\n`;

/** What lies on top of the export: which file holds what. */
export const readmeOf = (lines: readonly ReadmeLine[], madeAt: Date): string =>
  [
    `What ${product.name} keeps about you`,
    `Made on ${madeAt.toISOString()}.`,
    'Every file is JSON, which any text editor opens. Times are in UTC. Of what there is nothing there is no file.',
    lines.map(lineOf).join('\n').trimEnd(),
    'Not in here: your password, of which only a fingerprint is kept that nobody can read, and answers that you gave without logging in, because nobody can tell whose they are.',
    '',
  ].join('\n\n');
