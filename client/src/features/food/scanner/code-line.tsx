import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { scannerMessages } from './scanner.messages.ts';

const words = scannerMessages.typed;

/** What is typed where nothing takes it goes into the line: scanners type wherever they are. */
const isTyped = (event: KeyboardEvent, line: HTMLElement | null): boolean => {
  const { key, ctrlKey, altKey, metaKey, target } = event;
  if (key.length !== 1 || key === ' ' || ctrlKey || altKey || metaKey) return false;
  const takes =
    target instanceof Element ? target.closest('input, select, textarea, dialog') : null;
  return takes === null || takes === line?.closest('dialog');
};

interface CodeLineProps {
  readonly label?: string;
  readonly onCode: (text: string) => void;
}

/** A line for codes that are typed, pasted, or typed by a scanner in the hand, which ends each with Enter. */
export const CodeLine = ({ label = words.label, onCode }: CodeLineProps) => {
  const id = useId();
  const line = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTyped(event, line.current)) line.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    onCode(text);
  };
  return (
    <form noValidate className="grid grid-cols-1 gap-1.5" onSubmit={send}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={line}
          id={id}
          value={text}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          data-takes-focus
          className={`${inputClass} !w-auto min-w-0 grow basis-40`}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{words.look}</Button>
      </div>
      <p id={`${id}-note`} className="text-sm text-ink-soft">
        {words.hint}
      </p>
    </form>
  );
};
