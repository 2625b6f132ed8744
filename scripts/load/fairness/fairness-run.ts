import { setTimeout as pause } from 'node:timers/promises';
import { explained } from '../explained.ts';
import { monotonic } from '../monotonic.ts';
import { QuizHost } from '../quiz/quiz-host.ts';
import { sampleQuiz } from '../quiz/sample-quiz.ts';
import { ServerProcess } from '../server-process.ts';
import { until } from '../until.ts';
import { heartbeat } from '../../../server/src/live/connection/heartbeat.ts';
import { honestClass, liars, type Person } from './people.ts';
import { pretendedMs, TimedPhone } from './timed-phone.ts';

/** Seconds in which each question is to be answered. */
export const seconds = 20;
/** How long everybody thinks about the questions, by turns, in ms. */
export const thinks = [2_000, 4_000, 6_000] as const;
/** The second of three questions is paused while everybody thinks: so many ms after it was opened, for so many ms. */
const pausing = { after: 1_000, lasts: 3_000 } as const;
const msForTheLast = 60_000;

export interface FairnessOrder {
  /** Who says what is so. */
  readonly people: number;
  readonly questions: number;
  /** ms each way of the slowest connection. */
  readonly slowest: number;
  /** How often the heartbeat has measured everybody before the first question. */
  readonly pings: number;
}

/** Somebody, and the points that each question has brought. */
export interface Played {
  readonly person: Person;
  readonly points: readonly number[];
}

const pauseOnce = async (host: QuizHost): Promise<void> => {
  await pause(pausing.after);
  await host.command({ type: 'pause' });
  await pause(pausing.lasts);
  await host.command({ type: 'resume' });
};

const play = async (
  host: QuizHost,
  phones: readonly TimedPhone[],
  questions: number,
): Promise<Played[]> => {
  for (let at = 0; at < questions; at += 1) {
    const { version } = await host.command({ type: 'ask', at });
    if (at % thinks.length === 1) await pauseOnce(host);
    // Everybody has answered, which closes it.
    await host.stands('closed', version);
    await Promise.all(phones.map((phone) => phone.answered()));
    await host.command({ type: 'reveal' });
    if (!(await until(msForTheLast, () => phones.every(({ gained }) => gained.has(at))))) {
      throw new Error('Not everybody was told what they have won.');
    }
  }
  return phones.map(({ person, gained }) => ({
    person,
    points: Array.from({ length: questions }, (_, at) => gained.get(at) ?? 0),
  }));
};

/** A class with connections of every kind, and some who lie, plays a quiz on the real server. */
export const runFairness = async (order: FairnessOrder): Promise<Played[]> => {
  const { people, questions, slowest, pings } = order;
  const server = await ServerProcess.start();
  try {
    return await explained(server, async () => {
      const { port } = server;
      const quiz = sampleQuiz(questions, { seconds, reading: 0 });
      const host = await QuizHost.begin(port, quiz);
      const { code } = host.room;
      const everybody = [...honestClass(people, slowest), ...liars(slowest)];
      const phones = everybody.map((person) => new TimedPhone({ port, code, person, thinks }));
      try {
        const startedAt = monotonic();
        await Promise.all(phones.map((phone, index) => phone.enter(`Player ${index + 1}`)));
        // Whoever answers a ping late has done so by then.
        const measuredMs = pings * (heartbeat.pingInterval + 2 * slowest + pretendedMs);
        await pause(Math.max(0, startedAt + measuredMs - monotonic()));
        return await play(host, phones, questions);
      } finally {
        for (const phone of phones) phone.close();
        host.close();
      }
    });
  } finally {
    await server.end();
  }
};
