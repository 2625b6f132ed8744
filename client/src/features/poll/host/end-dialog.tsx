import { useState } from 'react';
import { Switch } from '../../../ui/switch.tsx';
import { EndDialog as Frame } from '../../stage/host/end-dialog.tsx';
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
    <Frame
      title={words.endTitle}
      text={words.endText}
      yes={words.endYes}
      onEnd={() => onEnd(results)}
      onClose={onClose}
    >
      {hasResults && (
        <div className="mt-4">
          <Switch label={words.endResults} checked={results} onChange={setResults} />
        </div>
      )}
    </Frame>
  );
};
