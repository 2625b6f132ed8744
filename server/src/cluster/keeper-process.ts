import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Measured } from '../core/team.ts';
import { aliveEveryMs, type FromKeeper, type ToKeeper } from './messages.ts';
import { Questions } from './questions.ts';

const program = fileURLToPath(new URL('keeper.ts', import.meta.url));

/** How long it may take to put everything on disk, in ms. */
const stopWithinMs = 20_000;

/** After so many of its words are missing it is taken to hang: longer than a store takes for what it does at one go. */
const mostSilent = 30;

/** The keeper, as the primary sees it. */
export interface KeeperProcess {
  readonly pid: number;
  readonly embeddedUri: string | null;
  readonly redisUrl: string | null;
  /** Resolves when it has ended, asked or not, with why. */
  readonly ended: Promise<string>;
  readonly measure: () => Promise<Measured | null>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the keeper; resolves when what it keeps can be used. From then on one that says nothing for
 * so long is ended.
 * @throws Error with its reason
 */
export const startKeeper = async (
  begin: Omit<Extract<ToKeeper, { type: 'begin' }>, 'type'>,
  { everyMs, most } = { everyMs: aliveEveryMs, most: mostSilent },
): Promise<KeeperProcess> => {
  const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.on('error', () => {});
  const questions = new Questions<Measured['metrics']>(1_000);
  let reason: string | null = null;
  let silentFor = 0;
  const {
    promise: ready,
    resolve: isReady,
    reject,
  } = Promise.withResolvers<Extract<FromKeeper, { type: 'ready' }>>();
  child.on('message', (message: FromKeeper) => {
    if (message.type === 'ready') isReady(message);
    else if (message.type === 'failed') reason = message.reason;
    else if (message.type === 'alive') silentFor = 0;
    else questions.answer(message.ask, message.metrics);
  });
  const ended = once(child, 'exit').then(
    ([code, signal]) =>
      reason ?? `The process that keeps the data ended (${signal ?? `code ${code}`}).`,
  );
  void ended.then((why) => reject(new Error(why)));
  tell(child, { type: 'begin', ...begin });
  const { embeddedUri, redisUrl } = await ready;
  // Counted, not timed: this process itself may have slept.
  const listening = setInterval(() => {
    silentFor += 1;
    if (silentFor <= most) return;
    reason = 'The process that keeps the data does not answer.';
    child.kill('SIGKILL');
  }, everyMs);
  void ended.then(() => clearInterval(listening));
  return {
    pid: child.pid ?? 0,
    embeddedUri,
    redisUrl,
    ended,
    measure: async () => {
      const metrics = await questions.ask((ask) => tell(child, { type: 'measure', ask }));
      return metrics === null ? null : { process: 'keeper', metrics };
    },
    stop: async () => {
      tell(child, { type: 'stop' });
      const giveUp = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
      await ended;
      clearTimeout(giveUp);
    },
  };
};

const tell = (child: ChildProcess, message: ToKeeper): void => {
  if (child.connected) child.send(message);
};
