import type { Failure } from '@sets/shared/core/result.ts';
import type { Poll } from '@sets/shared/poll/poll.contract.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type KeptDrafts, newDraftName } from './kept-drafts.ts';
import { checkDraft } from './poll-draft-check.ts';
import type { PollDraft } from './poll-draft.ts';
import type { PollApi, Shelf } from './poll.api.ts';

/**
 * Where the newest text is. `device`: on this device only, for it is not complete. `waiting` and
 * `saving`: on its way. `saved`: on the server. `offline`: the server is not reached, it is tried
 * again. `conflict`: somebody else changed the poll meanwhile. `refused`: see `failure`.
 */
export type SaveStatus =
  | 'device'
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'conflict'
  | 'refused';

export interface EditedPoll {
  readonly draft: PollDraft;
  /** Null until the poll exists. */
  readonly pollid: string | null;
  readonly revision: number | null;
  readonly status: SaveStatus;
  readonly failure: string | null;
}

interface SaverOptions {
  readonly api: PollApi;
  readonly kept: KeptDrafts;
  readonly shelf: Shelf;
  /** Milliseconds without typing before it is sent, and before the next try without a network. */
  readonly pause?: number;
  readonly retry?: number;
}

/** Saves a poll as it is typed: on this device at once, on the server a moment later. */
export class PollSaver {
  readonly store: StoreApi<EditedPoll>;
  readonly shelf: Shelf;
  readonly #options: SaverOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;

  constructor(start: EditedPoll, options: SaverOptions) {
    this.#options = options;
    this.shelf = options.shelf;
    this.store = createStore(() => start);
    if (start.status === 'waiting') this.#sendIn(0);
  }

  edit(change: (draft: PollDraft) => PollDraft): void {
    const { draft, status, revision } = this.store.getState();
    const next = change(draft);
    if (next === draft) return;
    this.#options.kept.keep(this.#name(), { draft: next, revision });
    if (status === 'conflict') {
      this.store.setState({ draft: next });
      return;
    }
    const isReady = checkDraft(next).definition !== null;
    this.store.setState({ draft: next, status: isReady ? 'waiting' : 'device', failure: null });
    if (isReady) this.#sendIn(this.#options.pause ?? 700);
    else clearTimeout(this.#timer);
  }

  /** Sends what is not yet sent; gives the poll's id once the server has everything. */
  async flush(): Promise<string | null> {
    clearTimeout(this.#timer);
    await this.#sending;
    if (['waiting', 'offline', 'refused'].includes(this.store.getState().status))
      await this.#send();
    const { status, pollid } = this.store.getState();
    return status === 'saved' ? pollid : null;
  }

  /** After a conflict: what was typed here replaces what is on the server. */
  async keepMine(): Promise<void> {
    const theirs = await this.#theirs();
    if (theirs === null) return;
    this.store.setState({ revision: theirs.revision, status: 'waiting' });
    await this.#send();
  }

  /** After a conflict: what was typed here is given up. */
  async takeTheirs(): Promise<void> {
    const theirs = await this.#theirs();
    if (theirs === null) return;
    this.#options.kept.drop(this.#name());
    this.store.setState(savedPoll(theirs));
  }

  /** The editor is left: what waits to be sent goes now. */
  close(): void {
    void this.flush().finally(() => clearTimeout(this.#timer));
  }

  #name(): string {
    return this.store.getState().pollid ?? newDraftName(this.#options.shelf);
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  async #theirs(): Promise<Poll | null> {
    const { pollid } = this.store.getState();
    if (pollid === null) return null;
    const read = await this.#options.api.read(pollid);
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
    const { draft, pollid, revision } = this.store.getState();
    const { definition } = checkDraft(draft);
    if (definition === null) return;
    const { api, shelf } = this.#options;
    this.store.setState({ status: 'saving' });
    const told =
      pollid === null || revision === null
        ? await api.create({ ...definition, ...shelf })
        : await api.change(pollid, { ...definition, revision });
    if (told.ok) this.#sent(draft, told.value);
    else this.#notSent(told.error);
  }

  #sent(draft: PollDraft, { pollid, revision }: Poll): void {
    this.#options.kept.drop(this.#name());
    const isNewest = this.store.getState().draft === draft;
    this.store.setState({ pollid, revision, status: isNewest ? 'saved' : 'waiting' });
    if (!isNewest) this.edit((newest) => ({ ...newest }));
  }

  #notSent(failure: Failure): void {
    if (failure.code === 'CONFLICT') {
      this.store.setState({ status: 'conflict' });
    } else if (failure.code === 'UNAVAILABLE' || failure.code === 'RATE_LIMITED') {
      this.store.setState({ status: 'offline' });
      this.#sendIn(failure.retryInMs ?? this.#options.retry ?? 3_000);
    } else {
      this.store.setState({ status: 'refused', failure: failure.msg });
    }
  }
}

/** A poll of the server as the editor's beginning. */
export const savedPoll = (poll: Poll): EditedPoll => {
  const { title, questions, liveResults, phoneResults, pollid, revision } = poll;
  const draft = { title, questions, liveResults, phoneResults };
  return { draft, pollid, revision, status: 'saved', failure: null };
};
