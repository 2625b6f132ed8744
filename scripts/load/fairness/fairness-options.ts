import { parseArgs } from 'node:util';
import { wholeNumber } from '../whole-number.ts';
import type { FairnessOrder } from './fairness-run.ts';
import { quickest } from './people.ts';

/** As many as one process answers for in time, so that what it adds to the delays is little. */
const mostPeople = 200;

export const fairnessUsage = `npm run fairness -- [options]
  --people N     people whose connections are of every kind (40, from 2 to ${mostPeople}); beside them some who lie
  --questions N  questions that all answer right, after thinking equally long (3, at most 10)
  --slowest MS   the slowest connection, in ms each way (2000; the quickest takes ${quickest})
  --pings N      how often the heartbeat has measured every connection before the first question (1, at most 5)
  --json         the last line is { "people", "worstDifferencePercent", "liarGainPercent" }`;

export interface FairnessOptions extends FairnessOrder {
  readonly json: boolean;
}

/** Reads the command line of `npm run fairness`. Throws a sentence for a person. */
export const readFairnessOptions = (args: string[]): FairnessOptions => {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: '40' },
      questions: { type: 'string', default: '3' },
      slowest: { type: 'string', default: '2000' },
      pings: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  return {
    people: wholeNumber('people', values.people, 2, mostPeople),
    questions: wholeNumber('questions', values.questions, 1, 10),
    slowest: wholeNumber('slowest', values.slowest, quickest, 4_000),
    pings: wholeNumber('pings', values.pings, 0, 5),
    json: values.json,
  };
};
