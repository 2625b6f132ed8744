import { parseArgs } from 'node:util';
import { type KilledPhase, killedPhases } from './quiz/killed-phases.ts';
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
  --redis-faults N  instead of killing Redis with all that hangs on it: how often one that stands beside the
               servers is paused for 10 s, full, emptied or restarted, by turns, while they stay (0, at most ${mostKills})
  --room       the host goes from poll to poll in the same room, instead of from question to question
  --quiz       a quiz is played, and the server is killed once in each of its phases: instead of --kills
  --phases P,… only in these phases of the quiz (${killedPhases.join(', ')})
  --json       the last line is one JSON object`;

export interface ChaosOptions {
  readonly kills: number;
  readonly phones: number;
  readonly processes: number;
  /** Kills of Redis, beside `kills`. */
  readonly redisKills: number;
  /** How often a Redis that is not the keeper's fails while the servers stay, beside `kills`. */
  readonly redisFaults: number;
  readonly room: boolean;
  /** Once in each of these phases of a quiz, instead of `kills`; null where no quiz is played. */
  readonly quiz: readonly KilledPhase[] | null;
  readonly json: boolean;
}

/** All of them where nothing was typed. */
const phasesOf = (typed: string | undefined): readonly KilledPhase[] => {
  if (typed === undefined) return killedPhases;
  const wanted = typed.split(',');
  const unknown = wanted.find((each) => !killedPhases.some((phase) => phase === each));
  if (unknown === undefined) return killedPhases.filter((phase) => wanted.includes(phase));
  throw new Error(`--phases are some of ${killedPhases.join(', ')}: “${unknown}” is none.`);
};

/** Reads the command line of `npm run chaos`. Throws a sentence for a person. */
export const readChaosOptions = (args: string[]): ChaosOptions => {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string' },
      phones: { type: 'string', default: '200' },
      processes: { type: 'string', default: '1' },
      'redis-kills': { type: 'string' },
      'redis-faults': { type: 'string', default: '0' },
      room: { type: 'boolean', default: false },
      quiz: { type: 'boolean', default: false },
      phases: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const processes = wholeNumber('processes', values.processes, 1, mostProcesses);
  const redisFaults = wholeNumber('redis-faults', values['redis-faults'], 0, mostKills);
  const hasOwnRedis = processes > 1 && redisFaults === 0;
  const typedRedisKills = values['redis-kills'] ?? (hasOwnRedis ? usualRedisKills : '0');
  const redisKills = wholeNumber('redis-kills', typedRedisKills, 0, mostKills);
  if (processes === 1 && redisKills + redisFaults > 0) {
    throw new Error('One process has no Redis: say --processes 2, or nothing of Redis.');
  }
  if (redisKills > 0 && redisFaults > 0) {
    throw new Error('--redis-kills is of the keeper’s Redis, --redis-faults of another: say one.');
  }
  const { kills, room, quiz } = values;
  if (!quiz && values.phases !== undefined) throw new Error('--phases are those of a --quiz.');
  if (quiz && (kills !== undefined || room || processes > 1)) {
    throw new Error(
      '--quiz kills one process once in each phase: leave out --kills, --room and --processes.',
    );
  }
  return {
    processes,
    redisKills,
    redisFaults,
    kills: wholeNumber('kills', kills ?? '20', 1, mostKills),
    phones: wholeNumber('phones', values.phones, 1, mostPhones),
    room,
    quiz: quiz ? phasesOf(values.phases) : null,
    json: values.json,
  };
};
