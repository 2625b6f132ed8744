import './wait-modal.css';
import { useEffect, useRef } from 'react';
import { Sign } from './sign.tsx';
import { uiMessages } from './ui.messages.ts';
import { useWaiting } from './wait.ts';

const Shade = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    // Nothing closes it but the end of what is waited for; what follows is for older browsers.
    shown?.setAttribute('closedby', 'none');
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="wait-modal"
      aria-label={uiMessages.wait}
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <output>
        <Sign waiting />
        {uiMessages.wait}
      </output>
    </dialog>
  );
};

/** 'Please wait.' over everything while something is waited for. Draw it once in the app. */
export const WaitModal = () => (useWaiting(({ waiting }) => waiting > 0) ? <Shade /> : null);
