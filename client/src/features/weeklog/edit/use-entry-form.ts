import { fail, ok, type Result } from '@sets/shared/core/result.ts';
import { weeklogCalls } from '@sets/shared/weeklog/weeklog.calls.ts';
import type { LogEntry } from '@sets/shared/weeklog/weeklog.contract.ts';
import { useRef, useState } from 'react';
import { ask } from '../../../core/api.ts';
import { newKey } from '../../../core/new-id.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import type { Sender } from '../../../core/sending/sender.ts';
import { useSender } from '../../../core/sending/use-sender.ts';
import { useChanged } from '../../../core/use-asked.ts';
import { useSending } from '../../../core/use-sending.ts';
import type { TopicOf } from '../read/use-weeklog.ts';
import { weeklogMessages } from '../weeklog.messages.ts';
import { draftOf, faultOf, keysOf, rebased, type TypedEntry, typedOf } from './entry-typed.ts';
import { takeFiles } from './take-files.ts';

const words = weeklogMessages.form;

interface FormOf {
  readonly who: SignedIn;
  readonly place: TopicOf;
  /** Null: a new one. */
  readonly entry: LogEntry | null;
  readonly week: number;
  readonly onDone: (saved: LogEntry | null) => void;
}

/** What is typed of an entry, and the files that are on their way for it. */
const useTyped = ({ entry, week }: FormOf, sender: Sender) => {
  const [first] = useState(() => typedOf(entry, week));
  const [typed, setTyped] = useState(first);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isReading, setReading] = useState(false);
  // Files are looked at one after the other, and others may be taken out meanwhile.
  const latest = useRef(typed);
  const change = (part: Partial<TypedEntry>): void => {
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
  };
  const take = async (files: readonly File[]): Promise<void> => {
    setReading(true);
    const taken = await takeFiles(sender, files, latest.current);
    const { papers, files: others } = latest.current;
    change({ papers: [...papers, ...taken.papers], files: [...others, ...taken.files] });
    setFaults(taken.faults);
    setReading(false);
  };
  const takeOut = (id: string): void => {
    const { papers, files } = latest.current;
    const item = [...papers, ...files].find((each) => each.id === id);
    if (item?.from.kind === 'sent') sender.drop(item.from.key);
    change({
      papers: papers.filter((each) => each.id !== id),
      files: files.filter((each) => each.id !== id),
    });
  };
  const now = (): TypedEntry => latest.current;
  return { typed, now, change, take, takeOut, faults, isReading, isChanged: typed !== first };
};

/** Where an entry is now: undefined where that cannot be told. */
const findNow = async (
  { who, place }: FormOf,
  logid: string,
): Promise<LogEntry | null | undefined> => {
  const { moduleid, topicid } = place;
  const all = await ask(weeklogCalls.of, { token: who.token, params: { moduleid, topicid } });
  if (!all.ok) return undefined;
  return all.value.entries.find((each) => each.logid === logid) ?? null;
};

/** What has become of an entry that cannot be saved as it was seen. */
const whyOf = (now: LogEntry | null): string => {
  if (now === null) return words.gone;
  return now.removedUntil === null ? words.changed : words.binned;
};

/** Puts back an entry that was removed, for to what is removed nothing can be written. */
const putBack = async (
  { token }: SignedIn,
  seen: LogEntry | null,
): Promise<Result<LogEntry | null>> => {
  if (seen === null || seen.removedUntil === null) return ok(seen);
  const { logid, revision } = seen;
  return ask(weeklogCalls.putBack, { token, params: { logid }, body: { revision } });
};

/** An entry as it was when it was last heard of. */
const useSeen = (entry: LogEntry | null, typing: ReturnType<typeof useTyped>) => {
  const latest = useRef(entry);
  /** What others have made of its text, where it was changed here too. */
  const [theirs, setTheirs] = useState<string | null>(null);
  const see = (now: LogEntry | null): void => {
    latest.current = now;
  };
  /** Puts what is typed on top of what others have made of it. */
  const follow = (now: LogEntry | null): void => {
    const seen = latest.current;
    const next = rebased(typing.now(), seen, now);
    if (now !== null && now.text !== seen?.text) {
      setTheirs(next.text === now.text ? null : now.text);
    }
    typing.change(next);
    see(now);
  };
  return { seen: () => latest.current, see, theirs, follow };
};

/** Saves an entry once its files are there. What is typed stays until it is saved. */
export const useEntryForm = (form: FormOf) => {
  const { who, place, entry, onDone } = form;
  const sender = useSender(who);
  const typing = useTyped(form, sender);
  const [logid] = useState(() => entry?.logid ?? newKey());
  const { seen, see, theirs, follow } = useSeen(entry, typing);
  const [fault, setFault] = useState<string | null>(null);
  const [step, setStep] = useState<'sending' | 'saving' | null>(null);
  const { isBusy, send } = useSending();
  const changed = useChanged();
  const { typed } = typing;
  const keys = keysOf(typed);

  const saveOnce = async (): Promise<Result<LogEntry>> => {
    setStep('sending');
    const sent = await sender.whole(keys);
    if (!sent.ok) return sent;
    setStep('saving');
    const back = await putBack(who, seen());
    if (!back.ok) return back;
    see(back.value);
    const uploads = new Map(keys.map((key, at) => [key, sent.value[at] ?? '']));
    const body = draftOf(typed, place, seen()?.revision ?? 0, uploads);
    if (!body.ok) return body;
    return ask(weeklogCalls.save, { token: who.token, params: { logid }, body: body.value });
  };
  /** Somebody else has changed it, which is said; or its files wait no more, and are sent once more. */
  const saveAgain = async (told: Result<LogEntry>): Promise<Result<LogEntry>> => {
    const code = told.ok ? null : told.error.code;
    if (code !== 'CONFLICT' && code !== 'NOT_FOUND') return told;
    const now = await findNow(form, logid);
    if (now === undefined) return told;
    if (now?.revision !== seen()?.revision) {
      follow(now);
      return fail(code, whyOf(now));
    }
    if (keys.length === 0) return told;
    sender.anew(keys, code === 'CONFLICT');
    return saveOnce();
  };
  const save = (): void =>
    void send(async () => {
      const why = faultOf(typed);
      setFault(why);
      if (why !== null) return;
      const told = await saveAgain(await saveOnce());
      setStep(null);
      changed(weeklogCalls.of);
      if (!told.ok) {
        setFault(told.error.msg);
        return;
      }
      sender.used(keys);
      if (typing.now() === typed) onDone(told.value);
      // More was typed meanwhile: it stays, and is saved on top.
      else see(told.value);
    });
  const cancel = (): void => {
    for (const key of keys) sender.drop(key);
    onDone(null);
  };
  return { ...typing, sender, theirs, fault, step, isBusy, save, cancel };
};
