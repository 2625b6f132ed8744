import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { AnyDraft, Shelf } from '../material.ts';
import type { MaterialSaver } from '../material-saver.ts';
import type { Exchange } from './exchange.ts';
import { ExportDialog } from './export-dialog.tsx';
import { exchangeMessages as words, exchangeMessagesOf } from './exchange.messages.ts';
import { ImportDialog } from './import-dialog.tsx';
import { roomIn } from './taken.ts';

interface ExchangeToolsProps<Draft extends AnyDraft, Definition extends Draft, Settings> {
  readonly exchange: Exchange<Draft, Definition, Settings>;
  readonly saver: MaterialSaver<Draft, Definition>;
}

/** In the editor: questions from a file into what is open, and that as a file. */
export const ExchangeTools = <Draft extends AnyDraft, Definition extends Draft, Settings>({
  exchange,
  saver,
}: ExchangeToolsProps<Draft, Definition, Settings>) => {
  const { draft, id } = useStore(saver.store);
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
      <IconButton
        label={exchangeMessagesOf(exchange.noun).export}
        disabled={id === null}
        onClick={() => void download()}
      >
        <Download size={18} aria-hidden="true" />
      </IconButton>
      {shown === 'import' && (
        <ImportDialog
          exchange={exchange}
          shelf={saver.shelf}
          open={{
            room: roomIn(exchange.material.rules.writing, draft),
            onAdd: (taken) => saver.edit((each) => exchange.withTaken(each, taken)),
          }}
          onClose={close}
        />
      )}
      {shown === 'export' && id !== null && (
        <ExportDialog exchange={exchange} id={id} title={draft.title} onClose={close} />
      )}
    </>
  );
};

interface ImportWayProps<Draft extends AnyDraft, Definition extends Draft, Settings> {
  readonly exchange: Exchange<Draft, Definition, Settings>;
  readonly shelf: Shelf;
}

/** Beside a list: a new one from a file. */
export const ImportWay = <Draft extends AnyDraft, Definition extends Draft, Settings>({
  exchange,
  shelf,
}: ImportWayProps<Draft, Definition, Settings>) => {
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
      {isShown && (
        <ImportDialog exchange={exchange} shelf={shelf} onClose={() => setShown(false)} />
      )}
    </>
  );
};
