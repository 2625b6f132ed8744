/** `npm run load`: many phones on the real server, and plain Socket.IO beside it. See docs/performance.md. */
import {
  discussionFigures,
  discussionLines,
  isSoundDiscussion,
} from './load/discussion/discussion-report.ts';
import { runDiscussion } from './load/discussion/discussion-run.ts';
import { requireDescriptors } from './load/file-descriptors.ts';
import {
  brokenBounds as brokenInFood,
  brokenPromises,
  foodFigures,
  foodLines,
} from './load/food/food-report.ts';
import { runFood } from './load/food/food-run.ts';
import { brokenBounds, floodFigures, floodLines } from './load/flood/flood-report.ts';
import { runFlood } from './load/flood/flood-run.ts';
import { cloudLines, isSoundKind, kindFigures, kindLines } from './load/kinds/kind-report.ts';
import { measureKind } from './load/kinds/kind-run.ts';
import { isSoundLiveQna, liveQnaFigures, liveQnaLines } from './load/live-qna/live-qna-report.ts';
import { runLiveQna } from './load/live-qna/live-qna-run.ts';
import {
  type LoadOptions,
  loadUsage,
  type Measured,
  readLoadOptions,
} from './load/load-options.ts';
import {
  isSound,
  loadFigures,
  type LoadFigures,
  middleFigures,
  questionLines,
  ratioLines,
  rawLines,
  sumLines,
} from './load/load-report.ts';
import { type Beside, type LoadOrder, type LoadResult, runLoad } from './load/load-run.ts';
import {
  feedFigures,
  feedLines,
  personalFigures,
  personalLines,
} from './load/members/members-report.ts';
import { runFeed, runPersonal } from './load/members/members-run.ts';
import { runModel } from './load/model/model-run.ts';
import { runProcesses } from './load/processes-run.ts';
import {
  brokenBounds as brokenInQuiz,
  isSoundQuiz,
  quizBesideLines,
  quizFigures,
  quizLines,
} from './load/quiz/quiz-report.ts';
import { runQuiz } from './load/quiz/quiz-run.ts';
import { RawBase } from './load/raw-base.ts';
import { isSoundRoom, roomFigures, roomLines } from './load/room-report.ts';
import { runRoom } from './load/room-run.ts';
import { runTool, type Verdict } from './load/run-tool.ts';

const show = (lines: readonly string[]): void => console.log(lines.join('\n'));

const measure = async (order: LoadOrder, beside?: Beside): Promise<LoadResult> => {
  const { phones, questions, overMs, processes = 1 } = order;
  const how = overMs === 0 ? 'at once' : `within ${overMs / 1_000} s`;
  const on = processes === 1 ? '' : ` on ${processes} processes`;
  console.log(`\n${phones} phones${on}, ${questions} questions, all answer ${how}:`);
  const load = await runLoad(order, beside);
  show([...questionLines(load), ...sumLines(phones, load)]);
  return load;
};

/** The product and plain Socket.IO in turns, so that both have the same luck with the machine. */
const besideBase = async (order: LoadOrder) => {
  const base = await RawBase.open(order.phones);
  try {
    const result = await measure(order, base);
    return { result, raw: base.figures() };
  } finally {
    await base.close();
  }
};

interface Run {
  readonly figures: LoadFigures;
  readonly isSound: boolean;
}

/** One lecture, with a smaller one before it where they are compared. */
const once = async (options: LoadOptions): Promise<Run> => {
  const { phones } = options;
  const half = Math.floor(phones / 2);
  const smaller = options.compare ? await measure({ ...options, phones: half }) : null;
  const { result, raw } = await besideBase(options);
  show(rawLines(raw));
  if (smaller) {
    const growth = result.messagesSent / smaller.messagesSent;
    console.log(`Messages from ${half} to ${phones} phones: 1 : ${growth.toFixed(2)}.`);
  }
  return {
    figures: loadFigures(phones, result, raw),
    isSound: isSound(phones, result) && (smaller === null || isSound(half, smaller)),
  };
};

/** The same on servers of several processes. */
const several = async (options: LoadOptions, counts: readonly number[]): Promise<boolean> => {
  const tools = { measure, besideBase, show };
  const { figures, isSound: allKept } = await runProcesses(options, counts, tools);
  const [only] = figures;
  if (options.json) console.log(JSON.stringify(figures.length === 1 ? only : { runs: figures }));
  return allKept;
};

/** Runs everything; gives whether the server kept every promise. */
const load = async (options: LoadOptions): Promise<boolean> => {
  requireDescriptors(options.phones);
  if (options.processCounts !== null) return several(options, options.processCounts);
  const runs: Run[] = [];
  while (runs.length < options.runs) runs.push(await once(options));
  const figures = runs.map((run) => run.figures);
  show(ratioLines(figures, options.overMs === 0));
  if (options.json) console.log(JSON.stringify(middleFigures(figures)));
  return runs.every((run) => run.isSound);
};

/** The same lecture under attack, without the base; gives whether the phones noticed too much. */
const flood = async (options: LoadOptions): Promise<boolean> => {
  const { phones, questions, hostileRate } = options;
  requireDescriptors(phones);
  console.log(`\n${phones} phones, ${questions} questions, ten hostile connections beside them:`);
  const result = await runFlood(options, hostileRate);
  const broken = brokenBounds(phones, result);
  show([...floodLines(phones, result), ...broken.map((sentence) => `Broken: ${sentence}`)]);
  if (options.json) console.log(JSON.stringify(floodFigures(phones, result)));
  return broken.length === 0;
};

/** Answers of one kind of question beside choices; gives whether the server kept every promise. */
const kindOfQuestion = async (options: LoadOptions): Promise<boolean> => {
  const { phones, kind, questions } = options;
  if (kind === null) throw new Error('--kind says of which.');
  requireDescriptors(phones);
  console.log(`\n${phones} phones, ${questions} times a choice and then ${kind}:`);
  const measured = await measureKind({ ...options, kind });
  show([...questionLines(measured.load), ...sumLines(phones, measured.load)]);
  show([...kindLines(measured), ...cloudLines(measured)]);
  if (options.json) console.log(JSON.stringify(kindFigures(phones, measured)));
  return isSoundKind(phones, measured);
};

/** Poll after poll in one room; gives whether everybody was in each, once. */
const room = async (options: LoadOptions): Promise<boolean> => {
  const { phones } = options;
  requireDescriptors(phones);
  console.log(`\n${phones} phones in one room, poll after poll:`);
  const result = await runRoom(options);
  show(roomLines(result));
  if (options.json) console.log(JSON.stringify(roomFigures(phones, result)));
  return isSoundRoom(phones, result);
};

/** Many who follow a feed; gives whether nothing was lost and the order was one. */
const feed = async ({ phones, feed: order, json }: LoadOptions): Promise<boolean> => {
  requireDescriptors(phones);
  const { perSecond, seconds } = order;
  console.log(`\n${phones} phones follow a feed, ${perSecond} entries a second for ${seconds} s:`);
  const wave = await runFeed(phones, perSecond, seconds);
  show(feedLines(wave));
  if (json) console.log(JSON.stringify(feedFigures(phones, wave)));
  return wave.lost === 0 && wave.reordered === 0 && wave.entries === perSecond * seconds;
};

/** Messages in the chat whose pages are turned, and questions in which is searched. */
const inSpace = { filled: 200_000, questions: 10_000 };

/** Many who listen to a discussion; gives whether it was as it should be. */
const discussion = async ({ phones, feed: order, json }: LoadOptions): Promise<boolean> => {
  requireDescriptors(phones);
  const { perSecond, seconds } = order;
  console.log(`\n${phones} listen to a topic, ${perSecond} messages a second for ${seconds} s:`);
  const result = await runDiscussion({ listeners: phones, perSecond, seconds, ...inSpace });
  show(discussionLines(inSpace, result));
  if (json) console.log(JSON.stringify(discussionFigures(phones, result)));
  return isSoundDiscussion(perSecond * seconds, result);
};

/** Phones ask and vote; gives whether nothing was lost and every vote was counted. */
const liveQna = async ({ phones, overMs, json }: LoadOptions): Promise<boolean> => {
  requireDescriptors(phones);
  console.log(`\n${phones} phones ask and vote in a live Q&A:`);
  const result = await runLiveQna({ phones, overMs });
  show(liveQnaLines(result));
  if (json) console.log(JSON.stringify(liveQnaFigures(phones, result)));
  return isSoundLiveQna(phones, result);
};

/** Phones play a quiz; gives whether every answer was kept and counted once, and within its bounds. */
const quiz = async ({ phones, questions, json }: LoadOptions): Promise<Verdict> => {
  requireDescriptors(phones);
  console.log(`\n${phones} phones play a quiz of ${questions} questions, all answer at once:`);
  const base = await RawBase.open(phones);
  try {
    const result = await runQuiz({ phones, questions }, base);
    const raw = base.figures();
    const figures = quizFigures(phones, result, raw);
    show([...quizLines(result), ...rawLines(raw), ...quizBesideLines(figures, questions)]);
    if (json) console.log(JSON.stringify(figures));
    if (!isSoundQuiz(phones, result)) return false;
    return brokenInQuiz(figures).length === 0 || 'slow';
  } finally {
    await base.close();
  }
};

/** More people want something to eat than there are portions; gives whether exactly those were sold, and within its bounds. */
const food = async ({ food: order, json }: LoadOptions): Promise<Verdict> => {
  const { orders, portions } = order;
  // A double tap is a connection of its own.
  requireDescriptors(2 * orders);
  console.log(
    `\n${orders} orders, ${portions} portions, at one stall; then again, with a kill -9:`,
  );
  const result = await runFood(order);
  const figures = foodFigures(order, result);
  const broken = brokenPromises(order, figures);
  show([...foodLines(result), ...broken.map((sentence) => `Broken: ${sentence}`)]);
  const slow = brokenInFood(figures);
  show(slow);
  if (json) console.log(JSON.stringify(figures));
  return broken.length === 0 && (slow.length === 0 || 'slow');
};

/** Each is told what is its own. */
const personal = async ({ phones, json }: LoadOptions): Promise<boolean> => {
  requireDescriptors(phones);
  console.log(`\n${phones} phones have guessed a number, the host tells it:`);
  const result = await runPersonal(phones);
  show(personalLines(result));
  if (json) console.log(JSON.stringify(personalFigures(phones, result)));
  return true;
};

/** What each thing costs, and what it says of more than fits this machine. */
const model = async (options: LoadOptions): Promise<boolean> => {
  const { rooms, phones } = options;
  requireDescriptors(Math.max(rooms, 2) * phones);
  console.log(`\nThe model, from ${2 * phones} phones, checked on ${rooms} rooms of ${phones}:`);
  const result = await runModel(options, show);
  if (options.json) console.log(JSON.stringify(result));
  return true;
};

const ways: Record<Measured, (options: LoadOptions) => Promise<Verdict>> = {
  answers: load,
  kind: kindOfQuestion,
  flood,
  room,
  feed,
  discussion,
  'live-qna': liveQna,
  quiz,
  food,
  personal,
  model,
};

await runTool(loadUsage, readLoadOptions, (options) => ways[options.measured](options));
