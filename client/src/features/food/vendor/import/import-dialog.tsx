import type { MenuImport } from '@sets/shared/food/item.contract.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChooseFiles } from '../../../../ui/choose-files.tsx';
import { Dialog, dialogButtons } from '../../../../ui/dialog.tsx';
import { importMessages as words } from './import.messages.ts';
import { TrialTable } from './trial-table.tsx';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly token: string;
  readonly stallid: string;
  readonly onTaken: (told: MenuImport) => void;
  readonly onClose: () => void;
}

const changes = ({ rows }: Pick<MenuImport, 'rows'>): boolean =>
  rows.some(({ outcome }) => outcome === 'added' || outcome === 'changed');

/** Takes the items of a table into a stall, after it is seen what each row does. */
export const ImportDialog = ({ token, stallid, onTaken, onClose }: ImportDialogProps) => {
  const { trial, fault, isBusy, choose, takeIn, again } = useImport(token, stallid, onTaken);
  if (trial === null) {
    return (
      <Dialog title={words.title} onClose={onClose}>
        <ChooseFiles
          words={words}
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          isReading={isBusy}
          fault={fault}
          onChoose={([file]) => {
            if (file !== undefined) void choose(file);
          }}
        />
      </Dialog>
    );
  }
  const isRefused = trial.rows.some(({ outcome }) => outcome === 'refused');
  return (
    <Dialog title={words.tried(trial.name)} onClose={onClose} isWide>
      <div className="grid grid-cols-1 gap-4">
        <TrialTable title={words.tried(trial.name)} rows={trial.rows} />
        <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad empty:hidden">
          {fault}
        </p>
        {!changes(trial) && <p className="text-ink-soft">{words.nothing}</p>}
        <div className={dialogButtons}>
          <Button onClick={again}>{words.another}</Button>
          {changes(trial) ? (
            <Button look="primary" aria-disabled={isBusy} onClick={() => void takeIn()}>
              {isRefused ? words.takeSome : words.take}
            </Button>
          ) : (
            <Button onClick={onClose}>{words.cancel}</Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
