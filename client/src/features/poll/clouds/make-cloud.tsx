import { limits } from '@sets/shared/core/limits.ts';
import { clean } from '@sets/shared/core/text.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { wordCloud } from '@sets/shared/question/kinds/word-cloud.ts';
import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import { Play } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newId } from '../../../core/new-id.ts';
import { useChanged } from '../../../core/use-asked.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { Shelf } from '../../material/material.ts';
import { pollPaths } from '../poll-paths.ts';
import { pollServer } from '../poll-server.ts';
import { cloudsMessages as words } from './clouds.messages.ts';

/** A poll of one word cloud, whose words are on the wall as they come in. */
const pollOf = (text: string): PollDefinition => ({
  title: text.slice(0, limits.title).trim(),
  questions: [{ ...wordCloud.blank(newId), text }],
  liveResults: true,
  phoneResults: 'live',
});

/** What is made, and by which attempt: sent again, the same is made once. */
interface Attempt {
  readonly poll: PollDefinition;
  readonly attempt: string;
}

const useMaking = (token: string, shelf: Shelf) => {
  const last = useRef<Attempt | null>(null);
  const { isBusy, send } = useSending();
  const changed = useChanged();
  const make = (text: string) =>
    send(async () => {
      if (last.current?.poll.questions[0]?.text !== text) {
        last.current = { poll: pollOf(text), attempt: newId() };
      }
      const { poll, attempt } = last.current ?? { poll: pollOf(text), attempt: newId() };
      const told = await pollServer.api(token).create(poll, shelf, attempt);
      if (told.ok) {
        last.current = null;
        changed(pollCalls.list);
      }
      return told;
    });
  return { isBusy, make };
};

interface MakeCloudProps {
  readonly token: string;
  readonly shelf: Shelf;
}

/** A word cloud from one line: put on at once, or kept. */
export const MakeCloud = ({ token, shelf }: MakeCloudProps) => {
  const { isBusy, make } = useMaking(token, shelf);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const makeIt = async (isNow: boolean): Promise<void> => {
    const asked = clean(text);
    if (asked === '') {
      setFault(words.needsText);
      return;
    }
    setFault(undefined);
    const told = await make(asked);
    if (told === undefined) return;
    if (!told.ok) setFault(told.error.msg);
    else if (isNow) await navigate(pollPaths.start(told.value.id), { state: { from: pathname } });
    else setText('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void makeIt(true);
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.make}</h2>
      <Field
        label={words.ask}
        placeholder={words.askPlaceholder}
        value={text}
        maxLength={limits.question.text}
        fault={fault}
        dir="auto"
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={isBusy}>
          <Play size={16} aria-hidden="true" />
          {words.makeNow}
        </Button>
        <Button disabled={isBusy} onClick={() => void makeIt(false)}>
          {words.makeIt}
        </Button>
      </div>
    </form>
  );
};
