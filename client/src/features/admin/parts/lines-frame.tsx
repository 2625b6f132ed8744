import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

interface LinesRules<Line> {
  readonly lines: readonly Line[];
  readonly onChange: (lines: Line[]) => void;
  readonly make: (text: string) => Line;
  readonly isEmpty: (line: Line) => boolean;
  /** What of a pasted text is a line each. */
  readonly split: (text: string) => readonly string[];
}

/** What a paste or a key does to the lines; the last line that it made takes the cursor. */
export const useLines = <Line extends { readonly id: string }>(rules: LinesRules<Line>) => {
  const { lines, onChange, make, isEmpty, split } = rules;
  const [fresh, setFresh] = useState<string | null>(null);
  const put = (at: number, replaced: number, texts: readonly string[]): void => {
    const added = texts.map((text) => make(text));
    onChange(lines.toSpliced(at, replaced, ...added));
    setFresh(added.at(-1)?.id ?? null);
  };
  return {
    fresh,
    add: () => put(lines.length, 0, ['']),
    remove: (id: string) => onChange(lines.filter((each) => each.id !== id)),
    write: (id: string, change: Partial<Line>) =>
      onChange(lines.map((each) => (each.id === id ? { ...each, ...change } : each))),
    onKey: (event: KeyboardEvent, index: number) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      put(index + 1, 0, ['']);
    },
    onPaste: (event: ClipboardEvent, index: number) => {
      const texts = split(event.clipboardData.getData('text'));
      if (texts.length < 2) return;
      event.preventDefault();
      const line = lines[index];
      const takesItsPlace = line !== undefined && isEmpty(line);
      put(takesItsPlace ? index : index + 1, takesItsPlace ? 1 : 0, texts);
    },
  };
};

interface LinesFrameProps {
  readonly title: string;
  readonly hint: string;
  /** What is wrong with the whole list. */
  readonly fault: string | undefined;
  readonly addLabel: string;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

/** Around a list of lines: what it is, what is wrong with it, and one more. */
export const LinesFrame = ({ title, hint, fault, addLabel, onAdd, children }: LinesFrameProps) => {
  const id = useId();
  return (
    <fieldset className="grid gap-3 border-0 p-0" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 p-0 text-sm font-medium">{title}</legend>
      {children}
      <p
        id={`${id}-note`}
        className={`text-sm ${fault === undefined ? 'text-ink-soft' : 'text-bad'}`}
      >
        {fault ?? hint}
      </p>
      <Button size="small" className="justify-self-start" onClick={onAdd}>
        <Plus size={16} aria-hidden="true" />
        {addLabel}
      </Button>
    </fieldset>
  );
};
