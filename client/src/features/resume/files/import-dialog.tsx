import { resumeCalls } from '@sets/shared/resume/resume.calls.ts';
import { type Resume, resumeSections } from '@sets/shared/resume/resume.contract.ts';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import { loadChunk } from '../../../core/chunk.ts';
import { newId } from '../../../core/new-id.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { ChooseFiles } from '../../../ui/choose-files.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { importOf, type Offers, offersOf, overOf } from './choice.ts';
import { filesMessages, importMessages as words } from './files.messages.ts';
import type { Found } from './gathered.ts';
import { Review } from './review.tsx';

interface ImportDialogProps {
  readonly resume: Resume;
  readonly token: string;
  readonly onChanged: (resume: Resume) => void;
  readonly onClose: () => void;
}

/** What was found by one reading, with the ids that its entries will have. */
interface Reading {
  readonly found: Found;
  readonly offers: Offers;
}

type TakeProps = ImportDialogProps & { readonly reading: Reading; readonly onBack: () => void };

const Take = ({ resume, token, reading, onChanged, onClose, onBack }: TakeProps) => {
  const { found, offers } = reading;
  const [chosen, setChosen] = useState(offers.ticked);
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const count = offers.entries.filter(({ id }) => chosen.has(id)).length;
  const isOver = resumeSections.some((section) => overOf(section, offers, chosen, resume) > 0);
  const add = async (): Promise<void> => {
    setFailure(null);
    const body = importOf(found, offers, chosen, resume);
    const told = await send(() => ask(resumeCalls.import, { token, body }));
    if (told === undefined) return;
    if (!told.ok) {
      setFailure(told.error.msg);
      return;
    }
    toast.success(count === 0 ? words.changed : words.added(count));
    onChanged(told.value);
    onClose();
  };
  return (
    <>
      <Review {...{ resume, found, offers, chosen }} onChoose={setChosen} />
      <output className="mt-3 block text-ink-soft">{words.chosen(count)}</output>
      <p role="alert" className="mt-3 rounded-md bg-bad-tint px-4 py-3 text-bad empty:hidden">
        {failure}
      </p>
      <div className={`mt-4 ${dialogButtons}`}>
        <Button onClick={onBack}>{words.another}</Button>
        <Button
          look="primary"
          data-takes-focus
          disabled={chosen.size === 0 || isOver || isBusy}
          onClick={() => void add()}
        >
          {isBusy ? words.adding : words.add}
        </Button>
      </div>
    </>
  );
};

/** A resume from files: what was found is looked at before any of it is added. */
export const ImportDialog = (props: ImportDialogProps) => {
  const { resume, onClose } = props;
  const [reading, setReading] = useState<Reading | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const read = async (files: readonly File[]): Promise<void> => {
    setFault(null);
    try {
      const told = await send(async () => {
        const { readFiles } = await loadChunk(() => import('./read-files.ts'));
        return readFiles(files, resume.username);
      });
      if (told === undefined) return;
      if (told.ok) setReading({ found: told.found, offers: offersOf(told.found, resume, newId) });
      else setFault(told.fault);
    } catch (error) {
      // The part of the page that reads did not come, or a file has gone since it was chosen.
      reportError(error);
      setFault(filesMessages.notLoaded);
    }
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      {reading === null ? (
        <ChooseFiles
          words={words}
          accept=".json,.zip,.csv,application/json,application/zip,text/csv"
          multiple
          isReading={isBusy}
          fault={fault}
          onChoose={(files) => void read(files)}
        />
      ) : (
        <Take {...props} reading={reading} onBack={() => setReading(null)} />
      )}
    </Dialog>
  );
};
