import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { SheetQuery, SheetTopics } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAsked } from '../../../../core/use-asked.ts';
import { sheetPaths } from '../../sheet-paths.ts';
import { sheetMessages } from '../sheet.messages.ts';
import { listMessages as words } from './list.messages.ts';
import { type SheetTab, sheetTabs, tabPath } from './sheet-place.ts';

/** So many of the most used subjects and tags are offered. */
const mostSubjects = 8;
const mostTags = 8;

const Tab = ({ tab, isCurrent }: { tab: SheetTab; isCurrent: boolean }) => (
  <li>
    <Link
      to={tabPath(tab)}
      aria-current={isCurrent ? 'page' : undefined}
      className="-mb-px grid min-h-12 place-items-center border-b-2 border-transparent px-2.5 font-medium text-ink-soft -outline-offset-3 hover:text-ink aria-[current]:border-people-ink aria-[current]:text-ink narrow:px-4"
    >
      {words.tabs[tab]}
    </Link>
  </li>
);

/** The lists that there are. */
export const SheetTabs = ({ place }: { place: SheetQuery }) => (
  <nav aria-label={words.lists} className="-mx-4 overflow-x-auto px-4">
    <ul className="flex min-w-max border-b border-line">
      {sheetTabs.map((tab) => (
        <Tab key={tab} tab={tab} isCurrent={place.of === tab} />
      ))}
    </ul>
  </nav>
);

const chip =
  'flex min-h-10 items-center gap-1.5 rounded-full border border-line px-4 text-sm text-ink-soft whitespace-nowrap hover:bg-sunken hover:text-ink aria-[current]:border-people aria-[current]:bg-people-tint aria-[current]:text-people-ink pointer-coarse:min-h-12';

/** What is listed; a tap leaves it. */
const Current = ({ children }: { children: ReactNode }) => (
  <li>
    <Link to={sheetPaths.list} aria-current="page" className={chip}>
      <bdi className="max-w-64 truncate">{children}</bdi>
      <X size={14} aria-hidden="true" className="flex-none" />
    </Link>
  </li>
);

const Subjects = ({ topics, current }: { topics: SheetTopics; current: string | null }) =>
  topics.subjects
    .filter(({ subject }) => subject !== current)
    .slice(0, mostSubjects)
    .map(({ subject, sheets }) => (
      <li key={subject}>
        <Link
          to={sheetPaths.subject(subject)}
          aria-label={words.ofSubject(subject, sheets)}
          className={chip}
        >
          <bdi className="max-w-48 truncate">{subject}</bdi>
        </Link>
      </li>
    ));

const Tags = ({ topics, current }: { topics: SheetTopics; current: string | null }) =>
  topics.tags
    .filter(({ tag }) => tag !== current)
    .slice(0, mostTags)
    .map(({ tag, sheets }) => (
      <li key={`#${tag}`}>
        <Link to={sheetPaths.tag(tag)} aria-label={words.tagged(tag, sheets)} className={chip}>
          <bdi className="max-w-48 truncate">{sheetMessages.tag(tag)}</bdi>
        </Link>
      </li>
    ));

interface SheetChipsProps {
  readonly token: string | null;
  readonly place: SheetQuery;
  /** The title of the space whose cheat sheets are listed, as far as it is known. */
  readonly space: string | null;
}

/** The most used subjects and tags; what is listed now stands first, and is left by a tap. */
export const SheetChips = ({ token, place, space }: SheetChipsProps) => {
  const { data } = useAsked(cheatsheetCalls.topics, { token });
  const topics = data ?? { subjects: [], tags: [] };
  const isChosen = place.of === 'subject' || place.of === 'tag' || place.of === 'space';
  if (!isChosen && topics.subjects.length + topics.tags.length === 0) return null;
  return (
    <nav aria-label={words.topics} className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none]">
      <ul className="flex w-max gap-2 narrow:w-auto narrow:flex-wrap">
        {place.of === 'subject' && <Current>{place.subject}</Current>}
        {place.of === 'tag' && <Current>{sheetMessages.tag(place.tag)}</Current>}
        {place.of === 'space' && <Current>{space ?? words.ofSomeSpace}</Current>}
        <Subjects topics={topics} current={place.of === 'subject' ? place.subject : null} />
        <Tags topics={topics} current={place.of === 'tag' ? place.tag : null} />
      </ul>
    </nav>
  );
};
