import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { pollHostMessages as words } from './poll-host.messages.ts';

/** Asks before a poll is ended. */
export const EndDialog = ({ onEnd, onClose }: { onEnd: () => void; onClose: () => void }) => (
  <Dialog title={words.endTitle} onClose={onClose}>
    <p className="text-ink-soft">{words.endText}</p>
    <div className={`mt-6 ${dialogButtons}`}>
      <Button onClick={onClose}>{words.endNo}</Button>
      <Button
        look="danger"
        onClick={() => {
          onClose();
          onEnd();
        }}
      >
        {words.endYes}
      </Button>
    </div>
  </Dialog>
);
