import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { SheetQuery, SheetTopics } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { Languages as LanguagesIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAsked } from '../../../../core/use-asked.ts';
import { languageName } from '../../language-name.ts';
import { sheetPaths } from '../../sheet-paths.ts';
import { sheetMessages } from '../sheet.messages.ts';
import { listMessages as words } from './list.messages.ts';
import { languageIn, searchPath, type SheetTab, sheetTabs, tabPath } from './sheet-place.ts';

/** So many of the most used subjects, languages and tags are offered. */
const mostSubjects = 8;
const mostLanguages = 4;
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
const Current = ({ to = sheetPaths.list, children }: { to?: string; children: ReactNode }) => (
  <li>
    <Link to={to} aria-current="page" className={chip}>
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

const languageIcon = <LanguagesIcon size={15} aria-hidden="true" className="flex-none" />;

/** Where all is in one language there is nothing to choose. */
const languagesOffered = ({ languages }: SheetTopics) => (languages.length > 1 ? languages : []);

/** Beside words that are searched they are searched in it. */
const Languages = ({ topics, place }: { topics: SheetTopics; place: SheetQuery }) => {
  const current = languageIn(place);
  const typed = place.of === 'search' ? place.words : '';
  const all = current === undefined ? languagesOffered(topics) : topics.languages;
  return all
    .filter(({ language }) => language !== current)
    .slice(0, mostLanguages)
    .map(({ language, sheets }) => (
      <li key={`in ${language}`}>
        <Link
          to={searchPath(typed, language)}
          aria-label={words.inLanguage(languageName(language), sheets)}
          className={chip}
        >
          {languageIcon}
          <span className="max-w-48 truncate">{languageName(language)}</span>
        </Link>
      </li>
    ));
};

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

/** The most used subjects, languages and tags; what is listed now stands first, and is left by a tap. */
export const SheetChips = ({ token, place, space }: SheetChipsProps) => {
  const { data } = useAsked(cheatsheetCalls.topics, { token });
  const topics = data ?? { subjects: [], tags: [], languages: [] };
  const language = languageIn(place);
  const isChosen = place.of === 'subject' || place.of === 'tag' || place.of === 'space';
  const offered = topics.subjects.length + topics.tags.length + languagesOffered(topics).length;
  if (!isChosen && language === undefined && offered === 0) return null;
  return (
    <nav aria-label={words.topics} className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none]">
      <ul className="flex w-max gap-2 narrow:w-auto narrow:flex-wrap">
        {place.of === 'subject' && <Current>{place.subject}</Current>}
        {place.of === 'tag' && <Current>{sheetMessages.tag(place.tag)}</Current>}
        {language !== undefined && (
          <Current to={searchPath(place.of === 'search' ? place.words : '')}>
            {languageName(language)}
          </Current>
        )}
        {place.of === 'space' && <Current>{space ?? words.ofSomeSpace}</Current>}
        <Subjects topics={topics} current={place.of === 'subject' ? place.subject : null} />
        <Languages topics={topics} place={place} />
        <Tags topics={topics} current={place.of === 'tag' ? place.tag : null} />
      </ul>
    </nav>
  );
};
