import { Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { MoreOfList } from '../../../ui/more-of-list.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useAccount } from '../../account/account.store.ts';
import { sheetPaths } from '../sheet-paths.ts';
import { OwnRow } from './own/own-row.tsx';
import { ownMessages as words } from './own/own.messages.ts';
import { RoomBar } from './own/room-bar.tsx';
import { useOwnSheets } from './own/use-own-sheets.ts';
import { useRemoval } from './own/use-removal.ts';

const Rows = ({ token }: { token: string }) => {
  const { sheets, failure, reload, further } = useOwnSheets(token);
  const removal = useRemoval(token);
  if (sheets === null && failure === null) return <Skeleton label={words.loading} isPart />;
  if (sheets === null) {
    return (
      <PageNote level="h2" title={words.failed} text={failure?.msg ?? ''}>
        <Button look="primary" onClick={() => void reload()}>
          {words.retry}
        </Button>
      </PageNote>
    );
  }
  if (sheets.length === 0) {
    return (
      <PageNote level="h2" title={words.none} text={words.noneText}>
        <Link to={sheetPaths.upload} className={buttonClass('primary')}>
          {words.first}
        </Link>
      </PageNote>
    );
  }
  return (
    <>
      <ul aria-label={words.list} className="grid grid-cols-1 gap-3">
        {sheets.map((sheet) => (
          <OwnRow key={sheet.sheetid} {...{ sheet, removal }} />
        ))}
      </ul>
      {further !== null && <MoreOfList list={further} words={words.more} />}
    </>
  );
};

const OwnSheets = ({ who: { token } }: { who: SignedIn }) => {
  useTitle(words.title);
  return (
    <main className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-5 px-4 py-8 narrow:py-10">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="min-w-0 text-3xl font-semibold tracking-[-0.03em]">{words.title}</h1>
        <div className="flex flex-wrap gap-2">
          <Link
            to={sheetPaths.list}
            className={`${buttonClass('plain')} max-narrow:-ms-3 max-narrow:px-3!`}
          >
            {words.all}
          </Link>
          <Link to={sheetPaths.upload} className={buttonClass('primary')}>
            <Upload size={18} aria-hidden="true" />
            {words.upload}
          </Link>
        </div>
      </header>
      <RoomBar token={token} />
      <Rows token={token} />
    </main>
  );
};

/** `/cheatsheets/myfiles`: one's own cheat sheets, and what becomes of them. */
export const OwnSheetsPage = () => {
  const who = useAccount();
  return who === null ? null : <OwnSheets who={who} />;
};
