import { parseArgs } from 'node:util';
import { mostPhones } from './file-descriptors.ts';
import { wholeNumber } from './whole-number.ts';

/** Messages a second that nobody here could send: as good as no bound. */
const mostHostile = 1_000_000;
/** All of them must end within the longest life of a tool. */
const mostRuns = 9;

export const loadUsage = `npm run load -- [options]
  --phones N      phones that answer (2000, at most ${mostPhones})
  --burst         all answer at the same moment; without it, each at a random one
  --seconds N     the time in which they answer without --burst (2, at most 60)
  --questions N   questions that are asked one after the other (7, at most 10)
  --room          three polls, one after the other in the same room, which everybody joins once; says
                  how long it takes until the last phone shows the next one
  --flood         ten hostile connections attack from before the phones join until the last question
                  is closed; what the phones notice of it is judged
  --hostile-rate N  messages and handshakes that the ten send in a second at most, all together
                  (20000, at most ${mostHostile}: as fast as server and machine let them)
  --head-start N  seconds of attack before the first phone joins (5, at most 60)
  --runs N        does all of it so often and gives the middle figures (1, at most ${mostRuns})
  --compare       half as many phones first, to see how the server's messages grow
  --json          the last line is one JSON object`;

export interface LoadOptions {
  readonly phones: number;
  /** The time in which the phones answer; 0: at once. */
  readonly overMs: number;
  readonly questions: number;
  readonly compare: boolean;
  /** Poll after poll in one room, instead of question after question. */
  readonly room: boolean;
  /** Messages a second of the hostile connections; null: nobody is hostile. */
  readonly hostileRate: number | null;
  readonly headStartMs: number;
  /** How often everything is done; the figures are then the middle ones. */
  readonly runs: number;
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
      room: { type: 'boolean', default: false },
      flood: { type: 'boolean', default: false },
      'hostile-rate': { type: 'string', default: '20000' },
      'head-start': { type: 'string', default: '5' },
      runs: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const runs = wholeNumber('runs', values.runs, 1, mostRuns);
  if (values.flood && (values.compare || runs > 1)) {
    throw new Error('--flood is done once and compares nothing: leave out --compare and --runs.');
  }
  if (values.room && (values.flood || values.compare || runs > 1)) {
    throw new Error('--room is done once and alone: leave out --flood, --compare and --runs.');
  }
  const hostileRate = wholeNumber('hostile-rate', values['hostile-rate'], 10, mostHostile);
  const seconds = wholeNumber('seconds', values.seconds, 1, 60);
  return {
    phones: wholeNumber('phones', values.phones, 2, mostPhones),
    overMs: values.burst ? 0 : seconds * 1_000,
    questions: wholeNumber('questions', values.questions, 1, 10),
    compare: values.compare,
    room: values.room,
    hostileRate: values.flood ? hostileRate : null,
    headStartMs: wholeNumber('head-start', values['head-start'], 0, 60) * 1_000,
    runs,
    json: values.json,
  };
};
