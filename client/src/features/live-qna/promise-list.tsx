import { liveQnaCalls } from '@sets/shared/live-qna/live-qna.calls.ts';
import {
  liveQnaLimits,
  type LivePromise,
  type LiveQnaShelf,
} from '@sets/shared/live-qna/live-qna.contract.ts';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { ask } from '../../core/api.ts';
import { tabStorage } from '../../core/device-storage.ts';
import { useAsked, useChanged } from '../../core/use-asked.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { inputClass } from '../../ui/field.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { MathText } from '../../ui/math/math-text.tsx';
import { plainMath } from '../../ui/math/plain-math.ts';
import { TextBox } from '../../ui/text-box.tsx';
import { liveQnaPaths, promisesAnchor } from './live-qna-paths.ts';
import { liveQnaMessages as words } from './live-qna.messages.ts';

interface PromiseListProps {
  readonly token: string;
  readonly shelf: LiveQnaShelf;
}

interface PromiseCardProps {
  readonly token: string;
  readonly promise: LivePromise;
}

/** What is half written outlives a reload of this tab. */
const draftKeyOf = (promiseid: string): string => `sets.promise.${promiseid}`;
const draftOf = (promiseid: string): string | null => tabStorage.getItem(draftKeyOf(promiseid));

const ReplyForm = ({ token, promise, onDone }: PromiseCardProps & { onDone: () => void }) => {
  const id = useId();
  const changed = useChanged();
  const draftKey = draftKeyOf(promise.promiseid);
  const [reply, setReply] = useState(() => draftOf(promise.promiseid) ?? promise.reply ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { promiseid } = promise;
    const given = { token, params: { promiseid }, body: { reply } };
    const told = await ask(liveQnaCalls.reply, given);
    setFault(told.ok ? null : told.error.msg);
    if (!told.ok) return;
    tabStorage.removeItem(draftKey);
    changed(liveQnaCalls.promises);
    onDone();
  };
  const giveUp = (): void => {
    tabStorage.removeItem(draftKey);
    onDone();
  };
  return (
    <form onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-2">
      <TextBox
        id={id}
        takesFocus
        dir="auto"
        aria-label={words.answerOf(plainMath(promise.text))}
        placeholder={words.answer}
        maxLength={liveQnaLimits.reply}
        value={reply}
        onChange={(event) => {
          setReply(event.target.value);
          tabStorage.setItem(draftKey, event.target.value);
        }}
        className={`${inputClass} py-3`}
      />
      {fault !== null && <p className="text-sm text-bad">{fault}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          look="primary"
          disabled={reply.trim() === '' || reply === promise.reply}
        >
          {words.saveReply}
        </Button>
        <Button size="small" look="plain" onClick={giveUp}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
};

const WhereAsked = ({ runId, votes, title, minute }: LivePromise) => (
  <p dir="auto" className="text-sm text-ink-soft [overflow-wrap:anywhere]">
    {words.votes(votes)} <MathText text={title} />{' '}
    <Link to={liveQnaPaths.results(runId)} className="underline underline-offset-4">
      {minute === null ? words.results : words.askedAt(minute)}
    </Link>
  </p>
);

const Drop = ({ token, promise: { promiseid, text } }: PromiseCardProps) => {
  const changed = useChanged();
  const [isAsked, setAsked] = useState(false);
  const drop = async (): Promise<void> => {
    setAsked(false);
    await ask(liveQnaCalls.drop, { token, params: { promiseid } });
    changed(liveQnaCalls.promises);
  };
  return (
    <>
      <Button
        size="small"
        look="plain"
        aria-label={words.dropOf(plainMath(text))}
        onClick={() => setAsked(true)}
      >
        {words.drop}
      </Button>
      {isAsked && (
        <ConfirmDialog
          isDanger
          title={words.dropTitle}
          text={words.dropText}
          yes={words.dropYes}
          onYes={() => void drop()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
};

const PromiseCard = ({ token, promise }: PromiseCardProps) => {
  const { promiseid, text, reply } = promise;
  const [isOpen, setOpen] = useState(() => draftOf(promiseid) !== null);
  return (
    <li className="grid grid-cols-1 gap-3 rounded-lg border-[1.5px] border-line bg-raised px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-60">
          <p
            dir="auto"
            className="text-lg font-medium whitespace-pre-line [overflow-wrap:anywhere]"
          >
            <MathText text={text} />
          </p>
          <WhereAsked {...promise} />
        </div>
        <div className="flex flex-wrap gap-2">
          {!isOpen && (
            <Button
              size="small"
              aria-label={(reply === null ? words.answerTo : words.changeOf)(plainMath(text))}
              onClick={() => setOpen(true)}
            >
              {reply === null ? words.send : words.change}
            </Button>
          )}
          <Drop {...{ token, promise }} />
        </div>
      </div>
      {reply !== null && !isOpen && (
        <blockquote dir="auto" className="border-l-4 border-people pl-4">
          <Markdown text={reply} />
        </blockquote>
      )}
      {isOpen && <ReplyForm token={token} promise={promise} onDone={() => setOpen(false)} />}
    </li>
  );
};

interface PageProps extends PromiseListProps {
  readonly done: 'yes' | 'no';
  readonly before?: string;
}

/** A page of them, and the way to the next. */
const Page = ({ token, shelf, done, before }: PageProps) => {
  const query = { ...shelf, done, ...(before !== undefined && { before }) };
  const { data } = useAsked(liveQnaCalls.promises, { token, query });
  const [isOpen, setOpen] = useState(false);
  if (data === null) return null;
  return (
    <>
      {data.promises.map((promise) => (
        <PromiseCard key={promise.promiseid} token={token} promise={promise} />
      ))}
      {data.next !== null && !isOpen && (
        <li>
          <Button onClick={() => setOpen(true)}>{words.more}</Button>
        </li>
      )}
      {data.next !== null && isOpen && <Page {...{ token, shelf, done }} before={data.next} />}
    </>
  );
};

/** What stayed unanswered in the room, to be answered in writing; nothing where nothing did. */
export const PromiseList = ({ token, shelf }: PromiseListProps) => {
  const asked = (done: 'yes' | 'no') => ({ token, query: { ...shelf, done } });
  const open = useAsked(liveQnaCalls.promises, asked('no')).data?.total ?? 0;
  const done = useAsked(liveQnaCalls.promises, asked('yes')).data?.total ?? 0;
  const [showsDone, setShowsDone] = useState(false);
  if (open + done === 0) return null;
  return (
    <section id={promisesAnchor} className="mt-4 grid scroll-mt-24 grid-cols-1 gap-3">
      <h3 className="text-xl font-semibold">{words.owed}</h3>
      {open > 0 && <p className="font-semibold">{words.waits(open)}</p>}
      {open > 0 && <p className="max-w-[65ch] text-ink-soft">{words.owedText(open)}</p>}
      <ul className="grid grid-cols-1 gap-3">
        <Page {...{ token, shelf }} done="no" />
      </ul>
      {done > 0 && !showsDone && (
        <Button look="plain" className="justify-self-start" onClick={() => setShowsDone(true)}>
          {words.showAnswered}
        </Button>
      )}
      {done > 0 && showsDone && (
        <>
          <h4 className="font-semibold">{words.answered}</h4>
          <ul className="grid grid-cols-1 gap-3">
            <Page {...{ token, shelf }} done="yes" />
          </ul>
        </>
      )}
    </section>
  );
};
