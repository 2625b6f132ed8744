import { parseArgs } from 'node:util';
import { mostPhones } from './file-descriptors.ts';
import { wholeNumber } from './whole-number.ts';

export const loadUsage = `npm run load -- [options]
  --phones N      phones that answer (2000, at most ${mostPhones})
  --burst         all answer at the same moment; without it, each at a random one
  --seconds N     the time in which they answer without --burst (2, at most 60)
  --questions N   questions that are asked one after the other (7, at most 10)
  --compare       half as many phones first, to see how the server's messages grow
  --json          the last line is one JSON object`;

export interface LoadOptions {
  readonly phones: number;
  /** The time in which the phones answer; 0: at once. */
  readonly overMs: number;
  readonly questions: number;
  readonly compare: boolean;
  readonly json: boolean;
}

/** Reads the command line of `npm run load`. Throws a sentence for a person. */
export const readLoadOptions = (args: string[]): LoadOptions => {
  const { values } = parseArgs({
    args,
    options: {
      phones: { type: 'string', default: '2000' },
      burst: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '2' },
      questions: { type: 'string', default: '7' },
      compare: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const seconds = wholeNumber('seconds', values.seconds, 1, 60);
  return {
    phones: wholeNumber('phones', values.phones, 2, mostPhones),
    overMs: values.burst ? 0 : seconds * 1_000,
    questions: wholeNumber('questions', values.questions, 1, 10),
    compare: values.compare,
    json: values.json,
  };
};
