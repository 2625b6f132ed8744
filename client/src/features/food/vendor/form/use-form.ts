import type { Result } from '@sets/shared/core/result.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { newKey } from '../../../../core/new-id.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { type Checked, noFaults } from './faults.ts';
import { formMessages as words } from './form.messages.ts';
import type { FilledForm, KeptForm } from './kept-form.ts';

/** What the server has of what a form changes. */
interface Stored<Content> {
  readonly revision: number;
  readonly content: Content;
}

export interface FormTools<Thing extends Stored<Content>, Draft, Content> {
  /** As the server has it; null for a new one. */
  readonly thing: Thing | null;
  readonly idOf: (thing: Thing) => string;
  /** What a new one begins with. */
  readonly blank: Draft;
  readonly kept: KeptForm<Draft>;
  readonly draftOf: (thing: Thing) => Draft;
  readonly check: (draft: Draft) => Checked<Content>;
  /** At revision 0 it is made. */
  readonly send: (form: FilledForm<Draft>, content: Content) => Promise<Result<Thing>>;
  /** As the server has it now; null where it is gone. */
  readonly read: (id: string) => Promise<Result<Thing | null>>;
  readonly onSaved: (thing: Thing) => void;
}

/** Why it is not saved. */
export type FormProblem<Thing> =
  | { readonly kind: 'refused'; readonly msg: string }
  | { readonly kind: 'changed'; readonly theirs: Thing }
  | { readonly kind: 'gone' };

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const fresh = <Thing extends Stored<Content>, Draft, Content>({
  thing,
  idOf,
  blank,
  draftOf,
}: FormTools<Thing, Draft, Content>): FilledForm<Draft> =>
  thing === null
    ? { id: newKey(), revision: 0, draft: blank }
    : { id: idOf(thing), revision: thing.revision, draft: draftOf(thing) };

/** What is typed, kept in the tab while it differs from what is stored. */
const useTyped = <Thing extends Stored<Content>, Draft, Content>(
  tools: FormTools<Thing, Draft, Content>,
) => {
  const { kept, draftOf } = tools;
  const [stored, setStored] = useState(tools.thing);
  const [form, setForm] = useState(() => kept.find() ?? fresh(tools));
  const isUnsaved = !isSame(form.draft, stored === null ? tools.blank : draftOf(stored));
  // Changed elsewhere, and nothing is typed here: that is what is shown.
  if (tools.thing !== null && stored !== null && tools.thing.revision > stored.revision) {
    setStored(tools.thing);
    if (!isUnsaved) setForm(fresh(tools));
  }
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
    if (isUnsaved) kept.keep(form);
    else kept.drop();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where it is kept does not change
  }, [form, isUnsaved]);
  return { stored, setStored, form, setForm, latest, isUnsaved };
};

type Typed<Thing extends Stored<Content>, Draft, Content> = ReturnType<
  typeof useTyped<Thing, Draft, Content>
>;

/** Saves what is typed, or says why not. */
const useSaving = <Thing extends Stored<Content>, Draft, Content>(
  tools: FormTools<Thing, Draft, Content>,
  { latest, setStored, setForm }: Typed<Thing, Draft, Content>,
) => {
  const [problem, setProblem] = useState<FormProblem<Thing> | null>(null);
  const [isTried, setTried] = useState(false);
  /** Contents that were sent: what of them has arrived is not known where the network failed. */
  const sent = useRef(new Set<string>());

  const refuse = (msg: string): false => {
    setProblem({ kind: 'refused', msg });
    return false;
  };
  /** True where nothing was typed meanwhile. */
  const settle = (thing: Thing, draft: Draft): boolean => {
    const isWhole = latest.current.draft === draft;
    const { revision } = thing;
    sent.current.clear();
    setProblem(null);
    setTried(false);
    setStored(thing);
    setForm((now) => ({ ...now, revision, draft: isWhole ? tools.draftOf(thing) : now.draft }));
    if (isWhole) tools.kept.drop();
    tools.onSaved(thing);
    return isWhole;
  };
  const store = async (filled: FilledForm<Draft>, isFirst = true): Promise<boolean> => {
    const { id, revision, draft } = filled;
    const { content } = tools.check(draft);
    setTried(true);
    if (content === null) return refuse(words.mend);
    sent.current.add(JSON.stringify(content));
    const told = await tools.send(filled, content);
    if (told.ok) return settle(told.value, draft);
    const { code, msg } = told.error;
    if (code !== 'CONFLICT' && (code !== 'NOT_FOUND' || revision === 0)) return refuse(msg);
    const there = await tools.read(id);
    if (!there.ok) return refuse(there.error.msg);
    const theirs = there.value;
    if (theirs === null) {
      if (revision === 0) return refuse(msg);
      setProblem({ kind: 'gone' });
      return false;
    }
    const isOwn = sent.current.has(JSON.stringify(theirs.content));
    // An earlier try has arrived, though nobody could tell.
    if (isOwn && isFirst) return store({ ...filled, revision: theirs.revision }, false);
    setProblem({ kind: 'changed', theirs });
    return false;
  };
  return { problem, setProblem, isTried, setTried, store };
};

/**
 * A form of something that is stored. What is saved is guarded by the revision that was seen: where it was changed or
 * removed elsewhere, nothing is lost on either side until somebody chooses.
 */
export const useForm = <Thing extends Stored<Content>, Draft, Content>(
  tools: FormTools<Thing, Draft, Content>,
) => {
  const typed = useTyped(tools);
  const { stored, setStored, form, setForm, latest, isUnsaved } = typed;
  const { problem, setProblem, isTried, setTried, store } = useSaving(tools, typed);
  const { isBusy, send } = useSending();
  const theirs = problem?.kind === 'changed' ? problem.theirs : null;
  return {
    ...form,
    isUnsaved,
    isBusy,
    problem,
    faults: isTried ? tools.check(form.draft).faults : noFaults,
    change: (part: Partial<Draft>): void => {
      setProblem((now) => (now?.kind === 'refused' ? null : now));
      setForm((now) => ({ ...now, draft: { ...now.draft, ...part } }));
    },
    /** True once all that is typed is saved; undefined where it is being saved already. */
    save: (): Promise<boolean | undefined> =>
      // The second of two taps, after the first was done.
      isUnsaved || stored === null ? send(() => store(latest.current)) : Promise.resolve(true),
    keepMine: () =>
      send(() =>
        store({ ...latest.current, revision: theirs?.revision ?? latest.current.revision }),
      ),
    takeTheirs: (): void => {
      if (theirs === null) return;
      setProblem(null);
      setTried(false);
      setStored(theirs);
      setForm((now) => ({ ...now, revision: theirs.revision, draft: tools.draftOf(theirs) }));
    },
    /** What was removed elsewhere becomes another one, with what is typed. */
    saveAnew: () => {
      const anew = { ...latest.current, id: newKey(), revision: 0 };
      setForm(anew);
      return send(() => store(anew));
    },
    /** What is typed is given up. */
    giveUp: (): void => {
      tools.kept.drop();
      setProblem(null);
      setStored(tools.thing);
      setForm(fresh(tools));
    },
  };
};

/** What the notes of a form are given, whatever it is of. */
export interface FormActs<Thing> {
  readonly problem: FormProblem<Thing> | null;
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
  readonly keepMine: () => Promise<boolean | undefined>;
  readonly takeTheirs: () => void;
  readonly saveAnew: () => Promise<boolean | undefined>;
}
