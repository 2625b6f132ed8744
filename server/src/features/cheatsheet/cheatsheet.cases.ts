import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { SheetFile } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Actor } from '../../core/actor.ts';
import {
  casesOf,
  everybody,
  onlyOwner,
  type Prepare,
  signedIn,
  type Stage,
} from '../../../test/call-case.ts';
import { newSheetid } from '../../../test/new-sheetid.ts';
import { sendUpload } from '../../../test/send-upload.ts';
import { settle } from '../../../test/settle.ts';
import { factsForTests } from '../../../test/sheet-stage.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { smallPicture } from '../../../test/small-picture.ts';

type Who = Pick<Actor, 'userid'>;

const answers = signedIn(200);
/** Nobody else's: as if it were not there. */
const ofOwner = onlyOwner(200, 404);

const facts = factsForTests();
const settings = { audience: 'everybody', commentsOpen: true } as const;

const send = async ({ app }: Stage, { userid }: Who, contents: Buffer | string) => {
  // They may have another address since, which nobody has proven.
  await settle(app, { userid }, { verified: true });
  const file = { name: 'a file', contents: Buffer.from(contents) };
  return sendUpload(app.features.uploads, userid, file);
};

const markdown = async (stage: Stage, who: Who): Promise<SheetFile> => ({
  kind: 'markdown',
  uploadid: await send(stage, who, 'Some words.'),
});

/** A sheet of the owner, of revision 1. */
const publishedOf = async (stage: Stage, owner: Who, file: SheetFile) => {
  const sheetid = newSheetid();
  const draft = { facts, settings, file };
  await stage.app.features.sheetWriting.publish(owner, sheetid, draft);
  return { sheetid };
};

const published: Prepare = async (stage, { owner }) => ({
  params: await publishedOf(stage, owner, await markdown(stage, owner)),
});

/** For somebody who may have another address since, which nobody has proven. */
const publishedForProven: Prepare = async (stage, people) => {
  if (people.actor !== null) await settle(stage.app, people.actor, { verified: true });
  return published(stage, people);
};

/** To read one takes a thread each time: of an owner there is one, which nobody changes. */
const pdfs = new Map<string, Promise<{ sheetid: string }>>();

const pdf: Prepare = async (stage, { owner }) => {
  const made = async () => {
    const uploadid = await send(stage, owner, smallPdf('Some words'));
    return publishedOf(stage, owner, { kind: 'pdf', uploadid, cover: null });
  };
  const there = pdfs.get(owner.userid) ?? made();
  pdfs.set(owner.userid, there);
  return { params: { ...(await there), version: '1' } };
};

const picture: Prepare = async (stage, { owner }) => {
  const uploadid = await send(stage, owner, await smallPicture());
  const file: SheetFile = { kind: 'pictures', uploadids: [uploadid] };
  const { sheetid } = await publishedOf(stage, owner, file);
  const { line } = await stage.app.features.sheetWriting.read(owner, sheetid);
  return { params: { sheetid, fileid: line.cover?.fileid ?? '' } };
};

const removed: Prepare = async (stage, people) => {
  const { params } = await published(stage, people);
  await stage.app.features.sheetWriting.remove(people.owner, params?.['sheetid'] ?? '', 1);
  return { params: params ?? {}, body: { revision: 2 } };
};

/** Whoever publishes under an id that nobody has makes a sheet of their own, of their own file. */
const newOne: Prepare = async (stage, { owner, actor }) => ({
  params: { sheetid: newSheetid() },
  body: { facts, settings, file: await markdown(stage, actor ?? owner) },
});

const replaced: Prepare = async (stage, people) => {
  const { params } = await published(stage, people);
  const file = await markdown(stage, people.owner);
  return { params: params ?? {}, body: { file, note: 'Mended', revision: 1 } };
};

const seen = { revision: 1 };
const file = { kind: 'markdown', uploadid: 'AAAAAAAAAAAAAAAAAAAAAA' } as const;

export const cases = casesOf(cheatsheetCalls, {
  list: { answers: everybody(200), query: { of: 'newest' } },
  topics: { answers: everybody(200) },
  view: { answers: everybody(200), query: {}, prepare: published },
  pdf: { answers: everybody(200), prepare: pdf },
  picture: { answers: everybody(200), prepare: picture },
  use: { answers, prepare: published },
  // Nobody votes for their own.
  vote: { answers: { ...answers, owner: 403 }, body: { vote: 'up' }, prepare: publishedForProven },
  own: { answers, query: {} },
  read: { answers: ofOwner, prepare: published },
  publish: { answers, body: { facts, settings, file }, prepare: newOne },
  edit: {
    answers: ofOwner,
    body: { facts: { ...facts, title: 'Another' }, settings, ...seen },
    prepare: published,
  },
  replace: { answers: ofOwner, body: { file, note: 'Mended', ...seen }, prepare: replaced },
  remove: { answers: ofOwner, body: seen, prepare: published },
  putBack: { answers: ofOwner, body: { revision: 2 }, prepare: removed },
});
