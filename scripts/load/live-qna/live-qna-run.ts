import type { LiveQna } from '@sets/shared/live-qna/live-qna.contract.ts';
import type { LiveQnaTally, LiveQnaView } from '@sets/shared/live-qna/live-qna.live.ts';
import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import type { Notice } from '@sets/shared/live/notices.ts';
import type { Module, Topic } from '@sets/shared/module/module.contract.ts';
import { Child } from '../child-calls.ts';
import { Connection } from '../connection.ts';
import { explained } from '../explained.ts';
import { dataOf, post, signIn } from '../lecturer.ts';
import { ServerProcess } from '../server-process.ts';
import { until } from '../until.ts';
import type { AskingCalls } from './asking-process.ts';
import type { AskedWave, VoteWave } from './asking-swarm.ts';

/** Fewer than hosts are told the votes of, so that all can be counted. */
const mostQuestions = 150;
const perSecond = 20;
const secondsForTheCount = 20;

export interface LiveQnaOrder {
  readonly phones: number;
  readonly overMs: number;
}

export interface LiveQnaResult extends Omit<AskedWave, 'ids'>, VoteWave {
  readonly questions: number;
  readonly asked: number;
  /** Votes that the host is shown when all have voted. */
  readonly counted: number;
}

/** What the host is shown of the votes. */
class Tally {
  counted = 0;

  readonly onEvent = (json: string): void => {
    if (!json.includes('"name":"tally:changed"')) return;
    const [, { payload }] = JSON.parse(json) as [string, Notice];
    const { tally } = payload as { readonly tally: LiveQnaTally | null };
    this.counted = Object.values(tally?.up ?? {}).reduce((sum, votes) => sum + votes, 0);
  };
}

/** A live Q&A in a topic of the lecturer's. */
const prepare = async (address: string, token: string): Promise<string> => {
  const blank = { description: '', startDate: '', divisionOnly: false, division: '' };
  const space = { title: 'Load', ...blank };
  const made = await post<Module>(`${address}/api/module/createmodule`, space, token);
  const { moduleid } = made;
  const topic = { moduleid, title: 'Questions' };
  const { topicid } = await post<Topic>(`${address}/api/module/addtopic`, topic, token);
  const definition = { title: 'Ask', moderated: false, names: false, voting: 'up', asking: true };
  const body = { ...definition, moduleid, topicid };
  return (await post<LiveQna>(`${address}/api/live-qna`, body, token)).liveqnaid;
};

/** Opens a room for it, with its host. */
const open = async ({ port, address }: ServerProcess, tally: Tally) => {
  const token = await signIn(port);
  const definitionId = await prepare(address, token);
  const host = await Connection.open({ port, token, onEvent: tally.onEvent });
  const wanted = { activity: liveQnaName, definitionId };
  const { room } = dataOf('room:open', await host.request('room:open', wanted));
  const { roomId, code } = room;
  const { notices } = dataOf('room:host', await host.request('room:host', { roomId }));
  const told = notices.find(({ name }) => name === 'run:changed')?.payload as {
    readonly run: { readonly runId: string };
    readonly view: LiveQnaView;
  };
  return { host, roomId, code, runId: told.run.runId, lot: told.view.lot };
};

/** Phones ask and vote in a live Q&A on a server of its own. */
export const runLiveQna = async ({ phones, overMs }: LiveQnaOrder): Promise<LiveQnaResult> => {
  const server = await ServerProcess.start();
  const swarm: Child<AskingCalls> = new Child('live-qna/asking-process.ts');
  try {
    return await explained(server, async () => {
      const tally = new Tally();
      const { host, ...room } = await open(server, tally);
      await swarm.call('enter', { port: server.port, phones, ...room });
      const questions = Math.min(phones, mostQuestions);
      const { ids, ...asked } = await swarm.call('ask', { count: questions, perSecond });
      const votes = await swarm.call('vote', { ids, overMs });
      await until(secondsForTheCount * 1_000, () => tally.counted === votes.acked);
      host.close();
      const { counted } = tally;
      return { questions, asked: ids.length, ...asked, ...votes, counted };
    });
  } finally {
    await swarm.stop();
    await server.end();
  }
};
