import { parseArgs } from 'node:util';
import { wholeNumber } from './whole-number.ts';

const mostKills = 200;
const mostPhones = 1_000;
const mostProcesses = 16;
/** Of Redis, where there is one. */
const usualRedisKills = '5';

export const chaosUsage = `npm run chaos -- [options]
  --kills N    how often the server is killed with kill -9 (20, at most ${mostKills})
  --phones N   phones that answer and change their answers meanwhile (200, at most ${mostPhones})
  --processes N    so many server processes behind one port (1, at most ${mostProcesses}): each kill is of one of them
  --redis-kills N  how often Redis is killed too, with several processes (${usualRedisKills}, at most ${mostKills})
  --room       the host goes from poll to poll in the same room, instead of from question to question
  --json       the last line is one JSON object`;

export interface ChaosOptions {
  readonly kills: number;
  readonly phones: number;
  readonly processes: number;
  /** Kills of Redis, beside `kills`. */
  readonly redisKills: number;
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
      processes: { type: 'string', default: '1' },
      'redis-kills': { type: 'string' },
      room: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const processes = wholeNumber('processes', values.processes, 1, mostProcesses);
  const typedRedisKills = values['redis-kills'] ?? (processes > 1 ? usualRedisKills : '0');
  const redisKills = wholeNumber('redis-kills', typedRedisKills, 0, mostKills);
  if (processes === 1 && redisKills > 0) {
    throw new Error('One process has no Redis: leave out --redis-kills, or say --processes 2.');
  }
  return {
    processes,
    redisKills,
    kills: wholeNumber('kills', values.kills, 1, mostKills),
    phones: wholeNumber('phones', values.phones, 1, mostPhones),
    room: values.room,
    json: values.json,
  };
};
