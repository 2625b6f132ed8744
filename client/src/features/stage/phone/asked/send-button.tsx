import { askedMessages as say } from './asked.messages.ts';
import type { Answering } from './use-answering.ts';

const labelOf = ({ given, changed, chosen, sending }: Answering): string => {
  if (sending !== null && (!sending.isWhole || given.place === 'none')) return sending.label;
  if (given.place === 'none') return say.send(chosen);
  return changed ? say.sendChange : say.sent;
};

interface SendButtonProps {
  readonly answering: Answering;
  /** What it says where it is not what becomes of the answer. */
  readonly label?: string;
}

/** Sends what is marked. */
export const SendButton = ({ answering, label = labelOf(answering) }: SendButtonProps) => (
  <button
    type="button"
    className="phone-button"
    data-look="primary"
    // Not `disabled`: the focus would fall off the page after sending.
    aria-disabled={!answering.canSend}
    onClick={answering.send}
  >
    {label}
  </button>
);
