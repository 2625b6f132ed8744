import { fail, type Failure, passesByItself, type Result } from '@sets/shared/core/result.ts';
import type { Picture } from '@sets/shared/file/file.contract.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { PacedSending, type SentAll, sendingTimes } from '../paced-sending.ts';
import type { Draft, KeptDraft } from './kept-draft.ts';
import { savingMessages as words } from './writing.messages.ts';
import {
  firstState,
  isTouched,
  isUnsaved,
  nextStep,
  rebased,
  type WritingState,
} from './writing-state.ts';
import { isSame, type WritingKind, type Written, type WrittenContent } from './written.ts';

/** Where something that is written is stored. `Change`: what becomes of it besides what is typed, as that it is published. */
export interface WritingServer<
  Doc extends Written<Content>,
  Content extends WrittenContent,
  Change extends { readonly kind: string },
> {
  read(): Promise<Result<Doc>>;
  /** `outlivesPage`: the page is being left. */
  send(change: SentChange<Content, Change>, outlivesPage?: boolean): Promise<Result<Doc>>;
  keepPicture(picture: Blob): Promise<Result<Picture>>;
}

type SentChange<Content, Change> = (
  | Change
  | { readonly kind: 'save'; readonly content: Content }
) & {
  /** Of which it was decided. */
  readonly revision: number;
};

export interface WritingTools<
  Doc extends Written<Content>,
  Content extends WrittenContent,
  Change extends { readonly kind: string },
> {
  readonly kind: WritingKind<Content>;
  readonly server: WritingServer<Doc, Content, Change>;
  readonly kept: KeptDraft<Content>;
}

/** What became of one try: done, to be tried again now, or in so many milliseconds. */
type Outcome = 'done' | 'again' | { readonly retryInMs: number | undefined };

/** So often it is loaded anew in a row where others change it at the same time. */
const mostTries = 5;

/**
 * Saves what is written as it is typed: in the tab at once, on the server a moment later, one change after the
 * other. What was changed elsewhere meanwhile is never overwritten unseen, and nothing that was typed is given up.
 */
export class WritingSaver<
  Doc extends Written<Content>,
  Content extends WrittenContent,
  Change extends { readonly kind: string },
> {
  readonly store: StoreApi<WritingState<Doc, Content>>;
  readonly #tools: WritingTools<Doc, Content, Change>;
  readonly #pace: PacedSending;

  constructor(doc: Doc, tools: WritingTools<Doc, Content, Change>) {
    this.#tools = tools;
    this.store = createStore(() => firstState(tools.kind, doc, tools.kept));
    this.#pace = new PacedSending({
      sendAll: () => this.#sendAll(),
      onState: (state) => this.store.setState(state),
    });
  }

  /** From now on: what was typed before is sent, and so is what is typed. */
  begin(): void {
    this.#pace.begin();
    if (isUnsaved(this.store.getState())) this.#pace.sendIn(sendingTimes.pause);
  }

  edit(change: Partial<Content>): void {
    const { draft, problem } = this.store.getState();
    // What was refused may be taken now that it is another.
    if (problem?.kind === 'refused') this.store.setState({ problem: null });
    this.#put({ ...draft, content: { ...draft.content, ...change } });
    this.#pace.sendIn(sendingTimes.pause);
  }

  /** Another text in place of what is there, which is set aside and can be had back. */
  replace(content: Content): void {
    const { draft } = this.store.getState();
    this.#put({ ...draft, content, aside: draft.content });
    void this.flush();
  }

  /** The text that was set aside, in place of what is there. */
  bringBack(): void {
    const { aside } = this.store.getState().draft;
    if (aside !== null) this.replace(aside);
  }

  /** What was set aside is not wanted any more. */
  letGo(): void {
    this.#put({ ...this.store.getState().draft, aside: null });
  }

  /** What was typed here is saved as the newest, though it was changed elsewhere; that is set aside. */
  keepMine(): void {
    const { draft, doc, problem } = this.store.getState();
    if (problem?.kind !== 'changed') return;
    this.store.setState({ problem: null });
    this.#put({ ...draft, base: doc.content, sent: [], aside: doc.content });
    void this.flush();
  }

  /** What was saved elsewhere is taken; what was typed here is set aside. */
  takeTheirs(): void {
    const { draft, doc, problem } = this.store.getState();
    if (problem?.kind !== 'changed') return;
    const { content } = doc;
    this.store.setState({ problem: null });
    this.#put({ content, base: content, sent: [], aside: draft.content });
  }

  /** Publishes it, hides it, and so on, after what is typed is saved; gives why that was not done, or null. */
  change(change: Change): Promise<Failure | null> {
    return this.#pace.enqueue(async () => {
      const unsaved = await this.#store(change.kind === 'publish');
      if (unsaved !== null) return unsaved;
      const seen = this.store.getState().doc.content;
      let told = await this.#sendChange(change);
      if (!told.ok && told.error.code === 'CONFLICT') {
        const read = await this.#read();
        if (!read.ok) return read.error;
        if (change.kind === 'publish') {
          // What is published is what its author has seen here.
          if (!isSame(read.value.content, seen)) return fail('CONFLICT', words.lookFirst).error;
          if (isTouched(this.store.getState())) return told.error;
        }
        told = await this.#sendChange(change);
      }
      if (isUnsaved(this.store.getState())) this.#pace.sendIn(0);
      return told.ok ? null : told.error;
    });
  }

  /** Puts a picture on the server; what is written is made for it where it is not there yet. */
  async keepPicture(picture: Blob): Promise<Result<Picture>> {
    const unsaved = await this.#pace.enqueue(() => this.#store(false));
    return unsaved === null
      ? this.#tools.server.keepPicture(picture)
      : { ok: false, error: unsaved };
  }

  /** Looks for what was saved elsewhere, where nothing is typed here. */
  async refresh(): Promise<void> {
    const { doc } = this.store.getState();
    if (doc.revision === 0 || !this.#pace.isIdle) return;
    const read = await this.#tools.server.read();
    const { revision } = this.store.getState().doc;
    if (read.ok && read.value.revision >= revision) this.#take(read.value);
  }

  /** Sends what is not yet sent. */
  flush(): Promise<void> {
    return this.#pace.flush();
  }

  /** The page is being left: what can be told in one go is told. */
  leave(): void {
    if (!this.#pace.isIdle) return;
    const { draft, doc } = this.store.getState();
    const step = nextStep(this.store.getState());
    if (step.kind !== 'send') return;
    // Whoever opens the page again finds what was sent, and not what became of it.
    this.#put({ ...draft, sent: [...draft.sent, step.content] });
    const change = { kind: 'save', content: step.content, revision: doc.revision } as const;
    void this.#tools.server.send(change, true);
  }

  /** The page is closed, and the app goes on: everything is told now. */
  close(): void {
    this.#pace.close();
  }

  #put(draft: Draft<Content>): void {
    this.store.setState({ draft });
    const isKept = draft.aside !== null || isUnsaved(this.store.getState());
    this.#tools.kept.keep(isKept ? draft : null);
  }

  /** It as the server has just told it. */
  #take(doc: Doc): void {
    const before = this.store.getState();
    this.store.setState({ doc });
    this.#put(rebased(doc, before));
    const { problem } = before;
    // Both are the same now, or it was put back.
    const isOver =
      (problem?.kind === 'changed' && !isTouched(this.store.getState())) ||
      (problem?.kind === 'gone' && doc.removedUntil === null);
    if (isOver) this.store.setState({ problem: null });
  }

  async #read(): Promise<Result<Doc>> {
    const read = await this.#tools.server.read();
    if (read.ok) this.#take(read.value);
    return read;
  }

  async #sendChange(change: Change): Promise<Result<Doc>> {
    const { revision } = this.store.getState().doc;
    const told = await this.#tools.server.send({ ...change, revision });
    if (told.ok) this.#take(told.value);
    return told;
  }

  /** The server has it, and where that `isWhole`, all that is typed; else why not. */
  async #store(isWhole: boolean): Promise<Failure | null> {
    await this.#pace.sendAll();
    const state = this.store.getState();
    const { doc, problem, isOffline } = state;
    if (doc.revision === 0 && !isOffline && problem === null) {
      // Nothing is typed, and it is needed all the same.
      const { content } = state.draft;
      const told = await this.#tools.server.send({ kind: 'save', content, revision: 0 });
      if (told.ok) this.#take(told.value);
      return told.ok ? null : told.error;
    }
    if (!isWhole && doc.revision > 0) return null;
    if (isOffline) return fail('UNAVAILABLE', words.notReached).error;
    if (problem?.kind === 'refused') return fail('FORBIDDEN', problem.msg).error;
    return problem === null && !isTouched(state) ? null : fail('CONFLICT', words.decideFirst).error;
  }

  async #sendAll(): Promise<SentAll> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const outcome = await this.#sendOnce();
      if (outcome === 'done') return null;
      if (outcome !== 'again') return outcome;
    }
    // Others change it all the time.
    return { retryInMs: undefined };
  }

  async #sendOnce(): Promise<Outcome> {
    const state = this.store.getState();
    const { doc, draft } = state;
    const step = nextStep(state);
    if (step.kind === 'settled') this.#settle();
    if (step.kind === 'problem') this.store.setState({ problem: step.problem });
    if (step.kind !== 'send') return 'done';
    const { content } = step;
    const before = draft.sent.filter((each) => !isSame(each, content));
    this.#put({ ...draft, sent: [...before, content] });
    const told = await this.#tools.server.send({ kind: 'save', content, revision: doc.revision });
    if (told.ok) {
      this.#take(told.value);
      // What was typed meanwhile waits for its own pause.
      if (isSame(told.value.content, content)) this.#settle();
      return 'done';
    }
    return this.#afterRefusal(told.error);
  }

  /** The server has what was sent last; what was typed since goes with the next try. */
  #settle(): void {
    const { doc, draft } = this.store.getState();
    this.#put({ ...draft, base: doc.content, sent: [] });
  }

  async #afterRefusal({ code, retryInMs, msg }: Failure): Promise<Outcome> {
    if (passesByItself(code) || code === 'UNAUTHENTICATED') return { retryInMs };
    if (code === 'CONFLICT' || code === 'NOT_FOUND') {
      const read = await this.#read();
      if (read.ok) return 'again';
      const { error } = read;
      if (error.code !== 'NOT_FOUND') return { retryInMs: error.retryInMs };
      this.store.setState({ problem: { kind: 'gone' } });
      return 'done';
    }
    this.store.setState({ problem: { kind: 'refused', msg } });
    return 'done';
  }
}
