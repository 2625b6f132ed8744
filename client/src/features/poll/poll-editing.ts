import type { Failure } from '@sets/shared/core/result.ts';
import type { Poll } from '@sets/shared/poll/poll.contract.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type KeptDrafts, newDraftName } from './kept-drafts.ts';
import type { KeptSteps } from './kept-steps.ts';
import { keepable } from './poll-draft-check.ts';
import { blankDraft, type PollDraft } from './poll-draft.ts';
import { type EditedPoll, PollSaver, savedPoll } from './poll-saver.ts';
import type { PollApi, Shelf } from './poll.api.ts';

/** What is opened: a poll, or a new one for a shelf. */
export type EditorTarget = { readonly pollid: string } | { readonly shelf: Shelf };

/** `saver` is null until the poll is there; `failure` says why it is not. */
interface Opening {
  readonly saver: PollSaver | null;
  readonly failure: Failure | null;
}

interface EditingOptions {
  readonly api: PollApi;
  readonly kept: KeptDrafts;
  readonly steps: KeptSteps;
  readonly pause?: number;
}

const statusOf = (draft: PollDraft, onServer: PollDraft | null): 'waiting' | 'device' =>
  keepable(draft, onServer) === null ? 'device' : 'waiting';

/** Here no poll of this person is filed, now or later. */
const closed: ReadonlySet<string> = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST']);

/** Opens polls for the editor, with what this device still had to send put upon them. */
export class PollEditing {
  readonly store: StoreApi<Opening> = createStore(() => ({ saver: null, failure: null }));
  readonly #options: EditingOptions;
  #target: EditorTarget | null = null;

  constructor(options: EditingOptions) {
    this.#options = options;
  }

  /** Opens the target. A new poll that has just become one keeps its editor: only its address changed. */
  async open(target: EditorTarget): Promise<void> {
    this.#target = target;
    const { saver } = this.store.getState();
    if ('shelf' in target) {
      this.#begin(this.#newPoll(target.shelf), target.shelf);
      await this.#look(target);
    } else if (saver?.store.getState().pollid !== target.pollid) {
      saver?.close();
      this.store.setState({ saver: null, failure: null });
      const told = await this.#options.api.read(target.pollid);
      if (this.#target !== target) return;
      if (told.ok) this.#begin(this.#knownPoll(told.value), told.value);
      else this.store.setState({ failure: told.error });
    }
  }

  close(): void {
    this.#target = null;
    this.store.getState().saver?.close();
  }

  /**
   * Whoever came by a wrong address, or to a topic of others, is told before they have written a poll.
   * Without a network they write all the same.
   */
  async #look(target: { readonly shelf: Shelf }): Promise<void> {
    const told = await this.#options.api.look(target.shelf);
    if (told.ok || this.#target !== target || !closed.has(told.error.code)) return;
    this.store.getState().saver?.close();
    this.store.setState({ saver: null, failure: told.error });
  }

  #begin(start: EditedPoll, { moduleid, topicid }: Shelf): void {
    this.store.getState().saver?.close();
    const shelf = { moduleid, topicid };
    const left = this.#options.steps.find(start.pollid ?? newDraftName(shelf), start.draft);
    const saver = new PollSaver(
      { ...start, draft: left?.draft ?? start.draft },
      { ...this.#options, shelf, history: left?.history },
    );
    this.store.setState({ saver, failure: null });
  }

  /** A new poll begins with what was typed last time and never became complete. */
  #newPoll(shelf: Shelf): EditedPoll {
    const found = this.#options.kept.find(newDraftName(shelf));
    const draft = found?.draft ?? blankDraft();
    const unknown = { pollid: null, revision: null, onServer: null, failure: null };
    return { draft, ...unknown, status: statusOf(draft, null) };
  }

  #knownPoll(poll: Poll): EditedPoll {
    const found = this.#options.kept.find(poll.pollid);
    const start = savedPoll(poll);
    if (found === null) return start;
    return found.revision === poll.revision
      ? { ...start, draft: found.draft, status: statusOf(found.draft, start.onServer) }
      : { ...start, draft: found.draft, revision: found.revision, status: 'conflict' };
  }
}
