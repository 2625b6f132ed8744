import { unparse } from 'papaparse';
import type { CloudWord } from './cloud-word.ts';
import { cloudRows } from './cloud-files.ts';
import { wordCloudMessages as messages } from './word-cloud.messages.ts';

/** By this mark spreadsheet programs know UTF-8. */
const mark = '\uFEFF';

/** Words and counts as CSV; what a spreadsheet would take for a formula is a text there, too. */
export const cloudCsv = (
  words: readonly (CloudWord & {
    readonly variants?: readonly { text: string; count: number }[];
  })[],
): string =>
  mark +
  unparse(cloudRows(words, [messages.word, messages.count, messages.variants]), {
    escapeFormulae: /^[\s\p{Cf}"]*[=+\-@＝＋－＠\t\r]/u,
    newline: '\r\n',
  });
