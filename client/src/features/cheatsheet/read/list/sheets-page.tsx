import {
  type SheetLine,
  sheetLimits,
  type SheetQuery,
} from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { Files, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { personPath } from '../../../../core/person-path.ts';
import { AddressSearch } from '../../../../ui/address-search.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { useTitle } from '../../../../ui/use-title.ts';
import { useAccount } from '../../../account/account.store.ts';
import { languageName } from '../../language-name.ts';
import { sheetPaths } from '../../sheet-paths.ts';
import { listMessages as words } from './list.messages.ts';
import { languageIn, searchPath, useSheetPlace } from './sheet-place.ts';
import { SheetChips, SheetTabs } from './sheet-ways.tsx';
import { SheetsEmpty } from './sheets-empty.tsx';
import { SheetsList } from './sheets-list.tsx';
import { useSheets } from './use-sheets.ts';

const titleOf = (place: SheetQuery, space: string | null): string => {
  switch (place.of) {
    case 'search':
      return words.titleOf(
        place.language === undefined
          ? words.found(place.words)
          : words.foundIn(place.words, languageName(place.language)),
      );
    case 'subject':
      return words.titleOf(place.subject);
    case 'tag':
      return words.titleOf(`#${place.tag}`);
    case 'language':
      return words.titleOf(languageName(place.language));
    case 'space':
      return words.titleOf(space ?? words.ofSomeSpace);
    case 'author':
      return words.titleOf(words.bySomebody);
    case 'newest':
      return words.title;
    default:
      return words.titleOf(words.tabs[place.of]);
  }
};

/** The title of the space whose cheat sheets are listed: each of them tells it. */
const spaceIn = (place: SheetQuery, sheets: readonly SheetLine[] | null): string | null => {
  if (place.of !== 'space') return null;
  const told = sheets?.find(({ space }) => space?.moduleid === place.moduleid);
  return told?.space?.title ?? null;
};

const heading = 'min-w-0 text-3xl font-semibold tracking-[-0.03em] [overflow-wrap:anywhere]';

/** What is listed: above the cheat sheets of one person, who that is, and the way to them. */
const Heading = ({ place, sheets }: { place: SheetQuery; sheets: readonly SheetLine[] | null }) => {
  if (place.of !== 'author') return <h1 className={heading}>{words.title}</h1>;
  const name = sheets?.[0]?.by.username;
  return (
    <h1 className={heading}>
      {name === undefined ? (
        words.bySomebody
      ) : (
        <Link to={personPath(place.author)} className="rounded-sm hover:text-people-ink">
          {words.byAuthor(name)}
        </Link>
      )}
    </h1>
  );
};

/** What one can do besides reading. */
const Ways = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <div className="flex flex-wrap items-center gap-2">
    {isSignedIn && (
      // On a phone it stands below the title, and begins where that does.
      <Link
        to={sheetPaths.mine}
        className={`${buttonClass('plain')} max-narrow:-ms-3 max-narrow:px-3!`}
      >
        <Files size={18} aria-hidden="true" />
        {words.mine}
      </Link>
    )}
    <Link to={sheetPaths.upload} className={buttonClass('primary')}>
      <Upload size={18} aria-hidden="true" />
      {words.upload}
    </Link>
  </div>
);

/** Cheat sheets: by time, use and votes, of one's school, of a subject, a tag, a language, a space or a person, and by words. */
export const SheetsPage = () => {
  const who = useAccount();
  const token = who?.token ?? null;
  const place = useSheetPlace();
  const list = useSheets(place, token);
  const space = spaceIn(place, list.sheets);
  useTitle(titleOf(place, space));
  return (
    <main className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-4 px-4 py-8 narrow:py-10">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Heading place={place} sheets={list.sheets} />
        <Ways isSignedIn={who !== null} />
      </header>
      <AddressSearch
        label={words.search}
        longest={sheetLimits.search}
        inAddress={place.of === 'search' ? place.words : ''}
        pathOf={(typed) => searchPath(typed, languageIn(place))}
      />
      <SheetTabs place={place} />
      {place.of !== 'author' && <SheetChips token={token} place={place} space={space} />}
      <SheetsList
        list={list}
        empty={<SheetsEmpty place={place} who={who} />}
        isByKnown={place.of === 'author'}
      />
    </main>
  );
};
