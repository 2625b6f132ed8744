import type { Sheet } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { Download, Ellipsis, Flag, Link2, MessageCircle, Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSending } from '../../../../core/use-sending.ts';
import { Act } from '../../../../ui/act.tsx';
import { Button, buttonClass, IconButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { copyText } from '../../../../ui/copy-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { formatCount } from '../../../../ui/number-format.ts';
import { toast } from '../../../../ui/toast.ts';
import { useToken } from '../../../account/account.store.ts';
import { sheetPaths } from '../../sheet-paths.ts';
import type { Book } from '../../../../ui/book/book.ts';
import { printPages } from '../../../../ui/book/print-pages.ts';
import { download } from './download.ts';
import { pageMessages as words } from './page.messages.ts';
import { VotePart } from './vote-part.tsx';

const copyLink = async (sheetid: string): Promise<void> => {
  const copied = await copyText(window.location.origin + sheetPaths.view(sheetid));
  if (copied) toast.success(words.copied);
  else toast.error(words.notCopied);
};

/** A text prints as it is; pages are drawn for it first. */
const print = (book: Book | null): void => {
  if (book === null) window.print();
  else void printPages(book);
};

interface ActsProps {
  readonly sheet: Sheet;
  /** Its pages, once they are open; null for a text. */
  readonly book: Book | null;
  readonly onReport: () => void;
}

const MoreActs = ({ sheet, book, onReport, onClose }: ActsProps & { onClose: () => void }) => {
  const isVisitor = useToken() === null;
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  const isPrinted = sheet.contents.kind === 'markdown' || book !== null;
  return (
    <Dialog title={words.acts} onClose={onClose} closesOnBackdrop>
      <ul className="-mx-3">
        <Act
          icon={Link2}
          text={words.copyLink}
          onClick={closing(() => void copyLink(sheet.sheetid))}
        />
        {isPrinted && (
          <Act icon={Printer} text={words.print} onClick={closing(() => print(book))} />
        )}
        {!sheet.isYours && !isVisitor && (
          <Act icon={Flag} text={words.report} isDanger onClick={closing(onReport)} />
        )}
      </ul>
    </Dialog>
  );
};

/** On a phone all of them stand in a row. */
const tighter = 'max-narrow:px-3!';

const DownloadButton = ({ sheet }: { sheet: Sheet }) => {
  const token = useToken();
  const { isBusy, send } = useSending();
  const get = async (): Promise<void> => {
    const fault = await send(() => download(sheet, token));
    if (typeof fault === 'string') toast.error(fault);
  };
  return (
    <Button
      aria-disabled={isBusy}
      aria-label={isBusy ? words.downloading : words.download}
      className={tighter}
      onClick={() => void get()}
    >
      <Download size={20} aria-hidden="true" />
      <span className="max-narrow:hidden">{isBusy ? words.downloading : words.download}</span>
    </Button>
  );
};

/** What one can do with a cheat sheet: vote, comment, take it along, and what else there is. */
export const SheetActs = ({ commentsId, ...props }: ActsProps & { commentsId: string }) => {
  const { sheet } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <VotePart sheet={sheet} />
      <a
        href={`#${commentsId}`}
        aria-label={words.toComments(sheet.comments)}
        className={classNames(buttonClass('plain'), tighter)}
      >
        <MessageCircle size={20} aria-hidden="true" />
        {formatCount(sheet.comments)}
      </a>
      {/* Where there is no room for them beside the others, they stand below, together. */}
      <div className="ml-auto flex items-center gap-1 narrow:gap-2">
        {sheet.isYours && (
          <Link
            to={sheetPaths.edit(sheet.sheetid)}
            aria-label={words.edit}
            className={classNames(buttonClass('plain'), tighter)}
          >
            <Pencil size={18} aria-hidden="true" />
            <span className="max-narrow:hidden">{words.edit}</span>
          </Link>
        )}
        <DownloadButton sheet={sheet} />
        <IconButton
          label={words.menu}
          aria-haspopup="dialog"
          className="size-12!"
          onClick={() => setOpen(true)}
        >
          <Ellipsis size={22} aria-hidden="true" />
        </IconButton>
      </div>
      {isOpen && <MoreActs {...props} onClose={() => setOpen(false)} />}
    </div>
  );
};
