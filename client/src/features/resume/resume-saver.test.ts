import { fail, ok, type Result } from '@sets/shared/core/result.ts';
import type { Resume } from '@sets/shared/resume/resume.contract.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeResumeServer, job, resumeOf } from '../../../test/fake-resume-server.ts';
import { keptResumeDrafts } from './kept-resume-drafts.ts';
import { type PieceKey, textOf } from './resume-pieces.ts';
import { ResumeSaver, savingTimes } from './resume-saver.ts';
import { shownEntries, statusOf } from './resume-state.ts';

const first: PieceKey = 'wkexp/1';

const open = (resume: Resume = resumeOf({ wkexp: [job('1'), job('2'), job('3')] })) => {
  const server = fakeResumeServer(resume);
  const notices: unknown[] = [];
  const begin = (): ResumeSaver => {
    const saver = new ResumeSaver(server.now(), {
      server: server.api,
      kept: keptResumeDrafts('mira', sessionStorage),
      onTold: () => undefined,
      onNotice: (notice) => notices.push(notice),
    });
    saver.begin();
    return saver;
  };
  const saver = begin();
  const type = (key: PieceKey, fields: Record<string, string>): void => {
    saver.open(key);
    saver.edit(key, fields);
  };
  return { server, saver, notices, begin, type, status: () => statusOf(saver.store.getState()) };
};
const draftOf = (saver: ResumeSaver, key: PieceKey) => saver.store.getState().drafts[key];

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('what is typed', () => {
  it('is sent once, a moment after the last key, with index, id and revision', async () => {
    const { server, type, status } = open();
    for (const title of ['A', 'An', 'Ana']) type('wkexp/2', { title });
    expect(status()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(savingTimes.pause - 1);
    expect(server.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.calls).toEqual([
      expect.objectContaining({ kind: 'edit', entryIndex: 1, entryId: '2', revision: 1 }),
    ]);
    expect(server.now().wkexp[1]?.title).toBe('Ana');
    expect(status()).toBe('saved');
  });

  it('keeps its blanks in the field though the server has it without them', async () => {
    const { server, saver, type, status } = open();
    type('intro', { intro: 'I am ' });
    await vi.runAllTimersAsync();
    expect(server.now().intro).toBe('I am');
    expect(textOf(draftOf(saver, 'intro')!.fields, 'intro')).toBe('I am ');
    expect(status()).toBe('saved');
    expect(saver.done('intro')).toBe(true);
    await vi.runAllTimersAsync();
    expect(draftOf(saver, 'intro')).toBeUndefined();
  });

  it('waits on the device while a field is missing, and its form stays open', async () => {
    const { server, saver, type, status, begin } = open();
    type(first, { title: ' ' });
    await vi.runAllTimersAsync();
    expect(server.calls).toEqual([]);
    expect(status()).toBe('unfinished');
    expect(saver.done(first)).toBe(false);
    expect(textOf(draftOf(begin(), first)!.fields, 'title')).toBe(' ');
  });

  it('survives a reload in the middle of it', async () => {
    const { server, type, begin } = open();
    type('about', { headline: 'Half a' });
    const again = begin();
    expect(draftOf(again, 'about')?.isOpen).toBe(true);
    await vi.advanceTimersByTimeAsync(savingTimes.pause);
    expect(server.now().about.headline).toBe('Half a');
  });

  it('is sent when the network is back, and nothing twice where only the reply was lost', async () => {
    const { server, saver, type, status } = open();
    server.fault = 'lost reply';
    type(first, { title: 'Once' });
    await vi.advanceTimersByTimeAsync(savingTimes.pause);
    expect(status()).toBe('offline');
    saver.edit(first, { title: 'Once more' });
    server.fault = null;
    await vi.runAllTimersAsync();
    expect(status()).toBe('saved');
    expect(server.now().wkexp[0]?.title).toBe('Once more');
  });

  it('is what it was before again, though the reply to another text was lost', async () => {
    const { server, saver, type, status } = open();
    const { title } = server.now().wkexp[0]!;
    server.fault = 'lost reply';
    type(first, { title: 'Once' });
    await vi.advanceTimersByTimeAsync(savingTimes.pause);
    saver.edit(first, { title });
    server.fault = null;
    await vi.runAllTimersAsync();
    expect(status()).toBe('saved');
    expect(server.now().wkexp[0]?.title).toBe(title);
  });

  it('that is refused is told, kept, and sent again once it is another', async () => {
    const { server, saver, type, status } = open();
    server.answer = fail('FORBIDDEN', 'No.');
    type(first, { title: 'Refused' });
    await vi.runAllTimersAsync();
    expect(draftOf(saver, first)?.problem).toEqual({ kind: 'refused', msg: 'No.' });
    expect(status()).toBe('asks');
    server.answer = null;
    saver.edit(first, { title: 'Taken' });
    await vi.runAllTimersAsync();
    expect(server.now().wkexp[0]?.title).toBe('Taken');
  });
});

describe('what others change meanwhile', () => {
  it('beside it does no harm: it is found again by its id', async () => {
    const { server, type, status } = open();
    server.others((resume) => ({ ...resume, wkexp: [job('9'), ...resume.wkexp.toReversed()] }));
    type(first, { title: 'Mine' });
    await vi.runAllTimersAsync();
    expect(server.now().wkexp.map(({ title }) => title)).toEqual([
      'Job 9',
      'Job 3',
      'Job 2',
      'Mine',
    ]);
    expect(status()).toBe('saved');
  });

  it.each(['mine', 'theirs'])(
    'of the same entry is asked about; both texts are there, and %s can stay',
    async (choice) => {
      const { server, saver, type, status } = open();
      server.others((resume) => ({
        ...resume,
        wkexp: resume.wkexp.map((each) => (each.entryId === '1' ? job('1', 'Theirs') : each)),
      }));
      type(first, { title: 'Mine' });
      await vi.runAllTimersAsync();
      const problem = draftOf(saver, first)?.problem;
      expect(problem).toMatchObject({ kind: 'changed', theirs: { title: 'Theirs' } });
      expect(server.now().wkexp[0]?.title).toBe('Theirs');
      expect(status()).toBe('asks');
      if (choice === 'mine') saver.keepMine(first);
      else saver.discard(first);
      await vi.runAllTimersAsync();
      expect(server.now().wkexp[0]?.title).toBe(choice === 'mine' ? 'Mine' : 'Theirs');
    },
  );

  it('of an open entry in which nothing is typed is shown in its fields', () => {
    const { server, saver, begin } = open();
    saver.open(first);
    server.others((resume) => ({ ...resume, wkexp: [job('1', 'Theirs')] }));
    saver.take(server.now());
    expect(textOf(draftOf(saver, first)!.fields, 'title')).toBe('Theirs');
    // So it is in one that was left open, and is found again.
    server.others((resume) => ({ ...resume, wkexp: [job('1', 'Theirs again')] }));
    expect(textOf(draftOf(begin(), first)!.fields, 'title')).toBe('Theirs again');
  });

  it('and that removes it lets it be added anew', async () => {
    const { server, saver, type } = open();
    server.others((resume) => ({ ...resume, wkexp: resume.wkexp.slice(1) }));
    type(first, { title: 'Mine' });
    await vi.runAllTimersAsync();
    expect(draftOf(saver, first)?.problem).toEqual({ kind: 'gone' });
    saver.keepMine(first);
    await vi.runAllTimersAsync();
    expect(server.now().wkexp.map(({ title }) => title)).toEqual(['Job 2', 'Job 3', 'Mine']);
  });

  it('never takes the place of something newer that is known', () => {
    const { server, saver } = open();
    const old = server.now();
    server.others((resume) => ({ ...resume, intro: 'New' }));
    saver.take(server.now());
    saver.take(old);
    expect(saver.store.getState().resume.intro).toBe('New');
  });
});

it('goes on with a server that was set back', async () => {
  const { server, type } = open(resumeOf({ revision: 9, wkexp: [job('1')] }));
  server.setBack(resumeOf({ revision: 3, wkexp: [job('1')] }));
  type(first, { title: 'Mine' });
  await vi.runAllTimersAsync();
  expect(server.now().wkexp[0]?.title).toBe('Mine');
});

describe('entries', () => {
  it('are added once, however often it is tried', async () => {
    const { server, saver } = open(resumeOf({}));
    const key = saver.add('skill');
    saver.edit(key, { skillName: 'Algebra' });
    server.fault = 'lost reply';
    await vi.advanceTimersByTimeAsync(savingTimes.pause + savingTimes.retry);
    saver.edit(key, { skillName: 'Algebra and more' });
    server.fault = null;
    await vi.runAllTimersAsync();
    expect(server.now().skill.map(({ skillName }) => skillName)).toEqual(['Algebra and more']);
  });

  it('that stay empty are nothing', () => {
    const { saver } = open(resumeOf({}));
    const key = saver.add('interest');
    expect(shownEntries(saver.store.getState(), 'interest')).toHaveLength(1);
    expect(saver.done(key)).toBe(true);
    expect(shownEntries(saver.store.getState(), 'interest')).toEqual([]);
  });

  it('are removed after a pause in which that is taken back', async () => {
    const { server, saver } = open();
    saver.remove(first);
    saver.remove('wkexp/3');
    await vi.advanceTimersByTimeAsync(savingTimes.removal - 1);
    saver.undo(first);
    await vi.runAllTimersAsync();
    expect(server.now().wkexp.map(({ entryId }) => entryId)).toEqual(['1', '2']);
  });

  it('are not removed where they were changed elsewhere', async () => {
    const { server, saver, notices } = open();
    saver.remove(first);
    server.others((resume) => ({ ...resume, wkexp: [job('1', 'Theirs'), job('2')] }));
    await vi.runAllTimersAsync();
    expect(notices).toEqual(['changedNotRemoved']);
    expect(server.now().wkexp).toHaveLength(2);
  });

  it('are put in order, also where another one came elsewhere', async () => {
    const { server, saver, status } = open();
    server.others((resume) => ({ ...resume, wkexp: [...resume.wkexp, job('4')] }));
    saver.move('wkexp', ['3', '2', '1']);
    expect(shownEntries(saver.store.getState(), 'wkexp')[0]?.entryId).toBe('3');
    saver.move('wkexp', ['3', '1', '2']);
    await vi.runAllTimersAsync();
    expect(server.now().wkexp.map(({ entryId }) => entryId)).toEqual(['3', '1', '2', '4']);
    expect(status()).toBe('saved');
  });
});

describe('a page that is left', () => {
  it('for another page of the app sends everything', async () => {
    const { server, saver, type } = open();
    type(first, { title: 'Last words' });
    saver.remove('wkexp/2');
    saver.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.now().wkexp.map(({ title }) => title)).toEqual(['Last words', 'Job 3']);
  });

  it('in the middle of a word knows its own words again when it comes back', async () => {
    const { server, saver, begin, status } = open(resumeOf({}));
    const key = saver.add('skill');
    saver.edit(key, { skillName: 'Alge' });
    saver.leave();
    vi.clearAllTimers();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.now().skill).toHaveLength(1);
    const again = begin();
    again.edit(key, { skillName: 'Algebra' });
    await vi.runAllTimersAsync();
    expect(server.now().skill.map(({ skillName }) => skillName)).toEqual(['Algebra']);
    expect(statusOf(again.store.getState())).toBe('saved');
    expect(status()).not.toBe('asks');
  });

  it('for good tells what it can in calls that outlive it', async () => {
    const { server, saver, type } = open();
    type(first, { title: 'Last words' });
    saver.remove('wkexp/2');
    saver.remove('wkexp/3');
    saver.leave();
    expect(server.outliving).toEqual(['edit', 'remove', 'remove']);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.now().wkexp.map(({ title }) => title)).toEqual(['Last words']);
  });
});

it('tells why a change of the whole was not made', async () => {
  const { server, saver } = open();
  expect(await saver.change({ kind: 'access', isClosed: true })).toBeNull();
  expect(server.now().access?.isClosed).toBe(true);
  const refused: Result<never> = fail('TOO_LARGE', 'Too large.');
  server.answer = refused;
  expect(await saver.change({ kind: 'photo', photo: new Blob() })).toEqual(refused.error);
  server.answer = ok(server.now());
});
