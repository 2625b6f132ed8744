import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Author, Entry, FeedRoom } from '../live/feed.ts';
import { liveQnaActivity } from './live-qna.activity.ts';
import type { LiveQnaDefinition } from './live-qna.contract.ts';
import { type LiveQuestion, questionAct, questionsFeed as feed } from './live-qna.feed.ts';
import type { LiveQnaState } from './live-qna.live.ts';
import { liveQnaName } from './live-qna.name.ts';

const definition: LiveQnaDefinition = {
  title: 'Your questions',
  moderated: true,
  names: true,
  voting: 'up',
  asking: true,
};
const ann: Author = { as: 'phone', participant: 'ann' };
const ben: Author = { as: 'phone', participant: 'ben' };
const host: Author = { as: 'host', participant: 'host' };

const room = (
  changed: Partial<LiveQnaState> = {},
  defined: Partial<LiveQnaDefinition> = {},
): FeedRoom => {
  const all = { ...definition, ...defined };
  const state = { ...liveQnaActivity.start(all, { now: 0, seed: 7 }), ...changed };
  return { roomId: 'room', on: { activity: liveQnaName, definition: all, state } };
};
const ask = { lot: 7, text: 'Is it bounded?', name: 'Ann' };
const post = (who: Author, where: FeedRoom, item: object = ask) => {
  const read = feed.schemas.item.safeParse(item);
  return read.success ? feed.mayPost(who, read.data, where) : { ok: false, error: { code: 'BAD' } };
};
const kept = (changed: Partial<LiveQuestion> = {}): Entry<LiveQuestion> => ({
  id: 1,
  author: ann,
  at: 0,
  item: { ...ask, stage: 'shown', answered: false, pinned: false, ...changed },
});

describe('asking', () => {
  test('where hosts look at questions first it waits; a host’s own does not', () => {
    expect(post(ann, room())).toMatchObject({ ok: true, value: { stage: 'waiting', name: 'Ann' } });
    expect(post(host, room())).toMatchObject({ value: { stage: 'shown' } });
    expect(post(ann, room({ moderated: false }))).toMatchObject({ value: { stage: 'shown' } });
  });

  test('a name only where names are wanted, and only one that can be seen', () => {
    expect(post(ann, room({}, { names: false }))).toMatchObject({ value: { name: null } });
    expect(post(ann, room(), { ...ask, name: ' \u202E ' })).toMatchObject({
      value: { name: null },
    });
  });

  test.each([
    ['of another run', room(), { ...ask, lot: 8 }, 'TOO_LATE'],
    ['while none are taken', room({ asking: false }), ask, 'TOO_LATE'],
    ['after the end', room({ phase: 'ended' }), ask, 'TOO_LATE'],
    ['while something else is on', { roomId: 'room', on: null }, ask, 'TOO_LATE'],
    ['by whom the host has kept from asking', room({ muted: ['ann'] }), ask, 'FORBIDDEN'],
    ['with nothing to be seen', room(), { ...ask, text: '\u200B ' }, 'BAD'],
    ['of more than 300 characters', room(), { ...ask, text: 'x'.repeat(301) }, 'BAD'],
    ['that says itself where it stands', room(), { ...ask, stage: 'shown' }, 'BAD'],
  ])('none %s', (_how, where, item, code) => {
    expect(post(ann, where, item)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('what becomes of a question', () => {
  const acts = fc.constantFrom(...questionAct.shape.act.options);

  test('whatever hosts do, in whatever order and however often, nobody’s words change', () => {
    fc.assert(
      fc.property(fc.array(acts), (given) => {
        let entry = kept();
        for (const act of given) {
          const told = feed.mayChange(host, entry, { act }, room());
          if (!told.ok) throw new Error(told.error.msg);
          const again = feed.mayChange(host, { ...entry, item: told.value! }, { act }, room());
          expect(again).toEqual(told);
          entry = Object.assign(kept(), { item: told.value as LiveQuestion });
        }
        expect(entry.item).toMatchObject(ask);
      }),
    );
  });

  test('phones do nothing to one, but may take their own back until it is answered', () => {
    expect(feed.mayChange(ann, kept(), { act: 'pin' }, room())).toMatchObject({ ok: false });
    expect(feed.mayChange(ben, kept(), null, room())).toMatchObject({ ok: false });
    expect(feed.mayChange(ann, kept(), null, room())).toEqual({ ok: true, value: null });
    expect(feed.mayChange(ann, kept({ answered: true }), null, room())).toMatchObject({
      ok: false,
    });
    expect(feed.mayChange(host, kept({ answered: true }), null, room())).toMatchObject({
      ok: true,
    });
  });

  test('nobody puts other words in the place of what was asked', () => {
    const changed = feed.mayChange(host, kept(), { ...ask, text: 'Something else' }, room());
    expect(changed).toMatchObject({ ok: false });
  });
});

describe('who sees what', () => {
  const stages = ['waiting', 'shown', 'hidden'] as const;

  test('what waits or is hidden reaches no phone and no screen; who asked reaches hosts as an id alone', () => {
    for (const stage of stages) {
      for (const audience of ['screen', 'phone'] as const) {
        const seen = feed.view(audience, kept({ stage }));
        if (stage !== 'shown') expect(seen).toBeNull();
        else
          expect(JSON.stringify(feed.schemas.views[audience].parse(seen))).not.toContain('"ann"');
      }
      const seen = feed.schemas.views.host.parse(feed.view('host', kept({ stage })));
      expect(seen).toMatchObject({ stage, by: 'ann', text: ask.text });
    }
  });

  test('the words of a vote tell nothing of what waits or is hidden', () => {
    const entries = stages.map((stage, at) =>
      Object.assign(kept({ stage, text: `${stage} text` }), { id: at + 1 }),
    );
    const value = { up: [1, 2, 3], down: [] };
    const { answer } = liveQnaActivity.inWords(definition, { slot: 'votes', value, entries });
    expect(answer).toBe('For: shown text');
  });
});
