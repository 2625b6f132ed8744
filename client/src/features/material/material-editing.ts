import type { Failure } from '@sets/shared/core/result.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newDraftName } from './kept-drafts.ts';
import type { AnyDraft, Filed, Shelf } from './material.ts';
import { type Edited, MaterialSaver, saved, type SaverTools } from './material-saver.ts';

/** What is opened: one that there is, or a new one for a shelf. */
export type EditorTarget = { readonly id: string } | { readonly shelf: Shelf };

/** `saver` is null until it is there; `failure` says why it is not. */
interface Opening<Draft extends AnyDraft, Definition extends Draft> {
  readonly saver: MaterialSaver<Draft, Definition> | null;
  readonly failure: Failure | null;
}

/** Here nothing of this person is filed, now or later. */
const closed: ReadonlySet<string> = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST']);

/** Opens what is written for the editor, with what this device still had to send put upon it. */
export class MaterialEditing<Draft extends AnyDraft, Definition extends Draft> {
  readonly store: StoreApi<Opening<Draft, Definition>> = createStore(() => ({
    saver: null,
    failure: null,
  }));
  readonly #options: SaverTools<Draft, Definition>;
  #target: EditorTarget | null = null;

  constructor(options: SaverTools<Draft, Definition>) {
    this.#options = options;
  }

  /** Opens the target. What was new and has just been made keeps its editor: only its address changed. */
  async open(target: EditorTarget): Promise<void> {
    this.#target = target;
    const { saver } = this.store.getState();
    if ('shelf' in target) {
      this.#begin(this.#new(target.shelf), target.shelf);
      await this.#look(target);
    } else if (saver?.store.getState().id !== target.id) {
      saver?.close();
      this.store.setState({ saver: null, failure: null });
      const told = await this.#options.api.read(target.id);
      if (this.#target !== target) return;
      if (told.ok) this.#begin(this.#known(told.value), told.value.shelf);
      else this.store.setState({ failure: told.error });
    }
  }

  close(): void {
    this.#target = null;
    this.store.getState().saver?.close();
  }

  /**
   * Whoever came by a wrong address, or to a topic of others, is told before they have written.
   * Without a network they write all the same.
   */
  async #look(target: { readonly shelf: Shelf }): Promise<void> {
    const told = await this.#options.api.look(target.shelf);
    if (told.ok || this.#target !== target || !closed.has(told.error.code)) return;
    this.store.getState().saver?.close();
    this.store.setState({ saver: null, failure: told.error });
  }

  #begin(start: Edited<Draft>, { moduleid, topicid }: Shelf): void {
    this.store.getState().saver?.close();
    const shelf = { moduleid, topicid };
    const left = this.#options.steps.find(start.id ?? newDraftName(shelf), start.draft);
    const saver = new MaterialSaver(
      { ...start, draft: left?.draft ?? start.draft },
      { ...this.#options, shelf, history: left?.history },
    );
    this.store.setState({ saver, failure: null });
  }

  /** Whether the server can have some of it. */
  #status(draft: Draft, onServer: Draft | null): 'waiting' | 'device' {
    return this.#options.rules.keepable(draft, onServer) === null ? 'device' : 'waiting';
  }

  /** What is new begins with what was typed last time and never became complete. */
  #new(shelf: Shelf): Edited<Draft> {
    const found = this.#options.kept.find(newDraftName(shelf));
    const draft = found?.draft ?? this.#options.rules.blank();
    const unknown = { id: null, revision: null, onServer: null, failure: null };
    return { draft, ...unknown, status: this.#status(draft, null) };
  }

  #known(filed: Filed<Definition>): Edited<Draft> {
    const found = this.#options.kept.find(filed.id);
    const start: Edited<Draft> = saved(filed);
    if (found === null) return start;
    return found.revision === filed.revision
      ? { ...start, draft: found.draft, status: this.#status(found.draft, start.onServer) }
      : { ...start, draft: found.draft, revision: found.revision, status: 'conflict' };
  }
}
