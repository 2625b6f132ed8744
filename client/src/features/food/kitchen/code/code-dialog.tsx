import { Dialog } from '../../../../ui/dialog.tsx';
import { CodeLine } from '../../scanner/code-line.tsx';
import { ResultPanel } from '../../scanner/result/result-panel.tsx';
import { scannerMessages } from '../../scanner/scanner.messages.ts';
import { cardMessages } from '../board/card.messages.ts';
import type { Codes } from './use-codes.ts';

/** Hands orders over by their codes, one after the other, as `/scanner` does. */
export const CodeDialog = ({ codes: { scanning, state, close } }: { codes: Codes }) => (
  <Dialog title={cardMessages.code.title} onClose={close}>
    <div className="grid grid-cols-1 gap-4">
      <ResultPanel state={state} onPay={() => void scanning.pay()} onNext={() => scanning.goOn()} />
      <CodeLine label={scannerMessages.typed.alone} onCode={(text) => void scanning.scan(text)} />
    </div>
  </Dialog>
);
