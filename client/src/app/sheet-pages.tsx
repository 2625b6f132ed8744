import { SheetsPage } from '../features/cheatsheet/read/list/sheets-page.tsx';
import { type SheetJoints, SheetPage } from '../features/cheatsheet/read/sheet-page.tsx';
import { CommentsPart } from '../features/comment/comments-part.tsx';
import { ReportDialog } from '../features/report/report-dialog.tsx';
import { BlockCommenter } from './block-commenter.tsx';

const SheetComments: SheetJoints['Comments'] = ({ sheetid, onCount }) => (
  <CommentsPart
    subject={{ kind: 'cheatsheet', id: sheetid }}
    onCount={onCount}
    Report={ReportDialog}
    Block={BlockCommenter}
  />
);

const SheetReport: SheetJoints['Report'] = ({ sheetid, onClose }) => (
  <ReportDialog subject={{ kind: 'cheatsheet', id: sheetid }} onClose={onClose} />
);

/** The lists of cheat sheets. */
export const SheetsRoute = () => <SheetsPage />;

/** A cheat sheet, with its comments, and the way to report it. */
export const SheetRoute = () => <SheetPage Comments={SheetComments} Report={SheetReport} />;
