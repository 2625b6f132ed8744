import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStage, type Stage } from '../../../test/live-stage.ts';
import { openLounges, remarksFeed, storedRemark } from '../../../test/lounge.place.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { stateEvery } from './places.ts';

const clock = createManualClock();
const lounges = openLounges();
const lounge = 'lounge';
const keys = lounges.keysTo(lounge);
let stage: Stage;

beforeAll(async () => {
  stage = await openStage({
    clock,
    feeds: [{ feed: remarksFeed, stored: storedRemark }],
    places: [lounges.kind],
  });
});
afterAll(() => stage.close());

const enter = async (who: { readonly token: string } | null) => {
  const peer = await stage.peer(who === null ? {} : { token: who.token });
  const entered = await peer.ask('place:enter', { kind: 'lounge', at: { lounge } });
  const states = (): string[] =>
    peer.plain
      .filter(({ name }) => name === 'place:changed')
      .map(({ payload }) => JSON.stringify((payload as { state: unknown }).state));
  return { roomId: entered.roomId, states };
};

test('PL4: who is there is told together, in persons, and only where it differs', async () => {
  const [ann, mod] = [await stage.register('ann'), await stage.register('mod')];
  keys.stands.set(ann.userid, 'phone').set(mod.userid, 'host').set('', 'screen');
  const host = await enter(mod);
  const others = [await enter(ann), await enter(ann), await enter(null)];
  /** A second after the other, until everybody there was told so. */
  const areTold = (state: object): Promise<unknown> =>
    vi.waitUntil(
      () => {
        clock.advance(stateEvery);
        const wanted = JSON.stringify(state);
        return [host, ...others].every((each) => each.states().at(-1) === wanted);
      },
      { timeout: 10_000, interval: 10 },
    );
  await areTold({ mood: 'calm', count: 3, hosts: [mod.userid] });
  keys.mood = 'lively';
  stage.placed().touch(host.roomId);
  await areTold({ mood: 'lively', count: 3, hosts: [mod.userid] });
  for (const { states } of [host, ...others]) {
    expect(new Set(states()).size).toBe(states().length);
  }
});
