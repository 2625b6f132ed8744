import { parseArgs } from 'node:util';
import { wholeNumber } from './whole-number.ts';

const mostKills = 200;
const mostPhones = 1_000;

export const chaosUsage = `npm run chaos -- [options]
  --kills N    how often the server is killed with kill -9 (20, at most ${mostKills})
  --phones N   phones that answer and change their answers meanwhile (200, at most ${mostPhones})
  --room       the host goes from poll to poll in the same room, instead of from question to question
  --json       the last line is one JSON object`;

export interface ChaosOptions {
  readonly kills: number;
  readonly phones: number;
  readonly room: boolean;
  readonly json: boolean;
}

/** Reads the command line of `npm run chaos`. Throws a sentence for a person. */
export const readChaosOptions = (args: string[]): ChaosOptions => {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: '20' },
      phones: { type: 'string', default: '200' },
      room: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  return {
    kills: wholeNumber('kills', values.kills, 1, mostKills),
    phones: wholeNumber('phones', values.phones, 1, mostPhones),
    room: values.room,
    json: values.json,
  };
};
