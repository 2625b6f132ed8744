import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { MaterialSaver } from '../../material/material-saver.ts';
import type { PollDraft } from '../poll-draft.ts';
import type { Shelf } from '../../material/material.ts';
import { ExportDialog } from './export-dialog.tsx';
import { exchangeMessages as words } from './exchange.messages.ts';
import { ImportDialog } from './import-dialog.tsx';
import { roomIn, withTaken } from './taken.ts';

/** In the editor: questions from a file into this poll, and this poll as a file. */
export const ExchangeTools = ({ saver }: { saver: MaterialSaver<PollDraft, PollDefinition> }) => {
  const { draft, id: pollid } = useStore(saver.store);
  const [shown, setShown] = useState<'import' | 'export' | null>(null);
  const close = (): void => setShown(null);
  const download = async (): Promise<void> => {
    // What was typed a moment ago is to be in the file.
    await saver.flush();
    setShown('export');
  };
  return (
    <>
      <IconButton label={words.import} onClick={() => setShown('import')}>
        <Upload size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.export} disabled={pollid === null} onClick={() => void download()}>
        <Download size={18} aria-hidden="true" />
      </IconButton>
      {shown === 'import' && (
        <ImportDialog
          shelf={saver.shelf}
          open={{
            room: roomIn(draft),
            onAdd: (taken) => saver.edit((each) => withTaken(each, taken)),
          }}
          onClose={close}
        />
      )}
      {shown === 'export' && pollid !== null && (
        <ExportDialog pollid={pollid} title={draft.title} onClose={close} />
      )}
    </>
  );
};

/** Beside a list of polls: a new one from a file. */
export const ImportWay = ({ shelf }: { shelf: Shelf }) => {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button
        look="plain"
        className="!px-3"
        aria-label={words.import}
        onClick={() => setShown(true)}
      >
        <Upload size={18} aria-hidden="true" />
        {words.importShort}
      </Button>
      {isShown && <ImportDialog shelf={shelf} onClose={() => setShown(false)} />}
    </>
  );
};
