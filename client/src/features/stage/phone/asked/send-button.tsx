import { askedMessages as say } from './asked.messages.ts';
import type { Answering } from './use-answering.ts';

const labelOf = ({ given, changed, chosen, sending }: Answering): string => {
  if (sending !== null && (!sending.isWhole || given.place === 'none')) return sending.label;
  if (given.place === 'none') return say.send(chosen);
  return changed ? say.sendChange : say.sent;
};

/** Sends what is marked. */
export const SendButton = ({ answering }: { readonly answering: Answering }) => (
  <button
    type="button"
    className="phone-button"
    data-look="primary"
    // Not `disabled`: the focus would fall off the page after sending.
    aria-disabled={!answering.canSend}
    onClick={answering.send}
  >
    {labelOf(answering)}
  </button>
);
