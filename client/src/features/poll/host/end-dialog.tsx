import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { pollHostMessages as words } from './poll-host.messages.ts';

interface EndDialogProps {
  /** Whether anything was asked, of which there are results. */
  readonly hasResults: boolean;
  readonly onEnd: (results: boolean) => void;
  readonly onClose: () => void;
}

/** Asks before a poll is ended, and with what the projector ends. */
export const EndDialog = ({ hasResults, onEnd, onClose }: EndDialogProps) => {
  const [results, setResults] = useState(false);
  return (
    <Dialog title={words.endTitle} onClose={onClose}>
      <p className="text-ink-soft">{words.endText}</p>
      {hasResults && (
        <div className="mt-4">
          <Switch label={words.endResults} checked={results} onChange={setResults} />
        </div>
      )}
      <div className={`mt-6 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.endNo}</Button>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            onEnd(results);
          }}
        >
          {words.endYes}
        </Button>
      </div>
    </Dialog>
  );
};
