import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import type { QuestionPage } from '@sets/shared/qna/qna.contract.ts';
import { searchCalls } from '@sets/shared/search/search.calls.ts';
import type { SearchPage } from '@sets/shared/search/search.contract.ts';
import { buildClientIfStale } from '../../client-build.ts';
import { framesOf } from '../../frames/frames-of.ts';
import { launchChromium } from '../../launch-chromium.ts';
import { Child } from '../child-calls.ts';
import { explained } from '../explained.ts';
import { monotonic } from '../monotonic.ts';
import { percentile } from '../percentile.ts';
import { ServerProcess } from '../server-process.ts';
import { toldStage } from '../stage-file.ts';
import { type DiscussionStage, subjects, topics } from './discussion-stage.ts';
import type { ListenerCalls } from './listener-process.ts';
import type { DiscussionWave } from './listener-swarm.ts';

/** From the folder of the server. */
const entry = '../scripts/load/discussion/discussion-server.ts';
const secondsToFill = 240;
const pages = 200;
/** As many as one person may ask for in a minute. */
const mostSearches = 200;
/** Pages of the questions in each order. */
const mostLists = 60;
const questionOrders = ['newest', 'votes', 'unanswered'] as const;
/** Messages in the second in which the frames of a page are counted. */
const burst = 500;

export interface DiscussionOrder {
  readonly listeners: number;
  readonly perSecond: number;
  readonly seconds: number;
  /** In the chat whose pages are turned. */
  readonly filled: number;
  /** In a topic, in which is searched. */
  readonly questions: number;
}

export interface DiscussionResult extends DiscussionWave {
  /** A page of older messages, or of questions, whichever is slower, there and back, in ms: of twenty the second slowest. */
  readonly listP95Ms: number;
  /** A search among the questions, there and back, in ms: of twenty the second slowest. */
  readonly searchP95Ms: number;
  /** Of the page of a listener while 500 messages come in a second. */
  readonly framesPerS: number;
}

type Members = Child<ListenerCalls>;

/** A discussion with many listeners, pages of a long one, and the page of one who listens. */
export const runDiscussion = async (order: DiscussionOrder): Promise<DiscussionResult> => {
  await buildClientIfStale();
  const server = await ServerProcess.start(entry, {
    MESSAGES: String(order.filled),
    QUESTIONS: String(order.questions),
    DEMO_DATA: '0',
  });
  const members: Members = new Child('discussion/listener-process.ts');
  try {
    return await explained(server, async () => {
      const stage = await toldStage<DiscussionStage>(server.dataDir, secondsToFill);
      const wave = await listen(server, members, stage, order);
      const { port } = server;
      const place = { moduleid: stage.moduleid };
      const times = await members.call('timePages', {
        port,
        place,
        messages: order.filled,
        pages,
      });
      const lists = await timeLists(server, stage);
      const searches = await timeSearches(server, stage);
      const framesPerS = await lookAt(server, members, stage);
      return {
        ...wave,
        listP95Ms: Math.max(percentile(times, 95), percentile(lists, 95)),
        searchP95Ms: percentile(searches, 95),
        framesPerS,
      };
    });
  } finally {
    await members.stop();
    await server.end();
  }
};

/** As somebody types: a subject, one with the number of an exercise, the beginning of one, a question by its number. */
const sought = (at: number): string => {
  const subject = subjects[at % subjects.length] ?? '';
  const ways = [subject, `${subject} ${at % 97}`, subject.slice(0, 5), `question ${at * 40 + 1}`];
  return ways[at % ways.length] ?? '';
};

/** Pages of the questions, one after the other in each order. */
const timeLists = async (
  { address }: ServerProcess,
  { owner, moduleid }: DiscussionStage,
): Promise<number[]> => {
  const times: number[] = [];
  const path = qnaCalls.list.path.replace(':moduleid', moduleid).replace(':topicid', topics[0]);
  for (const order of questionOrders) {
    let before = '';
    for (let at = 0; at < mostLists; at += 1) {
      const from = before === '' ? '' : `&before=${encodeURIComponent(before)}`;
      const url = `${address}${path}?order=${order}${from}`;
      const startedAt = monotonic();
      const response = await fetch(url, { headers: { Authorization: `Bearer ${owner}` } });
      const told = (await response.json()) as QuestionPage;
      times.push(monotonic() - startedAt);
      if (!response.ok || told.questions.length === 0) throw new Error(`Nothing is listed: ${url}`);
      before = told.next ?? '';
    }
  }
  return times;
};

const timeSearches = async (
  { address }: ServerProcess,
  { owner }: DiscussionStage,
): Promise<number[]> => {
  const times: number[] = [];
  for (let at = 0; at < mostSearches; at += 1) {
    const url = `${address}${searchCalls.find.path}?q=${encodeURIComponent(sought(at))}`;
    const startedAt = monotonic();
    const response = await fetch(url, { headers: { Authorization: `Bearer ${owner}` } });
    const told = (await response.json()) as SearchPage;
    times.push(monotonic() - startedAt);
    if (!response.ok || told.hits.length === 0) throw new Error(`Nothing was found: ${url}`);
  }
  return times;
};

const listen = async (
  { port }: ServerProcess,
  members: Members,
  { moduleid, tokens }: DiscussionStage,
  { listeners, perSecond, seconds }: DiscussionOrder,
): Promise<DiscussionWave> => {
  const place = { moduleid, topicid: topics[0] };
  await members.call('enter', { port, place, listeners });
  return members.call('write', { tokens, perSecond, seconds });
};

/** Frames a second of a page in Chromium while the messages come. */
const lookAt = async (
  { port, address }: ServerProcess,
  members: Members,
  { moduleid, tokens }: DiscussionStage,
): Promise<number> => {
  const browser = await launchChromium();
  try {
    const topicid = topics[1];
    const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
    await page.goto(`${address}/module/${moduleid}/topic/${topicid}/portal/discussion`);
    await page.getByRole('heading', { name: 'Nothing has been written here yet.' }).waitFor();
    await members.call('enter', { port, place: { moduleid, topicid }, listeners: 1 });
    const writing = members.call('write', { tokens, perSecond: burst, seconds: 1 });
    await page.getByRole('article').first().waitFor();
    const { frames } = await framesOf(page, 1_000);
    const { messages } = await writing;
    if (messages !== burst) throw new Error(`Only ${messages} messages were taken.`);
    await page
      .getByRole('article')
      .filter({ hasText: `message ${burst - 1}` })
      .waitFor();
    return frames;
  } finally {
    await browser.close();
  }
};
