import type { QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { saveFile } from '../../../../core/save-file.ts';
import { titleInName } from '../../../../core/title-in-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { Dialog, dialogButtons } from '../../../../ui/dialog.tsx';
import { gradebookMessages as words } from './gradebook.messages.ts';
import { ColumnField, GradingFields, LmsFields } from './grading-fields.tsx';
import { useGradebook } from './use-gradebook.ts';
import { WhoIsWho } from './who-is-who.tsx';

interface GradebookDialogProps {
  readonly scores: QuizScores;
  readonly onClose: () => void;
}

const Nameless = ({ onClose }: Pick<GradebookDialogProps, 'onClose'>) => (
  <Dialog title={words.title} onClose={onClose} closesOnBackdrop>
    <p>{words.nameless}</p>
    <div className={`mt-6 ${dialogButtons}`}>
      <Button look="primary" onClick={onClose}>
        {words.cancel}
      </Button>
    </div>
  </Dialog>
);

const Named = ({ scores, onClose }: GradebookDialogProps) => {
  const gradebook = useGradebook(scores);
  const { loaded, isRefused, lms, isReady } = gradebook;
  const save = (): void => {
    const file = new Blob([gradebook.contents()], { type: 'text/csv' });
    saveFile(file, words.fileName(titleInName(scores.title), lms));
    onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose} isWide>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-ink-soft">{words.lead}</p>
        <FileField
          label={words.file}
          accept=".csv,.txt,text/csv"
          onChoose={(file) => void gradebook.load(file)}
        />
        {isRefused && (
          <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
            {words.notRead}
          </p>
        )}
        {loaded === null ? (
          <LmsFields gradebook={gradebook} />
        ) : (
          <>
            <p>{words.isOf(loaded.book.lms, loaded.book.people.length)}</p>
            <WhoIsWho {...{ scores, gradebook, loaded }} />
            <ColumnField {...{ gradebook, loaded }} title={scores.title} />
          </>
        )}
        <GradingFields gradebook={gradebook} />
      </div>
      <div className={`mt-6 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="primary" disabled={!isReady} onClick={save}>
          {words.save}
        </Button>
      </div>
    </Dialog>
  );
};

/** Makes a file with which Moodle or Canvas takes over the grades of a quiz. */
export const GradebookDialog = ({ scores, onClose }: GradebookDialogProps) =>
  scores.named ? <Named scores={scores} onClose={onClose} /> : <Nameless onClose={onClose} />;
