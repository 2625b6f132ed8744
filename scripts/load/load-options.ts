import { parseArgs } from 'node:util';
import {
  type QuestionKindName,
  questionKindNames,
  kindNamed,
} from '@sets/shared/question/question-kinds.ts';
import { mostPhones } from './file-descriptors.ts';
import { isCloud } from './kinds/word-cloud.ts';
import { wholeNumber } from './whole-number.ts';

/** Messages a second that nobody here could send: as good as no bound. */
const mostHostile = 1_000_000;
/** All of them must end within the longest life of a tool. */
const mostRuns = 9;
const mostCounts = 4;
const mostProcesses = 16;
/** The board of a kitchen shows no more that are not over. */
const mostPortions = 300;
const mostOrders = 5_000;
/** Each room of the model has a process of its own for its phones. */
const mostRooms = 8;

/** All that are answered. */
const kindsAnswered = questionKindNames.filter((name) => kindNamed(name).isSlide !== true);

export const loadUsage = `npm run load -- [options]
  --phones N      phones that answer (2000, at most ${mostPhones})
  --burst         all answer at the same moment; without it, each at a random one
  --seconds N     the time in which they answer without --burst (2, at most 60)
  --questions N   questions that are asked one after the other (7, at most 10)
  --kind K        a choice, then a question of this kind (${kindsAnswered.join(', ')}), in turns,
                  as often as --questions says (3): what is kept of it, and how long it takes beside a
                  choice; of a word cloud, three words a phone within --seconds (10), and what the wall gets
  --room          three polls, one after the other in the same room, which everybody joins once; says
                  how long it takes until the last phone shows the next one
  --flood         ten hostile connections attack from before the phones join until the last question
                  is closed; what the phones notice of it is judged
  --hostile-rate N  messages and handshakes that the ten send in a second at most, all together
                  (20000, at most ${mostHostile}: as fast as server and machine let them)
  --head-start N  seconds of attack before the first phone joins (5, at most 60)
  --feed          nobody answers: the phones follow a feed in which entries are posted
  --rate N        entries that are posted in a second for --feed, in ten seconds or as many as
                  --seconds says (100, at most 200)
  --discussion    nobody answers: --phones listen to a topic in which --rate messages a second (50) are
                  written for --seconds (20); then pages among 200000 messages, and a page in a browser
  --activity live-qna  the phones ask (up to 150 questions) and vote in a live Q&A
  --quiz          the phones play a quiz of --questions: all answer at the same moment, then it is told
                  what is right, and each what they have won
  --personal      the phones have guessed a number, the host tells it, each is told what is its own
  --food          nobody answers: --orders people (500) want one of --portions portions (300) of a stall within
                  ten seconds; the kitchen hands all of them over; again, with a kill -9 in the middle
  --model         measures what each thing costs, checks by it what some rooms cost, and says how fifty
                  rooms of 300 phones fare on several machines (--phones: of each room of the check, 250)
  --rooms N       rooms of the check for --model (4, at most 8)
  --processes N,… a server of so many processes, one after the other for each number: what an answer
                  costs its processes and Redis (at most ${mostCounts} numbers of at most ${mostProcesses})
  --runs N        does all of it so often and gives the middle figures (1, at most ${mostRuns})
  --compare       half as many phones first, to see how the server's messages grow
  --json          the last line is one JSON object`;

/** What is measured: answers, those to a kind of question, answers under attack, poll after poll, a feed, a discussion, a live Q&A, a quiz, orders of food, what is told to each, or what the model is made of. */
export type Measured = 'answers' | (typeof ways)[number];

export interface LoadOptions {
  readonly measured: Measured;
  readonly phones: number;
  /** The time in which the phones answer; 0: at once. */
  readonly overMs: number;
  readonly questions: number;
  /** Of `kind`: whose answers are measured beside choices. */
  readonly kind: QuestionKindName | null;
  /** Of the check of the model. */
  readonly rooms: number;
  readonly compare: boolean;
  /** Messages a second of the hostile connections. */
  readonly hostileRate: number;
  readonly headStartMs: number;
  /** Who place an order of food each, and how many can have it. */
  readonly food: { readonly orders: number; readonly portions: number };
  /** Of a feed: the time in which entries are posted, and how many in a second. */
  readonly feed: { readonly seconds: number; readonly perSecond: number };
  /** How often everything is done; the figures are then the middle ones. */
  readonly runs: number;
  /** A server of so many processes, for each number; null: one, of which nothing is said. */
  readonly processCounts: readonly number[] | null;
  readonly json: boolean;
}

const ways = [
  'kind',
  'flood',
  'room',
  'feed',
  'discussion',
  'live-qna',
  'quiz',
  'food',
  'personal',
  'model',
] as const;

/** What was asked for. Throws a sentence where it was more than one. */
const measuredOf = (values: Partial<Record<(typeof ways)[number], boolean>>): Measured => {
  const [way = 'answers', ...others] = ways.filter((each) => values[each] === true);
  if (others.length > 0) throw new Error(`--${way} is measured alone: leave out --${others[0]}.`);
  return way;
};

/** The kind of question that was typed. */
const kindOf = (typed: string | undefined): QuestionKindName | null => {
  if (typed === undefined) return null;
  const kind = kindsAnswered.find((name) => name === typed);
  if (kind !== undefined) return kind;
  throw new Error(
    `--kind is one of ${kindsAnswered.join(', ')}: “${typed}” is none that is answered.`,
  );
};

const usualPhones = (measured: Measured): string => (measured === 'model' ? '250' : '2000');

/** Numbers with commas between them; null where nothing was typed. */
const countsOf = (typed: string | undefined): readonly number[] | null => {
  if (typed === undefined) return null;
  const counts = typed.split(',');
  if (counts.length > mostCounts)
    throw new Error(`--processes takes ${mostCounts} numbers at most.`);
  return counts.map((count) => wholeNumber('processes', count, 1, mostProcesses));
};

/** What of the command line is done once and for answers alone. Throws a sentence for a person. */
const requireAlone = (
  measured: Measured,
  { runs, compare, processes }: { runs: number; compare: boolean; processes: boolean },
): void => {
  if (measured !== 'answers' && (compare || runs > 1 || processes)) {
    const sentence =
      'is done once and compares nothing: leave out --compare, --runs and --processes.';
    throw new Error(`--${measured} ${sentence}`);
  }
  if (processes && (compare || runs > 1)) {
    throw new Error('--processes compares by itself: leave out --compare and --runs.');
  }
};

/** How much is posted: a discussion is slower than a feed of a room may be. */
const feedOf = (
  measured: Measured,
  rate: string | undefined,
  seconds: (usual: number) => number,
): LoadOptions['feed'] =>
  measured === 'discussion'
    ? { seconds: seconds(20), perSecond: wholeNumber('rate', rate ?? '50', 1, 100) }
    : { seconds: seconds(10), perSecond: wholeNumber('rate', rate ?? '100', 1, 200) };

/** Who want something to eat, and for how many there is some. */
const foodOf = (typed: Readonly<Record<'orders' | 'portions', string>>): LoadOptions['food'] => ({
  orders: wholeNumber('orders', typed.orders, 2, mostOrders),
  portions: wholeNumber('portions', typed.portions, 1, mostPortions),
});

/** As they are typed, with what counts where they are not. */
const typedOptions = {
  phones: { type: 'string' },
  burst: { type: 'boolean', default: false },
  seconds: { type: 'string' },
  questions: { type: 'string' },
  kind: { type: 'string' },
  compare: { type: 'boolean', default: false },
  room: { type: 'boolean', default: false },
  rooms: { type: 'string', default: '4' },
  model: { type: 'boolean', default: false },
  flood: { type: 'boolean', default: false },
  'hostile-rate': { type: 'string', default: '20000' },
  'head-start': { type: 'string', default: '5' },
  feed: { type: 'boolean', default: false },
  discussion: { type: 'boolean', default: false },
  activity: { type: 'string' },
  rate: { type: 'string' },
  quiz: { type: 'boolean', default: false },
  food: { type: 'boolean', default: false },
  orders: { type: 'string', default: '500' },
  portions: { type: 'string', default: '300' },
  personal: { type: 'boolean', default: false },
  processes: { type: 'string' },
  runs: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;

/** Reads the command line of `npm run load`. Throws a sentence for a person. */
export const readLoadOptions = (args: string[]): LoadOptions => {
  const { values } = parseArgs({
    args,
    options: typedOptions,
  });
  const { activity } = values;
  if (activity !== undefined && activity !== 'live-qna') {
    throw new Error('--activity is live-qna: other activities have options of their own.');
  }
  const measured = measuredOf({
    ...values,
    kind: values.kind !== undefined,
    'live-qna': activity !== undefined,
  });
  const kind = kindOf(values.kind);
  const runs = wholeNumber('runs', values.runs, 1, mostRuns);
  const processCounts = countsOf(values.processes);
  const { compare } = values;
  requireAlone(measured, { runs, compare, processes: processCounts !== null });
  const seconds = (usual: number): number =>
    wholeNumber('seconds', values.seconds ?? String(usual), 1, 60);
  return {
    measured,
    phones: wholeNumber('phones', values.phones ?? usualPhones(measured), 2, mostPhones),
    overMs: values.burst ? 0 : seconds(kind !== null && isCloud(kind) ? 10 : 2) * 1_000,
    questions: wholeNumber('questions', values.questions ?? (kind === null ? '7' : '3'), 1, 10),
    kind,
    rooms: wholeNumber('rooms', values.rooms, 1, mostRooms),
    compare,
    hostileRate: wholeNumber('hostile-rate', values['hostile-rate'], 10, mostHostile),
    headStartMs: wholeNumber('head-start', values['head-start'], 0, 60) * 1_000,
    food: foodOf(values),
    feed: feedOf(measured, values.rate, seconds),
    runs,
    processCounts,
    json: values.json,
  };
};
