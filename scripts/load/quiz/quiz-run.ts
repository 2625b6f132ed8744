import { slotOf } from '@sets/shared/quiz/quiz.deck.ts';
import type { AnswerWave } from '../answer-wave.ts';
import { Child } from '../child-calls.ts';
import { explained } from '../explained.ts';
import { type JoinStorms, joinStorms } from '../join-storms.ts';
import { type JudgedTwice, judgeTwice } from '../judge-twice.ts';
import type { LoadOptions } from '../load-options.ts';
import type { Beside } from '../load-run.ts';
import { longestTurn, type LoopTime } from '../longest-turn.ts';
import { Screen } from '../screen.ts';
import { ServerProcess } from '../server-process.ts';
import type { SwarmCalls } from '../swarm-process.ts';
import { QuizHost } from './quiz-host.ts';
import { sampleQuiz, sampleQuizValues } from './sample-quiz.ts';

/** Nobody who answers at once needs more; a machine that is very slow must not close it before. */
const times = { seconds: 120, reading: 0 };

/** How one question of a quiz went. Times in ms. */
export interface QuizQuestion {
  readonly wave: AnswerWave;
  /** From the host's tap until the last phone could answer. */
  readonly openedMs: number;
  /** From the host's tap until the last phone was told what it has won, and where it stands. */
  readonly personalMs: number;
  /** Of the server's event loop, from the first tap to then. */
  readonly loop: LoopTime;
}

export interface QuizResult extends JudgedTwice, JoinStorms {
  readonly questions: readonly QuizQuestion[];
  /** All messages of the server to phones, host and screen, until the last question was told. */
  readonly messagesSent: number;
  readonly missedNotices: number;
}

interface Hall {
  readonly server: ServerProcess;
  readonly host: QuizHost;
  readonly swarm: Child<SwarmCalls>;
}

/** One question: all answer at the same moment, it is closed and told, and who leads. */
const ask = async ({ server, host, swarm }: Hall, at: number): Promise<QuizQuestion> => {
  // Looking begins a new time to look back on.
  await longestTurn(server);
  const asked = await host.command({ type: 'ask', at });
  const openedMs = (await swarm.call('last', asked)) - asked.at;
  const order = { slot: slotOf(at), values: sampleQuizValues, overMs: 0 };
  const wave = await swarm.call('answer', order);
  await swarm.call('last', await host.closeQuestion(asked.version));
  const told = await host.command({ type: 'reveal' });
  const personalMs = (await swarm.call('told', told)) - told.at;
  const loop = await longestTurn(server);
  await swarm.call('last', await host.command({ type: 'board' }));
  return { wave, openedMs, personalMs, loop };
};

/** A whole quiz with many phones on the real server, its end judged before and after a `kill -9`. */
export const runQuiz = async (
  { phones, questions }: Pick<LoadOptions, 'phones' | 'questions'>,
  beside: Beside,
): Promise<QuizResult> => {
  const server = await ServerProcess.start();
  const swarm: Child<SwarmCalls> = new Child('swarm-process.ts');
  try {
    return await explained(server, async () => {
      const { port } = server;
      const host = await QuizHost.begin(port, sampleQuiz(questions, times));
      const screen = await Screen.watch(port, host.room.code, null);
      const hall = { server, host, swarm };
      const storms = await joinStorms(hall, phones, () => beside.storm());
      await swarm.call('call', null);
      const asked: QuizQuestion[] = [];
      while (asked.length < questions) {
        await beside.wave();
        asked.push(await ask(hall, asked.length));
      }
      const traffic = await swarm.call('traffic', null);
      const messagesSent = traffic.messages + host.messages + screen.messages;
      const judged = await judgeTwice(hall, phones);
      host.close();
      screen.close();
      const missedNotices = traffic.missed;
      return { ...judged, ...storms, questions: asked, messagesSent, missedNotices };
    });
  } finally {
    await swarm.stop();
    await server.end();
  }
};
