import type { OwnPost } from '@sets/shared/blog/blog.contract.ts';
import { fail } from '@sets/shared/core/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePostServer } from '../../../../../test/fake-post-server.ts';
import { sendingTimes } from '../../../../core/paced-sending.ts';
import { keptPostDraft } from './kept-post-draft.ts';
import { comingPicture } from '../../../../core/writing/written.ts';
import { blankPost, emptyContent, newBlogid } from './post-content.ts';
import { PostSaver } from './post-saver.ts';
import { statusOf } from '../../../../core/writing/writing-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

const blogid = 'b'.repeat(22);
const there = (change: Partial<OwnPost> = {}): OwnPost => ({
  ...blankPost(blogid, { ...emptyContent, title: 'Title', text: 'Text' }),
  revision: 3,
  ...change,
});
const kept = keptPostDraft('mira', blogid, sessionStorage);

const begin = (first: OwnPost | null, server = fakePostServer(blogid, first)) => {
  const saver = new PostSaver(server.now() ?? blankPost(blogid), { server: server.api, kept });
  saver.begin();
  const wait = (ms: number = sendingTimes.pause): Promise<unknown> =>
    vi.advanceTimersByTimeAsync(ms);
  const state = () => saver.store.getState();
  return { server, saver, wait, state, status: () => statusOf(state()) };
};

it('makes ids of 128 bits that stand in an address', () => {
  const ids = new Set(Array.from({ length: 200 }, newBlogid));
  expect(ids.size).toBe(200);
  for (const each of ids) expect(each).toMatch(/^[A-Za-z0-9_-]{22}$/);
});

describe('what is typed', () => {
  it('is saved a moment after the last key, and makes a new post', async () => {
    const { server, saver, wait, status } = begin(null);
    expect(status()).toBe('saved');
    saver.edit({ title: 'N' });
    await wait(sendingTimes.pause - 1);
    saver.edit({ title: 'New' });
    await wait(sendingTimes.pause - 1);
    expect([server.calls, status()]).toEqual([[], 'waiting']);
    await wait(1);
    expect([server.now()?.content.title, status()]).toEqual(['New', 'saved']);
    expect(server.calls).toHaveLength(1);
    expect(kept.find()).toBeNull();
  });

  it('makes nothing where all of it is taken back', async () => {
    const { server, saver, wait } = begin(null);
    saver.edit({ title: 'N' });
    saver.edit({ title: '' });
    await wait();
    expect(server.calls).toEqual([]);
  });

  it('is kept in the tab without a network, sent once that is there, and found by a reload', async () => {
    const { server, saver, wait, status } = begin(there());
    server.fault = 'away';
    saver.edit({ text: 'Text, more' });
    await wait();
    expect(status()).toBe('offline');
    const again = begin(null, server);
    expect(again.state().draft.content.text).toBe('Text, more');
    server.fault = null;
    await again.wait();
    expect([server.now()?.content.text, again.status()]).toEqual(['Text, more', 'saved']);
  });

  it('is sent once more where the reply was lost, and is there once', async () => {
    const { server, saver, wait, state, status } = begin(there());
    server.fault = 'lost reply';
    saver.edit({ text: 'B' });
    await wait();
    server.fault = null;
    await wait(sendingTimes.retry);
    expect([server.now()?.content.text, server.now()?.revision, status()]).toEqual([
      'B',
      4,
      'saved',
    ]);
    expect(state().problem).toBeNull();
  });

  it('is what it was before again, though the reply to another text was lost', async () => {
    const { server, saver, wait, status } = begin(there());
    server.fault = 'lost reply';
    saver.edit({ text: 'B' });
    await wait();
    saver.edit({ text: 'Text' });
    server.fault = null;
    await wait(sendingTimes.retry);
    expect([server.now()?.content.text, status()]).toEqual(['Text', 'saved']);
  });

  it('is sent as the page is left, and found as sent by whoever opens it again', async () => {
    const { server, saver } = begin(there());
    saver.edit({ text: 'B' });
    saver.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.outliving).toEqual(['save']);
    const again = begin(null, server);
    await again.wait();
    expect([again.status(), again.state().problem, server.now()?.content.text]).toEqual([
      'saved',
      null,
      'B',
    ]);
  });

  it('stays here where it is too long, and where the server refuses it', async () => {
    const { server, saver, wait, state, status } = begin(there());
    saver.edit({ text: 'x'.repeat(100_001) });
    await wait();
    expect([server.calls, status()]).toEqual([[], 'unfinished']);
    server.answer = fail('FULL', 'No more.');
    saver.edit({ text: 'short' });
    await wait();
    expect([state().problem, status()]).toEqual([{ kind: 'refused', msg: 'No more.' }, 'asks']);
    server.answer = null;
    saver.edit({ text: 'shorter' });
    await wait();
    expect(server.now()?.content.text).toBe('shorter');
  });

  it('goes without pictures that are on their way, and loses their notes with the page', async () => {
    const { server, saver, wait } = begin(there());
    const note = comingPicture('a tree is on its way …', 'abc1');
    saver.edit({ text: `Text\n${note}\n` });
    await wait();
    expect(server.now()?.content.text).toBe('Text\n');
    server.fault = 'away';
    saver.edit({ text: `More\n${note}\n` });
    await wait();
    expect(begin(null, server).state().draft.content.text).toBe('More\n');
  });
});

describe('what was saved elsewhere', () => {
  const conflict = async () => {
    const begun = begin(there());
    begun.server.others((post) => ({ ...post, content: { ...post.content, text: 'Theirs' } }));
    begun.saver.edit({ text: 'Mine' });
    await begun.wait();
    expect([begun.state().problem, begun.status()]).toEqual([{ kind: 'changed' }, 'asks']);
    return begun;
  };

  it('gives way to what was typed here, and can be had back', async () => {
    const { server, saver, wait, state } = await conflict();
    saver.keepMine();
    await wait();
    expect(server.now()?.content.text).toBe('Mine');
    expect(state().draft.aside?.text).toBe('Theirs');
    saver.bringBack();
    await wait();
    expect(server.now()?.content.text).toBe('Theirs');
    expect(state().draft.aside?.text).toBe('Mine');
  });

  it('is taken, and what was typed here can be had back, also after a reload', async () => {
    const { server, saver, wait } = await conflict();
    saver.takeTheirs();
    const again = begin(null, server);
    expect(again.state().draft.content.text).toBe('Theirs');
    again.saver.bringBack();
    await wait();
    expect(server.now()?.content.text).toBe('Mine');
    again.saver.letGo();
    expect(kept.find()).toBeNull();
  });

  it('is shown where nothing is typed here', async () => {
    const { server, saver, state } = begin(there());
    server.others((post) => ({ ...post, content: { ...post.content, text: 'Theirs' } }));
    await saver.refresh();
    expect(state().draft.content.text).toBe('Theirs');
  });

  it('is no question where it is the same', async () => {
    const { server, saver, wait, status } = begin(there());
    server.others((post) => ({ ...post, content: { ...post.content, text: 'Same' } }));
    saver.edit({ text: 'Same' });
    await wait();
    expect(status()).toBe('saved');
  });

  it('may be that it was removed: it is put back with what was typed', async () => {
    const { server, saver, wait, state } = begin(there());
    server.others((post) => ({ ...post, removedUntil: '2026-12-05T20:00:00.000Z' }));
    saver.edit({ text: 'Mine' });
    await wait();
    expect(state().problem).toEqual({ kind: 'gone' });
    expect(await saver.change({ kind: 'putBack' })).toBeNull();
    await wait();
    expect(server.now()).toMatchObject({ removedUntil: null, content: { text: 'Mine' } });
  });

  it('may be that it is gone for good: what was typed stays', async () => {
    const { server, saver, wait, state } = begin(there());
    server.purge();
    saver.edit({ text: 'Mine' });
    await wait();
    expect([state().problem, state().draft.content.text]).toEqual([{ kind: 'gone' }, 'Mine']);
  });
});

describe('to publish', () => {
  it('saves what is typed first', async () => {
    const { server, saver } = begin(null);
    saver.edit({ title: 'T', text: 'x' });
    expect(await saver.change({ kind: 'publish' })).toBeNull();
    expect(server.calls.map(({ kind }) => kind)).toEqual(['save', 'publish']);
    expect(server.now()?.content.text).toBe('x');
  });

  it('is not done while something else was saved elsewhere, or the server is away', async () => {
    const { server, saver } = begin(there());
    server.others((post) => ({ ...post, content: { ...post.content, text: 'Theirs' } }));
    saver.edit({ text: 'Mine' });
    expect((await saver.change({ kind: 'publish' }))?.code).toBe('CONFLICT');
    expect(server.now()?.published).toBeNull();
    server.fault = 'away';
    saver.keepMine();
    expect((await saver.change({ kind: 'publish' }))?.code).toBe('UNAVAILABLE');
  });

  it('goes on where only its settings were changed elsewhere', async () => {
    const { server, saver } = begin(there());
    server.others((post) => ({ ...post, audience: 'link' }));
    expect(await saver.change({ kind: 'publish' })).toBeNull();
    expect(server.now()).toMatchObject({ audience: 'link', published: { differs: false } });
  });

  it('is not done with a text that another has saved meanwhile, until its author has seen it', async () => {
    const { server, saver, state } = begin(there());
    server.others((post) => ({ ...post, content: { ...post.content, text: 'Theirs' } }));
    expect((await saver.change({ kind: 'publish' }))?.code).toBe('CONFLICT');
    expect([server.now()?.published, state().draft.content.text]).toEqual([null, 'Theirs']);
    expect(await saver.change({ kind: 'publish' })).toBeNull();
    expect(server.now()?.published).not.toBeNull();
  });

  it('a picture is kept for a post that is made for it', async () => {
    const { server, saver } = begin(null);
    const told = await saver.keepPicture(new Blob(['x']));
    expect(told.ok && told.value.path).toBe('/api/file/p1');
    expect(server.now()?.revision).toBe(1);
  });
});
