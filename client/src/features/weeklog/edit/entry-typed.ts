import { fail, ok, type Result } from '@sets/shared/core/result.ts';
import {
  linkAddress,
  type LogDraft,
  type LogEntry,
  logDraft,
  weeklogLimits,
} from '@sets/shared/weeklog/weeklog.contract.ts';
import * as z from 'zod/mini';
import { newKey } from '../../../core/new-id.ts';
import type { TopicOf } from '../read/use-weeklog.ts';
import { weeklogMessages } from '../weeklog.messages.ts';

const words = weeklogMessages.form;

/** Where something that belongs to an entry comes from. */
type Origin =
  /** The entry has it already. */
  | { readonly kind: 'kept' }
  /** It is sent from here, under this key of the sender. */
  | { readonly kind: 'sent'; readonly key: string; readonly fileName: string }
  | { readonly kind: 'article'; readonly articleid: string };

/** A paper or a file, as it stands in the form. */
export interface TypedItem {
  readonly id: string;
  readonly name: string;
  readonly from: Origin;
}

export interface TypedLink {
  readonly key: string;
  readonly title: string;
  readonly address: string;
}

/** An entry, as it is being written. */
export interface TypedEntry {
  readonly week: number;
  readonly text: string;
  readonly links: readonly TypedLink[];
  readonly papers: readonly TypedItem[];
  readonly files: readonly TypedItem[];
}

const papersOf = (entry: LogEntry | null): readonly TypedItem[] =>
  (entry?.papers ?? []).map(({ paperid, title }) => ({
    id: paperid,
    name: title,
    from: { kind: 'kept' },
  }));
const filesOf = (entry: LogEntry | null): readonly TypedItem[] =>
  (entry?.files ?? []).map(({ logfileid, name }) => ({
    id: logfileid,
    name,
    from: { kind: 'kept' },
  }));

const linksOf = (entry: LogEntry | null): readonly TypedLink[] =>
  (entry?.links ?? []).map(({ title, address }) => ({ key: newKey(), title, address }));

export const typedOf = (entry: LogEntry | null, week: number): TypedEntry => ({
  week,
  text: entry?.text ?? '',
  links: linksOf(entry),
  papers: papersOf(entry),
  files: filesOf(entry),
});

/** What was not changed here is as others made it. */
const changedBy = <Value>(typed: Value, seen: Value, now: Value): Value =>
  typed === seen ? now : typed;

const rebasedItems = (
  typed: readonly TypedItem[],
  seen: readonly TypedItem[],
  now: readonly TypedItem[],
): readonly TypedItem[] => {
  const known = new Set([...typed, ...seen].map(({ id }) => id));
  const names = new Map(seen.map(({ id, name }) => [id, name]));
  const there = new Map(now.map(({ id, name }) => [id, name]));
  const renamed = ({ id, name, from }: TypedItem): TypedItem => ({
    id,
    name: changedBy(name, names.get(id) ?? '', there.get(id) ?? name),
    from,
  });
  return [
    ...typed
      .filter(({ id, from }) => from.kind !== 'kept' || there.has(id))
      .map((item) => renamed(item)),
    ...now.filter(({ id }) => !known.has(id)),
  ];
};

const rebasedLinks = (
  typed: readonly TypedLink[],
  seen: readonly TypedLink[],
  now: readonly TypedLink[],
): readonly TypedLink[] => {
  const isIn = (links: readonly TypedLink[], { address, title }: TypedLink): boolean =>
    links.some((each) => each.address === address && each.title === title);
  return [
    ...typed.filter((link) => !isIn(seen, link) || isIn(now, link)),
    ...now.filter((link) => !isIn(seen, link) && !isIn(typed, link)),
  ];
};

/**
 * What is typed, on top of what others have made of the entry since it was `seen`: what they added or changed is
 * kept, where it was not changed here too, and what they took out goes. Null: it was, or is, not there;
 * then its papers and files are not, either, and cannot be kept.
 */
export const rebased = (
  typed: TypedEntry,
  seen: LogEntry | null,
  now: LogEntry | null,
): TypedEntry => {
  const papers = rebasedItems(typed.papers, papersOf(seen), papersOf(now));
  const files = rebasedItems(typed.files, filesOf(seen), filesOf(now));
  if (seen === null || now === null) return { ...typed, papers, files };
  return {
    week: changedBy(typed.week, seen.week, now.week),
    text: changedBy(typed.text, seen.text, now.text),
    links: rebasedLinks(typed.links, linksOf(seen), linksOf(now)),
    papers,
    files,
  };
};

/** What of it is sent from here, by the keys of the sender. */
export const keysOf = ({ papers, files }: TypedEntry): string[] =>
  [...papers, ...files].flatMap(({ from }) => (from.kind === 'sent' ? from.key : []));

/** Lines that nobody has filled in are none. */
const filled = ({ links }: TypedEntry): readonly TypedLink[] =>
  links.filter(({ title, address }) => title.trim() !== '' || address.trim() !== '');

/** As one types it: what names a server alone is meant as a page of the web. */
const addressOf = (typed: string): string => {
  const text = typed.trim();
  const isBare = /^[^\s/:?#]+\.[^\s/:?#]+(?::\d+)?(?:[/?#]|$)/.test(text);
  return isBare ? `https://${text}` : text;
};

export const isAddress = (typed: string): boolean => {
  const address = addressOf(typed);
  return /^https?:\/\//i.test(address) && z.safeParse(linkAddress, address).success;
};

/** What has to be mended before it can be saved; null where nothing has. */
export const faultOf = (typed: TypedEntry): string | null => {
  const { text, papers, files } = typed;
  const links = filled(typed);
  const over = text.trim().length - weeklogLimits.text;
  if (over > 0) return words.tooLong(over);
  if (!links.every(({ address }) => isAddress(address))) return words.badLink;
  if (![...papers, ...files].every(({ name }) => name.trim() !== '')) return words.noTitle;
  const isNothing = text.trim() === '' && links.length + papers.length + files.length === 0;
  return isNothing ? words.nothing : null;
};

const paperContent = (
  from: Origin,
  uploads: ReadonlyMap<string, string>,
): LogDraft['papers'][number]['content'] => {
  if (from.kind !== 'sent') return from;
  return { kind: 'pdf', uploadid: uploads.get(from.key) ?? '' };
};

const named = (name: string): string => name.trim().slice(0, weeklogLimits.title);

/** What is sent of it, or why that cannot be; `uploads` by the keys of the sender. Names that are too long are cut. */
export const draftOf = (
  typed: TypedEntry,
  { moduleid, topicid }: TopicOf,
  revision: number,
  uploads: ReadonlyMap<string, string>,
): Result<LogDraft> => {
  const read = z.safeParse(logDraft, {
    moduleid,
    topicid,
    week: typed.week,
    text: typed.text,
    links: filled(typed).map(({ title, address }) => ({
      title: named(title),
      address: addressOf(address),
    })),
    papers: typed.papers.map(({ id, name, from }) => ({
      paperid: id,
      title: named(name),
      content: paperContent(from, uploads),
    })),
    files: typed.files.map(({ id, name, from }) => ({
      logfileid: id,
      name: named(name),
      content:
        from.kind === 'sent'
          ? { kind: 'sent', uploadid: uploads.get(from.key) ?? '' }
          : { kind: 'kept' },
    })),
    revision,
  });
  return read.success
    ? ok(read.data)
    : fail('BAD_REQUEST', read.error.issues[0]?.message ?? read.error.message);
};
