import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { tagsMessages as words } from './tags-field.messages.ts';

interface TagsFieldProps {
  /** A tag as it is kept; '' where nothing of what was typed can be in one. */
  readonly tagOf: (typed: string) => string;
  /** How many there can be, and how long one can be. */
  readonly limits: { readonly count: number; readonly length: number };
  readonly tags: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

/** Adds and removes tags; what became of them is read out. */
const useTags = ({ tagOf, limits, tags, onChange }: TagsFieldProps) => {
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  /** False where nothing became of it. */
  const add = (typed: string): boolean => {
    const each = tagOf(typed);
    setFault(null);
    if (each === '') return typed.trim() === '';
    if (each.length > limits.length) setFault(words.long(limits.length));
    else if (!tags.includes(each) && tags.length >= limits.count) {
      setFault(words.full(limits.count));
    } else {
      if (!tags.includes(each)) onChange([...tags, each]);
      setSaid(words.added(each));
      return true;
    }
    return false;
  };
  const remove = (tag: string): void => {
    setFault(null);
    setSaid(words.removed(tag));
    onChange(tags.filter((each) => each !== tag));
  };
  return { add, remove, said, fault };
};

const Chip = ({ tag, onRemove }: { tag: string; onRemove: () => void }) => (
  <li className="flex max-w-full min-w-0 items-center rounded-full bg-people-tint ps-3.5 text-sm font-medium text-people-ink">
    <bdi className="min-w-0 truncate">{words.shown(tag)}</bdi>
    <button
      type="button"
      aria-label={words.remove(tag)}
      title={words.remove(tag)}
      className="relative grid size-9 flex-none place-items-center rounded-full after:absolute after:-inset-1.5 hover:bg-sunken pointer-fine:after:hidden"
      onClick={onRemove}
    >
      <X size={15} aria-hidden="true" />
    </button>
  </li>
);

/** Tags as chips: Enter or a comma ends one, Backspace before the first letter takes the last back. */
export const TagsField = (props: TagsFieldProps) => {
  const { tags } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { add, remove, said, fault } = useTags(props);
  const take = (): void => {
    if (add(typed)) setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const last = tags.at(-1);
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      take();
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };
  return (
    <div className="grid grid-cols-1 gap-1">
      <ul aria-label={words.label} className="flex flex-wrap items-center gap-2">
        {tags.map((tag) => (
          <Chip
            key={tag}
            tag={tag}
            onRemove={() => {
              remove(tag);
              field.current?.focus();
            }}
          />
        ))}
        <li className={classNames('min-w-32 grow', tags.length > 0 && 'ms-2')}>
          <input
            ref={field}
            aria-label={words.hint}
            aria-describedby={`${id}-note`}
            aria-invalid={fault !== null}
            dir="auto"
            enterKeyHint="done"
            autoCapitalize="none"
            placeholder={words.hint}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={take}
            className="-mx-2 min-h-10 w-full rounded-sm px-2 placeholder:text-ink-soft pointer-coarse:min-h-12"
          />
        </li>
      </ul>
      <p id={`${id}-note`} role="alert" className="text-sm text-bad empty:hidden">
        {fault}
      </p>
      <output className="only-spoken">{said}</output>
    </div>
  );
};
