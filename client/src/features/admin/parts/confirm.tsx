import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { adminMessages } from '../admin.messages.ts';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once more, where one stands, before something that hurts. */
export const Confirm = ({ title, text, yes, onYes, onNo }: ConfirmProps) => {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <fieldset
      ref={box}
      aria-label={title}
      tabIndex={-1}
      className="grid gap-3 rounded-md border-0 bg-sunken p-4 outline-none"
    >
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" onClick={onNo}>
          {adminMessages.cancel}
        </Button>
        <Button size="small" look="danger" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </fieldset>
  );
};
