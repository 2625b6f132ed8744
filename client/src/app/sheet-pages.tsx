import { AskToBlock } from '../features/people/ask-to-block.tsx';
import { SheetsPage } from '../features/cheatsheet/read/list/sheets-page.tsx';
import { type SheetJoints, SheetPage } from '../features/cheatsheet/read/sheet-page.tsx';
import type { CommentJoints } from '../features/comment/comment-desk.ts';
import { CommentsPart } from '../features/comment/comments-part.tsx';
import { ReportDialog } from '../features/report/report-dialog.tsx';

/** How one stands to whom one is about to block: it makes no difference then. */
const stranger = { follows: false, isFollower: false, isBlocked: false };

const Block: CommentJoints['Block'] = ({ person, ...asked }) => (
  <AskToBlock person={{ ...person, you: stranger }} {...asked} />
);

const SheetComments: SheetJoints['Comments'] = ({ sheetid, onCount }) => (
  <CommentsPart
    subject={{ kind: 'cheatsheet', id: sheetid }}
    onCount={onCount}
    Report={ReportDialog}
    Block={Block}
  />
);

const SheetReport: SheetJoints['Report'] = ({ sheetid, onClose }) => (
  <ReportDialog subject={{ kind: 'cheatsheet', id: sheetid }} onClose={onClose} />
);

/** The lists of cheat sheets. */
export const SheetsRoute = () => <SheetsPage />;

/** A cheat sheet, with its comments, and the way to report it. */
export const SheetRoute = () => <SheetPage Comments={SheetComments} Report={SheetReport} />;
