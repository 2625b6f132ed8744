import { ScanLine } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { useMedia } from '../../../../ui/use-media.ts';
import { QueuePart } from '../../scanner/queue/queue-part.tsx';
import { ScannerLink } from '../../scanner/scanner-link.tsx';
import { kitchenMessages as words } from '../kitchen.messages.ts';
import { CodeDialog } from './code-dialog.tsx';
import type { Codes } from './use-codes.ts';

/** The ways to hand over by code: by the camera, and where there are keys, or a scanner that has some, by typing. */
export const CodeWays = ({ codes }: { codes: Codes }) => {
  const isTouched = useMedia('(pointer: coarse)');
  return (
    <>
      {!isTouched && (
        <Button aria-haspopup="dialog" onClick={codes.open}>
          <ScanLine size={18} aria-hidden="true" />
          {words.typeCode}
        </Button>
      )}
      <ScannerLink />
    </>
  );
};

/** Codes that this device has kept, and the dialog that says what becomes of one. */
export const CodesPart = ({ codes }: { codes: Codes }) => {
  const { scanning, state, isOpen, open } = codes;
  return (
    <>
      <QueuePart
        scans={state.scans}
        confirmed={state.confirmed}
        onSend={() => void scanning.send()}
        onAgain={({ proof }) => {
          open();
          void scanning.scan(proof);
        }}
        onSeen={({ attempt }) => scanning.seen(attempt)}
      />
      {isOpen && <CodeDialog codes={codes} />}
    </>
  );
};
