import type { Connection } from 'mongoose';
import { AppError } from '../src/core/app-error.ts';
import { newId } from '../src/core/new-id.ts';
import type { PersonalData } from '../src/core/personal-data.ts';
import { openCheatSheets } from '../src/features/cheatsheet/cheatsheet.feature.ts';
import type { SheetPorts, SheetUploads } from '../src/features/cheatsheet/cheatsheet-tools.ts';
import { createManualClock } from './manual-clock.ts';
import { newSheetid } from './new-sheetid.ts';

const nothing = (): Promise<void> => Promise.resolve();
const personOf = (_id: string) =>
  ({ _id, username: _id, school: 'Harbour', verified: true, locked: false }) as never;

interface Kept {
  readonly by: string;
  readonly bytes: Buffer;
  owner: string | null;
}

/** Files that were sent, in memory. */
export const uploadsInMemory = () => {
  const all = new Map<string, Kept>();
  const uploads: SheetUploads = {
    find: async (userid, uploadid) => {
      const kept = all.get(uploadid);
      if (kept?.by !== userid) throw new AppError('NOT_FOUND', 'There is no such upload.');
      return { uploadid, name: 'a file', bytes: kept.bytes.length };
    },
    read: async function* (uploadid, from, to) {
      const kept = all.get(uploadid);
      if (kept === undefined) throw new AppError('NOT_FOUND', 'There is no such upload.');
      yield kept.bytes.subarray(from, to);
    },
    claim: async (userid, uploadid, { id }) => {
      const kept = all.get(uploadid);
      if (kept?.by !== userid) throw new AppError('NOT_FOUND', 'There is no such upload.');
      if ((kept.owner ?? id) !== id) throw new AppError('CONFLICT', 'It is used elsewhere.');
      kept.owner = id;
    },
    remove: async (uploadids) => {
      for (const uploadid of uploadids) all.delete(uploadid);
    },
    removeOf: async ({ id }) => {
      for (const [uploadid, { owner }] of all) if (owner === id) all.delete(uploadid);
    },
  };
  const send = (by: string, bytes: string | Buffer): string => {
    const uploadid = newSheetid();
    all.set(uploadid, { by, bytes: Buffer.from(bytes as string), owner: null });
    return uploadid;
  };
  return { all, uploads, send };
};

/** Pictures that were sent, in memory: what begins with 'P' is one. */
export const picturesInMemory = () => {
  const all = new Map<string, string>();
  const pictures: SheetPorts['pictures'] = {
    keep: async (_who, { sheetid, allow }, sent) => {
      await allow();
      if (sent[0] !== 0x50) throw new AppError('BAD_REQUEST', 'This is no picture.');
      const fileid = newId();
      all.set(fileid, sheetid);
      return { fileid, path: `/api/file/${fileid}`, width: 4, height: 3 };
    },
    read: async (_who, fileid) => Buffer.from(fileid),
    loosen: async (fileids) => {
      for (const fileid of fileids) all.delete(fileid);
    },
    remove: async (fileids) => {
      for (const fileid of fileids) all.delete(fileid);
    },
    removeAllOfSheet: async (sheetid) => {
      for (const [fileid, of] of all) if (of === sheetid) all.delete(fileid);
    },
  };
  return { all, pictures };
};

/** Cheat sheets as one of several processes has them; everybody is there, of one school, and blocks nobody. Jobs run when a test says so. */
export const openSheetsAlone = (connection: Connection, ports: Partial<SheetPorts> = {}) => {
  const clock = createManualClock();
  const handlers = new Map<string, (payload: never) => Promise<void>>();
  const waiting: { readonly name: string; readonly payload: never; readonly at: number }[] = [];
  const opened = openCheatSheets(
    {
      connection,
      clock,
      jobs: {
        handle: ({ name }, handler) => {
          const attempt = { number: 1, signal: new AbortController().signal, progress: nothing };
          handlers.set(name, (payload) => handler.run(payload, attempt));
        },
        enqueue: async ({ name }, payload, { notBefore = 0 } = {}) => {
          waiting.push({ name, payload: payload as never, at: notBefore });
          return '';
        },
        stateOf: () => Promise.resolve(null),
        forget: nothing,
      },
    },
    {
      people: {
        lookUp: (userid) => Promise.resolve(personOf(userid)),
        lookUpAll: (userids) =>
          Promise.resolve(new Map(userids.map((userid) => [userid, personOf(userid)]))),
      },
      blocks: { around: () => Promise.resolve(new Set<string>()) },
      spacesSeen: (_who, moduleids) =>
        Promise.resolve(new Map(moduleids.map((moduleid) => [moduleid, `Space ${moduleid}`]))),
      uploads: uploadsInMemory().uploads,
      pictures: picturesInMemory().pictures,
      readPdf: () => Promise.resolve({ ok: 'unread' }),
      onGone: nothing,
      ...ports,
    },
  );
  const run = async (until: number): Promise<void> => {
    const due = waiting.filter(({ at }) => at <= until);
    waiting.splice(0, waiting.length, ...waiting.filter(({ at }) => at > until));
    for (const { name, payload } of due) await handlers.get(name)?.(payload);
  };
  return {
    ...opened.services,
    clock,
    personalData: opened.personalData as PersonalData,
    removeFromSpace: (moduleid: string) => opened.removeFromSpace?.(moduleid),
    /** Runs what waits, whenever it is for. */
    runJobs: () => run(Number.POSITIVE_INFINITY),
    /** Runs what would run by now. */
    runDue: () => run(clock.now()),
  };
};
