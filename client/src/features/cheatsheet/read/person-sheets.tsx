import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAsked } from '../../../core/use-asked.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useToken } from '../../account/account.store.ts';
import { sheetPaths } from '../sheet-paths.ts';
import { personSheetsMessages as words } from './list/list.messages.ts';
import { cardGrid, SheetCard } from './list/sheet-card.tsx';
import { SheetsWaiting } from './list/sheets-waiting.tsx';

/** So many cheat sheets stand on the page of a person. */
const shown = 3;

interface PersonSheetsProps {
  readonly userid: string;
  readonly username: string;
  /** It is whoever looks. */
  readonly isOwn: boolean;
}

/** The newest cheat sheets of a person, and the way to all of them. */
export const PersonSheets = ({ userid, username, isOwn }: PersonSheetsProps) => {
  const token = useToken();
  const query = { of: 'author', author: userid } as const;
  const { data, failure } = useAsked(cheatsheetCalls.list, { token, query });
  if (data === null) {
    return failure === null ? (
      <SheetsWaiting count={1} />
    ) : (
      <p className="text-ink-soft">{words.failed(failure.msg)}</p>
    );
  }
  if (data.sheets.length === 0) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-soft">{isOwn ? words.ownNone : words.none}</p>
        {isOwn && (
          <Link to={sheetPaths.upload} className={buttonClass()}>
            {words.upload}
          </Link>
        )}
      </div>
    );
  }
  return (
    <>
      <ul className={cardGrid}>
        {data.sheets.slice(0, shown).map((sheet) => (
          <li key={sheet.sheetid} className="min-w-0">
            <SheetCard sheet={sheet} level="h3" isByKnown />
          </li>
        ))}
      </ul>
      <Link
        to={sheetPaths.author(userid)}
        className="-ml-3 inline-flex min-h-12 items-center gap-1 justify-self-start rounded-md px-3 font-medium text-people-ink hover:bg-sunken"
      >
        {isOwn ? words.ownAll : words.all(username)}
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
    </>
  );
};
