import { moduleLimits, newTopic } from '@sets/shared/module/module.contract.ts';
import { topicCalls } from '@sets/shared/module/topic.calls.ts';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '../../../core/api.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { topicMessages as words } from '../module.messages.ts';
import type { SpaceDesk } from '../use-space.ts';

const useAdding = ({ space: { moduleid }, token, keep }: SpaceDesk) => {
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const add = async (): Promise<void> => {
    const read = z.safeParse(newTopic, { moduleid, title });
    setFault(read.success ? null : (read.error.issues[0]?.message ?? ''));
    if (!read.success) return;
    const told = await send(() => ask(topicCalls.add, { token, body: read.data }));
    if (told === undefined) return;
    if (!told.ok) {
      setFault(told.error.msg);
      return;
    }
    setTitle('');
    keep(told.value.module);
  };
  return { title, setTitle, fault, isBusy, add };
};

/** One topic after the other: Enter adds it, and the cursor stays for the next. */
export const AddTopic = ({ desk }: { desk: SpaceDesk }) => {
  const { title, setTitle, fault, isBusy, add } = useAdding(desk);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  if (desk.space.topics.length >= moduleLimits.topics) {
    return <p className="text-ink-soft">{words.full(moduleLimits.topics)}</p>;
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void add().then(() => input.current?.focus());
  };
  return (
    <form className="grid gap-1.5" onSubmit={onSubmit} noValidate>
      <label htmlFor={id} className="text-sm font-medium">
        {words.add}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          ref={input}
          dir="auto"
          autoComplete="off"
          maxLength={moduleLimits.title}
          placeholder={words.addPlaceholder}
          value={title}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-fault`}
          onChange={(event) => setTitle(event.target.value)}
          className={`${inputClass} min-w-0`}
        />
        <Button type="submit" disabled={isBusy}>
          <Plus size={18} aria-hidden="true" />
          {words.addButton}
        </Button>
      </div>
      <p id={`${id}-fault`} role="alert" className="text-sm text-bad empty:hidden">
        {fault}
      </p>
    </form>
  );
};
