/** So many steps can be taken back. */
export const mostSteps = 200;
/** Who goes on typing after such a pause begins a new step, in ms. */
export const typingPause = 1_500;

/** One text that was changed, and nothing else. */
interface Touch {
  /** Which text it was. */
  readonly path: string;
  readonly way: 'longer' | 'shorter';
  readonly at: number;
}

/** What can be taken back, and done again; the newest is the last. */
export interface EditHistory<Draft> {
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** What was typed last, if what is typed next may belong to it. */
  readonly typed: Touch | null;
}

export const noHistory = { past: [], future: [], typed: null } as const;

interface TextChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The texts that differ, two at most; `null` where something else does. */
const textChanges = (before: unknown, after: unknown, path = ''): TextChange[] | null => {
  if (Object.is(before, after)) return [];
  if (typeof before === 'string' && typeof after === 'string') return [{ path, before, after }];
  if (!isObject(before) || !isObject(after)) return null;
  const names = Object.keys(after);
  if (names.length !== Object.keys(before).length) return null;
  const found: TextChange[] = [];
  for (const name of names) {
    const changes = textChanges(before[name], after[name], `${path}/${name}`);
    if (changes === null) return null;
    found.push(...changes);
    if (found.length > 1) return null;
  }
  return found;
};

const commonStart = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** Whether what was added begins a word, or is more than one: that is a step of its own. */
const beginsWord = ({ before, after }: TextChange): boolean => {
  if (after.length <= before.length) return false;
  const at = commonStart(before, after);
  const added = after.slice(at, at + after.length - before.length);
  return /\s\S/.test(`${after[at - 1] ?? ''}${added}`);
};

/** What is typed from now on is a step of its own. */
const unlinked = <Draft>(history: EditHistory<Draft>): EditHistory<Draft> => ({
  ...history,
  typed: null,
});

/** A draft has become another one. A word that is typed, or taken away, is one step. */
export const edited = <Draft>(
  history: EditHistory<Draft>,
  { before, after, at }: { readonly before: Draft; readonly after: Draft; readonly at: number },
): EditHistory<Draft> => {
  const [change] = textChanges(before, after) ?? [];
  const typed: Touch | null =
    change === undefined
      ? null
      : {
          path: change.path,
          way: change.after.length > change.before.length ? 'longer' : 'shorter',
          at,
        };
  const last = history.typed;
  const goesOn =
    change !== undefined &&
    typed !== null &&
    last?.path === typed.path &&
    last.way === typed.way &&
    at - last.at < typingPause &&
    !beginsWord(change);
  if (goesOn) return { ...history, future: [], typed };
  return { past: [...history.past, before].slice(-mostSteps), future: [], typed };
};

interface Step<Draft> {
  readonly history: EditHistory<Draft>;
  readonly draft: Draft;
}

/** Takes the last step back; null where there is none. */
export const undone = <Draft>(history: EditHistory<Draft>, now: Draft): Step<Draft> | null => {
  if (history.past.length === 0) return null;
  const draft = history.past.at(-1) as Draft;
  const past = history.past.slice(0, -1);
  return { draft, history: unlinked({ ...history, past, future: [...history.future, now] }) };
};

/** Takes a step again that was taken back; null where there is none. */
export const redone = <Draft>(history: EditHistory<Draft>, now: Draft): Step<Draft> | null => {
  if (history.future.length === 0) return null;
  const draft = history.future.at(-1) as Draft;
  const future = history.future.slice(0, -1);
  return { draft, history: unlinked({ ...history, future, past: [...history.past, now] }) };
};
