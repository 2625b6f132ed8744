import { fail } from '@sets/shared/core/result.ts';
import { uploadLimits } from '@sets/shared/file/upload.contract.ts';
import { describe, expect, it } from 'vitest';
import { fakeUploadServer } from '../../../test/fake-upload-server.ts';
import type { DeviceStorage } from '../device-storage.ts';
import { type FileMark, keptUploads } from './kept-uploads.ts';
import { Sender } from './sender.ts';

const storage = (): DeviceStorage => {
  const all = new Map<string, string>();
  return {
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
};
const { partBytes } = uploadLimits;
/** A file of some parts and a bit, whose bytes say where they are. */
const text = (parts: number): string =>
  Array.from({ length: parts }, (_, at) => String(at % 10).repeat(partBytes)).join('') + 'end';
const fileOf = (parts: number): Blob => new Blob([text(parts)]);
const markOf = (change: Partial<FileMark> = {}): FileMark => ({
  name: 'a.pdf',
  size: 10,
  lastModified: 1,
  bytes: 10,
  ...change,
});

const open = (kept = keptUploads('mira', storage())) => {
  const server = fakeUploadServer();
  const pauses: number[] = [];
  const pause = async (ms: number): Promise<void> => void pauses.push(ms);
  const sender = new Sender({ server: server.api, kept, pause, random: () => 0 });
  return { server, sender, pauses, kept };
};
type Opened = ReturnType<typeof open>;
const stateOf = ({ sender }: Opened, key: string) => sender.store.getState().states[key];
const sentText = async ({ sender, server }: Opened, key: string): Promise<string> => {
  const told = await sender.whole([key]);
  return told.ok ? server.textOf(told.value[0] ?? '') : told.error.msg;
};

describe('a file', () => {
  it('is sent part after part, and says how far it is', async () => {
    const all = open();
    const seen: number[] = [];
    const key = all.sender.add('a', fileOf(2));
    all.sender.store.subscribe(() => seen.push(stateOf(all, key)?.have ?? -1));
    expect(await sentText(all, key)).toBe(text(2));
    expect(all.server.asked).toEqual(['begin a', 'part a 0', 'part a 1000000', 'part a 2000000']);
    expect(seen).toEqual([0, 1_000_000, 2_000_000, 2_000_003, 2_000_003]);
    expect(all.pauses).toEqual([]);
  });

  it.each(['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'] as const)(
    'goes on from what is there after %s',
    async (code) => {
      const all = open();
      let left = 3;
      all.server.fault = (what) => {
        if (what !== 'part a 1000000' || left === 0) return null;
        left -= 1;
        return fail(code, 'Wait.');
      };
      const key = all.sender.add('a', fileOf(1));
      expect(await sentText(all, key)).toBe(text(1));
      expect(all.server.asked.filter((each) => each === 'part a 0')).toHaveLength(1);
      expect(all.pauses).toEqual([250, 500, 1_000]);
    },
  );

  it('sends nothing twice where the answer was lost', async () => {
    const all = open();
    let isLost = false;
    all.server.fault = (what) => {
      if (what !== 'part a 0' || isLost) return null;
      isLost = true;
      return 'lost reply';
    };
    expect(await sentText(all, all.sender.add('a', fileOf(1)))).toBe(text(1));
    expect(all.server.asked).toEqual(['begin a', 'part a 0', 'begin a', 'part a 1000000']);
  });

  it('waits as long as it is asked to', async () => {
    const all = open();
    let isTold = false;
    all.server.fault = () => {
      if (isTold) return null;
      isTold = true;
      return { ok: false, error: { code: 'RATE_LIMITED', msg: 'Wait.', retryInMs: 7_000 } };
    };
    expect(await sentText(all, all.sender.add('a', fileOf(0)))).toBe('end');
    expect(all.pauses).toEqual([7_000]);
  });

  it('begins again where the server has forgotten it', async () => {
    const all = open();
    let isForgotten = false;
    all.server.fault = (what) => {
      if (what === 'part a 1000000' && !isForgotten) {
        isForgotten = true;
        all.server.uploads.clear();
      }
      return null;
    };
    expect(await sentText(all, all.sender.add('a', fileOf(2)))).toBe(text(2));
  });

  it.each(['FULL', 'TOO_LARGE', 'FORBIDDEN', 'BAD_REQUEST'] as const)(
    'says so where it is %s, and is sent when somebody says so',
    async (code) => {
      const all = open();
      all.server.fault = () => fail(code, 'No room.');
      const key = all.sender.add('a', fileOf(0));
      expect(await sentText(all, key)).toBe('No room.');
      all.server.fault = () => null;
      all.sender.again(key);
      expect(await sentText(all, key)).toBe('end');
    },
  );

  it('says so where the server fails again and again', async () => {
    const all = open();
    all.server.fault = (what) => (what === 'part a 0' ? fail('INTERNAL', 'Broken.') : null);
    expect(await sentText(all, all.sender.add('a', fileOf(0)))).toBe('Broken.');
    expect(all.pauses).toHaveLength(4);
  });

  it('says so where it was changed on the disk meanwhile', async () => {
    const all = open();
    const gone = fileOf(0);
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as never;
    expect(await sentText(all, all.sender.add('a', gone))).toMatch(/Choose it again/);
  });
});

describe('several files', () => {
  it('go two at a time, in their order', async () => {
    const all = open();
    const gates = new Map(['a', 'b', 'c'].map((name) => [name, Promise.withResolvers<void>()]));
    all.server.until = (what) => gates.get(what.split(' ')[1] ?? '')?.promise ?? Promise.resolve();
    const keys = ['a', 'b', 'c'].map((name) => all.sender.add(name, fileOf(0)));
    expect(all.server.asked).toEqual(['begin a', 'begin b']);
    expect(stateOf(all, keys[2] ?? '')?.step).toBe('waits');
    gates.get('b')?.resolve();
    expect(await sentText(all, keys[1] ?? '')).toBe('end');
    await expect.poll(() => all.server.asked).toContain('begin c');
    for (const { resolve } of gates.values()) resolve();
    expect(await all.sender.whole(keys)).toMatchObject({ ok: true });
  });

  it('that is done without makes room, and leaves nothing there', async () => {
    const all = open();
    const gate = Promise.withResolvers<void>();
    all.server.until = () => gate.promise;
    const key = all.sender.add('a', fileOf(1));
    const whole = all.sender.whole([key]);
    all.sender.drop(key);
    expect(await whole).toMatchObject({ ok: false });
    gate.resolve();
    expect(await sentText(all, all.sender.add('b', fileOf(0)))).toBe('end');
    expect(all.server.dropped).toHaveLength(1);
    expect([...all.server.uploads.values()].map(({ name }) => name)).toEqual(['b']);
  });
});

describe('a file that is chosen again', () => {
  it('goes on where it was after a reload', async () => {
    const before = open();
    const never = new Promise<void>(() => undefined);
    before.server.until = (what) => (what === 'part a 1000000' ? never : Promise.resolve());
    before.sender.add('a', fileOf(1), markOf());
    await expect.poll(() => before.server.asked).toContain('part a 1000000');
    before.sender.close();
    before.server.until = () => Promise.resolve();
    before.server.asked.length = 0;
    const after = new Sender({ server: before.server.api, kept: before.kept });
    const told = await after.whole([after.add('a', fileOf(1), markOf())]);
    expect(before.server.asked).toEqual(['begin a', 'part a 1000000']);
    expect(told.ok && (await before.server.textOf(told.value[0] ?? ''))).toBe(text(1));
  });

  it('is another one twice in a page, once it is used, and where it was changed', async () => {
    const all = open();
    const first = all.sender.add('a', fileOf(0), markOf());
    const second = all.sender.add('a', fileOf(0), markOf());
    const ids = await all.sender.whole([first, second]);
    all.sender.used([first, second]);
    const after = new Sender({ server: all.server.api, kept: all.kept });
    const third = await after.whole([after.add('a', fileOf(0), markOf())]);
    const other = await after.whole([after.add('a', fileOf(0), markOf({ lastModified: 2 }))]);
    const named = [ids, third, other].flatMap((told) => (told.ok ? told.value : []));
    expect(new Set(named).size).toBe(4);
  });

  it('has another name where its own is of something else', async () => {
    const all = open();
    all.kept.keep(markOf(), 'x');
    all.server.uploads.set('x', { uploadid: 'x', name: 'other', bytes: 9, pieces: [], have: 0 });
    expect(await sentText(all, all.sender.add('a', fileOf(0), markOf()))).toBe('end');
    expect(all.server.uploads.get('x')?.name).toBe('other');
  });

  it('is forgotten after a day, when the server has forgotten it', () => {
    let now = 0;
    const kept = keptUploads('mira', storage(), () => now);
    kept.keep(markOf(), 'x'.repeat(22));
    expect(kept.find(markOf())).toBe('x'.repeat(22));
    now = uploadLimits.keptFor;
    expect(kept.find(markOf())).toBeNull();
  });
});
