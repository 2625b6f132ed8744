import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { listUpTo } from '../core/list-up-to.ts';
import { lineUpTo, requiredLine, textUpTo } from '../core/text.ts';
import { uploadid } from '../file/upload.contract.ts';

export const weeklogLimits = {
  /** Weeks of a space are numbered from 1, the week of its start date. */
  weeks: 60,
  /** Markdown source of one entry, in characters. */
  text: 10_000,
  links: 20,
  /** In characters. */
  address: 1_000,
  title: 150,
  /** Papers of one entry, and its other files. */
  papers: 20,
  files: 20,
  /** Entries of one topic. */
  entries: 300,
  /** What all of these hold together, in characters; what an entry names counts for `named` and its title. */
  chars: 1_000_000,
  named: 100,
  /** A removed entry can be put back for so long, in ms: a week. */
  putBack: 7 * 24 * 3_600_000,
} as const;

const made = (what: string) => z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, what));
/** Each made by the client of 128 random bits, so that what is sent twice is there once. */
export const logid = made('There is no such entry.');
export const paperid = made('There is no such paper.');
export const logfileid = made('There is no such file.');

const week = z
  .int()
  .check(
    z.gte(1, 'The first week is 1.'),
    z.lte(weeklogLimits.weeks, `The last week is ${weeklogLimits.weeks}.`),
  );

const title = requiredLine(weeklogLimits.title);
export const linkAddress = z
  .url({ protocol: /^https?$/, error: 'Not an address of the web.' })
  .check(z.maxLength(weeklogLimits.address, `At most ${weeklogLimits.address} characters.`));

const link = z.strictObject({
  address: linkAddress,
  /** '' where it has none: then the address is shown. */
  title: lineUpTo(weeklogLimits.title),
});

/**
 * A paper is read here: a PDF that was sent (`upload.contract.ts`), or a published article of the same space.
 * `kept` is one that the entry has already.
 */
const paperContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pdf'), uploadid }),
  z.strictObject({ kind: z.literal('article'), articleid: id }),
  z.strictObject({ kind: z.literal('kept') }),
]);

/** Any other file is downloaded, whatever it is. `kept` is one that the entry has already. */
const fileContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sent'), uploadid }),
  z.strictObject({ kind: z.literal('kept') }),
]);

const counted = z.int().check(z.gte(0));
const time = z.iso.datetime();
const revision = { revision: counted };

const eachOnce = <Item>(idOf: (item: Item) => string, told: string) =>
  z.refine<readonly Item[]>((items) => new Set(items.map(idOf)).size === items.length, told);

/**
 * Body of `PUT /api/weeklog/entry/:logid`: makes an entry (revision 0), or changes it: what is not named any more
 * goes. Of another revision than is stored nothing is changed (CONFLICT); the same sent twice is there once.
 */
export const logDraft = z
  .strictObject({
    moduleid: id,
    topicid: id,
    week,
    /** What was done, as Markdown. */
    text: textUpTo(weeklogLimits.text),
    links: listUpTo(link, weeklogLimits.links, `At most ${weeklogLimits.links} links.`),
    papers: listUpTo(
      z.strictObject({ paperid, title, content: paperContent }),
      weeklogLimits.papers,
      `At most ${weeklogLimits.papers} papers.`,
    ).check(eachOnce((paper) => paper.paperid, 'A paper is named twice.')),
    files: listUpTo(
      z.strictObject({ logfileid, name: title, content: fileContent }),
      weeklogLimits.files,
      `At most ${weeklogLimits.files} files.`,
    ).check(eachOnce((file) => file.logfileid, 'A file is named twice.')),
    ...revision,
  })
  .check(
    z.refine(
      ({ text, links, papers, files }) =>
        text !== '' || links.length + papers.length + files.length > 0,
      { error: 'Say what was done, or add something.', path: ['text'] },
    ),
  );
export type LogDraft = z.infer<typeof logDraft>;
/** Body of what removes and puts back. */
export const logSeen = z.strictObject(revision);

/** A paper, as an entry names it. */
export const logPaper = z.discriminatedUnion('kind', [
  z.strictObject({
    paperid,
    title: z.string(),
    kind: z.literal('pdf'),
    bytes: counted,
    /** 0 where they could not be counted. */
    pages: counted,
  }),
  z.strictObject({
    paperid,
    title: z.string(),
    kind: z.literal('article'),
    articleid: id,
    /** It is not published any more: moderators alone are told of it. */
    isClosed: z.boolean(),
  }),
]);
export type LogPaper = z.infer<typeof logPaper>;

const person = z.strictObject({ userid: id, username: z.string() });

/** What was done in a week of a topic. */
export const logEntry = z.strictObject({
  logid,
  moduleid: id,
  topicid: id,
  week,
  ...revision,
  text: z.string(),
  links: z.array(z.strictObject({ address: z.string(), title: z.string() })),
  papers: z.array(logPaper),
  files: z.array(z.strictObject({ logfileid, name: z.string(), bytes: counted })),
  /** Who made it; null where they are gone. */
  by: z.nullable(person),
  at: time,
  editedAt: z.nullable(time),
  /** It was removed, and moderators, who alone are told of it, can put it back until then. */
  removedUntil: z.nullable(time),
});
export type LogEntry = z.infer<typeof logEntry>;

/** Params of `GET /api/weeklog/of/:moduleid/:topicid`. */
export const weeklogOf = z.strictObject({ moduleid: id, topicid: id });
/** By weeks, the first first, and as they were made within one. */
export const weeklog = z.strictObject({
  entries: z.array(logEntry),
  /** The day on which week 1 begins, as `2026-10-12`; '' where the space has none. */
  startDate: z.string(),
  mayEdit: z.boolean(),
});
export type Weeklog = z.infer<typeof weeklog>;

export const logRef = z.strictObject({ logid });
/** As in the address of its page; all of it must be right. */
export const paperRef = z.strictObject({
  moduleid: id,
  topicid: id,
  weekid: z.string().check(z.regex(/^[1-9]\d?$/, 'There is no such week.')),
  logid,
  paperid,
});
export const paperFileRef = z.strictObject({ logid, paperid });
export const logFileRef = z.strictObject({ logid, logfileid });

/** A paper as somebody reads it. What it holds comes by `pdf`, or as an article. */
export const paper = z.strictObject({
  paper: logPaper,
  space: z.strictObject({
    moduleid: id,
    title: z.string(),
    /** 'NA' where it is of none. */ school: z.string(),
  }),
  topic: z.strictObject({ topicid: id, title: z.string() }),
  week,
  /** When its entry was made. */
  at: time,
  mayEdit: z.boolean(),
});
export type Paper = z.infer<typeof paper>;
