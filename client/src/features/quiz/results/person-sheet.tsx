import { ok } from '@sets/shared/core/result.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { SheetAnswers, type SheetProps } from './sheet-answers.tsx';
import { scoresMessages as words } from './scores.messages.ts';
import type { ToPdf } from './to-pdf.ts';
import { useSaving } from './use-saving.ts';
import { whoIs } from './who-is.ts';

interface PersonSheetProps extends SheetProps {
  readonly toPdf: ToPdf;
  readonly onClose: () => void;
}

/** What one person answered, question by question, and as a file for them. */
export const PersonSheet = ({ scores, person, toPdf, onClose }: PersonSheetProps) => {
  const { failure, isBusy, save } = useSaving(scores);
  const who = whoIs(scores, person);
  const savePdf = (): Promise<void> =>
    save(`${who}.pdf`, async () =>
      ok(await (await import('./scores-paper.tsx')).personPdf(toPdf, scores, person)),
    );
  return (
    <Dialog title={words.sheetOf(who)} onClose={onClose} closesOnBackdrop isWide>
      <SheetAnswers {...{ scores, person }} />
      {failure !== null && (
        <p role="alert" className="mt-4 rounded-md bg-bad-tint px-4 py-3 text-bad">
          {failure}
        </p>
      )}
      <div className={`mt-6 ${dialogButtons}`}>
        <Button disabled={isBusy} onClick={() => void savePdf()}>
          {words.savePdf}
        </Button>
        <Button look="primary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  );
};
