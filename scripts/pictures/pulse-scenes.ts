import { reactionKinds, usualPulse } from '@sets/shared/live/pulse.ts';
import { noReactions } from '@sets/shared/live/pulse-rules.ts';
import type { PulseOfRun } from '@sets/shared/pulse/pulse.contract.ts';
import type { Page } from 'playwright-core';
import { connect, type Peer } from '../../server/test/connect.ts';
import type { Camera } from './camera.ts';
import type { PresentedRun } from './presented-run.ts';
import type { Product } from './product.ts';
import { usualPoll } from './sample-polls.ts';

/** Twelve minutes in which a question was hard. */
const hard = (): PulseOfRun => {
  const start = Math.floor(Date.now() / 10_000) * 10_000 - 720_000;
  const isoOf = (step: number): string => new Date(start + step * 10_000).toISOString();
  const points = Array.from({ length: 70 }, (_, step) => ({
    at: isoOf(step),
    reactions: { ...noReactions, clap: step % 9 === 0 ? 4 + (step % 5) : 0, laugh: step % 7 },
    lost: Math.max(0, Math.round(11 - Math.abs(step - 38) / 1.6)),
    here: 40,
  }));
  return { step: 10_000, points, marks: [4, 21, 50].map((step) => isoOf(step)) };
};

/** Forty people, of whom eleven are lost and some react. */
const crowd = async ({ url }: Product, { code, roomId }: PresentedRun): Promise<Peer[]> => {
  const people: Peer[] = [];
  for (let at = 0; at < 40; at += 1) {
    const peer = await connect(url);
    people.push(peer);
    await peer.ask('room:join', { room: { code } });
    if (at < 11) await peer.ask('pulse:lost', { roomId, lost: true });
  }
  return people;
};

const reactAll = async (people: readonly Peer[], roomId: string): Promise<void> => {
  for (const [at, peer] of people.entries()) {
    await peer.ask('pulse:react', { roomId, kind: reactionKinds[at % 5] ?? 'clap' });
  }
};

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
};

/** Reactions and “I am lost”: on phones, on the desk, on the wall. */
export const photographPulse = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('pulse')) return;
  const run = await product.present(usualPoll);
  const people = await crowd(product, run);
  const { roomId, code } = run;
  await run.command({ type: 'open' });
  const phone = { path: `/j/${code}`, until: '.phone-pulse button', alone: true } as const;
  await camera.take({ ...phone, name: 'pulse-phone', sizes: ['small', 'phone', 'side'] });
  await camera.take({
    ...phone,
    name: 'pulse-phone-lost',
    sizes: ['small', 'phone'],
    before: press('I am lost'),
  });
  await camera.take({
    ...phone,
    name: 'pulse-phone-react',
    sizes: ['small', 'phone'],
    before: press('React'),
  });
  const desk = {
    path: `/tools/polltime/startpoll/${run.pollid}?room=${roomId}`,
    as: product.lecturer,
    sizes: ['phone', 'laptop'],
    isWhole: true,
    until: '[aria-label="How it goes"] img, [aria-label="How it goes"] svg',
    answers: { [`/api/runs/${run.runId ?? ''}/pulse`]: hard() },
  } as const;
  await camera.take({
    ...desk,
    name: 'pulse-host',
    before: async (page) => {
      await reactAll(people, roomId);
      await page.getByText('What phones can send').click();
      await page.getByText('Heart: ').waitFor({ state: 'attached' });
    },
  });
  const host = await connect(product.url, { token: product.lecturer.token });
  await host.ask('room:host', { roomId });
  await host.ask('pulse:settings', { roomId, settings: { ...usualPulse, onScreen: true } });
  const wall = { path: `/screen/${code}`, until: '.screen-pulse', sizes: ['projector'] } as const;
  await camera.take({ ...wall, name: 'pulse-wall-still' });
  const rising = async (page: Page): Promise<void> => {
    for (let wave = 0; wave < 4; wave += 1) {
      await reactAll(people.slice(wave * 5, wave * 5 + 5), roomId);
      await page.waitForTimeout(600);
    }
  };
  await camera.take({ ...wall, name: 'pulse-wall', moves: true, alone: true, before: rising });
  await run.command({ type: 'close' });
  await run.command({ type: 'end' });
  await camera.take({ ...desk, name: 'pulse-host-over', until: 'section svg[role="img"]' });
  for (const peer of [...people, host]) peer.close();
  run.close();
};
