import type { Failure, Result } from '@sets/shared/core/result.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { edited, type EditHistory, noHistory, redone, undone } from './edit-history.ts';
import { type KeptDrafts, newDraftName } from './kept-drafts.ts';
import type { KeptSteps } from './kept-steps.ts';
import type { AnyDraft, Filed, MaterialApi, MaterialRules, Shelf } from './material.ts';

/**
 * Where the newest text is. `device`: on this device only, for no question is finished. `waiting` and
 * `saving`: on its way. `saved`: on the server. `partly`: there as far as questions are finished, see
 * `keepable`; all of it is on this device. `offline`: the server is not reached, it is tried
 * again. `conflict`: somebody else changed it meanwhile. `refused`: see `failure`.
 */
export type SaveStatus =
  | 'device'
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'partly'
  | 'offline'
  | 'conflict'
  | 'refused';

export interface Edited<Draft> {
  readonly draft: Draft;
  /** Null until it is made. */
  readonly id: string | null;
  readonly revision: number | null;
  /** What the server has of it, as far as this page knows. */
  readonly onServer: Draft | null;
  readonly status: SaveStatus;
  readonly failure: string | null;
}

export interface SaverTools<Draft extends AnyDraft, Definition extends Draft> {
  readonly rules: MaterialRules<Draft, Definition>;
  readonly api: MaterialApi<Definition>;
  readonly kept: KeptDrafts<Draft>;
  readonly steps: KeptSteps<Draft>;
  /** Milliseconds without typing before it is sent. */
  readonly pause?: number;
}

interface SaverOptions<Draft extends AnyDraft, Definition extends Draft> extends SaverTools<
  Draft,
  Definition
> {
  readonly shelf: Shelf;
  /** What could be taken back when it was left in this tab. */
  readonly history?: EditHistory<Draft> | undefined;
}

/** Before the next try without a network, in ms. */
const retry = 3_000;

/** Saves what is written as it is typed: on this device at once, on the server a moment later. */
export class MaterialSaver<Draft extends AnyDraft, Definition extends Draft> {
  readonly store: StoreApi<Edited<Draft>>;
  /** What can be taken back here, whether it is saved or not. */
  readonly steps: StoreApi<EditHistory<Draft>>;
  readonly shelf: Shelf;
  readonly #options: SaverOptions<Draft, Definition>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  /** The name under which it is made, however often that is tried. */
  #attempt: string | null = null;

  constructor(start: Edited<Draft>, options: SaverOptions<Draft, Definition>) {
    this.#options = options;
    this.shelf = options.shelf;
    this.store = createStore(() => start);
    this.steps = createStore<EditHistory<Draft>>(() => options.history ?? noHistory);
    if (start.status === 'waiting') this.#sendIn(0);
  }

  edit(change: (draft: Draft) => Draft): void {
    const before = this.store.getState().draft;
    const after = change(before);
    if (after === before) return;
    this.#note(before, after);
    this.#changed(after);
  }

  /** Takes the last step back; false where there is none. */
  undo(): boolean {
    return this.#step(undone(this.steps.getState(), this.store.getState().draft));
  }

  /** Takes a step again that was taken back; false where there is none. */
  redo(): boolean {
    return this.#step(redone(this.steps.getState(), this.store.getState().draft));
  }

  #step(step: ReturnType<typeof undone<Draft>>): boolean {
    if (step === null) return false;
    this.steps.setState(step.history, true);
    this.#changed(step.draft);
    return true;
  }

  #note(before: Draft, after: Draft): void {
    this.steps.setState((history) => edited(history, { before, after, at: Date.now() }), true);
  }

  /** What is on the server is shown from now on; what was here can be had back. */
  take(filed: Filed<Definition>): void {
    clearTimeout(this.#timer);
    const before = this.store.getState().draft;
    this.#options.kept.drop(this.#name());
    const taken = saved(filed);
    this.#note(before, taken.draft);
    this.store.setState(taken);
  }

  #changed(next: Draft): void {
    const { status, revision } = this.store.getState();
    this.#options.kept.keep(this.#name(), { draft: next, revision });
    if (status === 'conflict') {
      this.store.setState({ draft: next });
      return;
    }
    const isReady = this.#options.rules.keepable(next, this.store.getState().onServer) !== null;
    this.store.setState({ draft: next, status: isReady ? 'waiting' : 'device', failure: null });
    if (isReady) this.#sendIn(this.#options.pause ?? 700);
    else clearTimeout(this.#timer);
  }

  /** Sends what is not yet sent; gives its id once the server has everything. */
  async flush(): Promise<string | null> {
    clearTimeout(this.#timer);
    await this.#sending;
    if (['waiting', 'offline', 'refused'].includes(this.store.getState().status))
      await this.#send();
    const { status, id } = this.store.getState();
    return status === 'saved' ? id : null;
  }

  /** After a conflict: what was typed here replaces what is on the server. */
  async keepMine(): Promise<void> {
    const theirs = await this.#theirs();
    if (theirs === null) return;
    const { definition: onServer, revision } = theirs;
    this.store.setState({ onServer, revision, status: 'waiting' });
    await this.#send();
  }

  /** After a conflict: what was typed here is given up. */
  async takeTheirs(): Promise<void> {
    const theirs = await this.#theirs();
    if (theirs !== null) this.take(theirs);
  }

  /** What can be taken back is there again when the poll is opened anew in this tab. */
  keepSteps(): void {
    const { draft } = this.store.getState();
    this.#options.steps.keep(this.#name(), { draft, history: this.steps.getState() });
  }

  /** The editor is left: what waits to be sent goes now. */
  close(): void {
    void this.flush().finally(() => clearTimeout(this.#timer));
  }

  #name(): string {
    return this.store.getState().id ?? newDraftName(this.#options.shelf);
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  async #theirs(): Promise<Filed<Definition> | null> {
    const { id } = this.store.getState();
    if (id === null) return null;
    const read = await this.#options.api.read(id);
    if (!read.ok) this.store.setState({ failure: read.error.msg });
    return read.ok ? read.value : null;
  }

  /** One call at a time; what is typed meanwhile goes with the next. */
  async #send(): Promise<void> {
    this.#sending ??= this.#sendNow();
    await this.#sending;
    this.#sending = null;
  }

  async #sendNow(): Promise<void> {
    const { draft, id, revision, onServer } = this.store.getState();
    const definition = this.#options.rules.keepable(draft, onServer);
    if (definition === null) return;
    this.store.setState({ status: 'saving' });
    const isNew = id === null || revision === null;
    const told = isNew
      ? await this.#create(definition)
      : await this.#options.api.change(id, definition, revision);
    if (!told.ok) this.#notSent(told.error);
    else if (isNew && !this.#isSame(definition, told.value)) this.#madeBefore(told.value);
    else this.#sent(draft, told.value);
  }

  #create(definition: Definition): Promise<Result<Filed<Definition>>> {
    const { api, kept, shelf } = this.#options;
    this.#attempt ??= kept.attempt(this.#name());
    return api.create(definition, shelf, this.#attempt);
  }

  #isSame(definition: Definition, filed: Filed<Definition>): boolean {
    const kept = this.#options.rules.check(filed.definition).definition;
    return JSON.stringify(definition) === JSON.stringify(kept);
  }

  #sent(draft: Draft, { id, revision, definition: onServer }: Filed<Definition>): void {
    this.#options.kept.drop(this.#name());
    const newest = this.store.getState().draft;
    const isNewest = newest === draft;
    const isWhole = this.#options.rules.check(draft).definition !== null;
    const status = isWhole ? 'saved' : 'partly';
    this.store.setState({ id, revision, onServer, status: isNewest ? status : 'waiting' });
    if (!isNewest) this.#changed(newest);
    else if (!isWhole) this.#options.kept.keep(this.#name(), { draft, revision });
  }

  /** A reply was lost: what is told is what an earlier try has made of an older draft. */
  #madeBefore({ id, revision, definition: onServer }: Filed<Definition>): void {
    const { draft } = this.store.getState();
    this.#options.kept.drop(this.#name());
    const isUntouched = revision === 1;
    // Where somebody has gone on with it elsewhere, the person decides.
    const status = isUntouched ? 'waiting' : 'conflict';
    this.store.setState({ id, onServer, revision: isUntouched ? revision : 0, status });
    this.#changed(draft);
  }

  #notSent(failure: Failure): void {
    if (failure.code === 'CONFLICT') {
      this.store.setState({ status: 'conflict' });
    } else if (failure.code === 'UNAVAILABLE' || failure.code === 'RATE_LIMITED') {
      this.store.setState({ status: 'offline' });
      this.#sendIn(failure.retryInMs ?? retry);
    } else {
      this.store.setState({ status: 'refused', failure: failure.msg });
    }
  }
}

/** What the server has as the editor's beginning. */
export const saved = <Definition>({
  id,
  revision,
  definition,
}: Filed<Definition>): Edited<Definition> => ({
  draft: definition,
  id,
  revision,
  onServer: definition,
  status: 'saved',
  failure: null,
});
