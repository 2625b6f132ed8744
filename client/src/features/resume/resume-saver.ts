import type { Failure } from '@sets/shared/core/result.ts';
import type { Resume, ResumeSection } from '@sets/shared/resume/resume.contract.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newId } from '../../core/new-id.ts';
import { PacedSending, sendingTimes, type SentAll } from '../../core/paced-sending.ts';
import {
  emptyEntry,
  entryKey,
  entryOf,
  type Fields,
  isSame,
  type PieceKey,
  readyOf,
  valueOf,
} from './resume-pieces.ts';
import { ResumeSending, type SaverTools } from './resume-sending.ts';
import type { ResumeChange } from './resume-server.ts';
import { nextStep, rebased, type ResumeState } from './resume-state.ts';

/** The same, and the milliseconds in which a removal is taken back. */
export const savingTimes = { ...sendingTimes, removal: 6_000 } as const;

/**
 * Saves a resume as it is typed: in the tab at once, on the server a moment later, one change after the
 * other. What was changed elsewhere meanwhile is never overwritten unseen, and nothing that was typed is given up.
 */
export class ResumeSaver {
  readonly store: StoreApi<ResumeState>;
  readonly #tools: SaverTools;
  readonly #sending: ResumeSending;
  readonly #pace: PacedSending;
  readonly #removals = new Map<PieceKey, ReturnType<typeof setTimeout>>();

  constructor(resume: Resume, tools: SaverTools) {
    this.#tools = tools;
    const drafts = Object.fromEntries(
      tools.kept.find().map((draft) => [draft.key, rebased(resume, { ...draft, problem: null })]),
    );
    const calm = { isSending: false, isOffline: false } as const;
    this.store = createStore<ResumeState>(() => ({
      resume,
      drafts,
      orders: {},
      held: {},
      ...calm,
    }));
    this.#sending = new ResumeSending(this.store, tools);
    this.#pace = new PacedSending({
      sendAll: () => this.#sendAll(),
      onState: (state) => this.store.setState(state),
    });
  }

  /** From now on: what was typed before is sent, and so is what is typed. */
  begin(): void {
    this.#pace.begin();
    if (Object.keys(this.store.getState().drafts).length > 0) this.#pace.sendIn(savingTimes.pause);
  }

  /** Opens the fields of a piece. */
  open(key: PieceKey): void {
    const { resume, drafts } = this.store.getState();
    const draft = drafts[key];
    const base = valueOf(resume, key);
    if (draft !== undefined) this.#sending.put({ ...draft, isOpen: true });
    else if (base !== null) {
      this.#sending.put({ key, fields: base, base, sent: [], isOpen: true, problem: null });
    }
  }

  /** Opens the fields of a new entry at the end of a section. */
  add(section: ResumeSection): PieceKey {
    const key = entryKey(section, newId());
    const fields = emptyEntry(section);
    this.#sending.put({ key, fields, base: null, sent: [], isOpen: true, problem: null });
    return key;
  }

  edit(key: PieceKey, change: Fields): void {
    const draft = this.store.getState().drafts[key];
    if (draft === undefined) return;
    // What was refused may be taken now that it is another.
    const problem = draft.problem?.kind === 'refused' ? null : draft.problem;
    this.#sending.put({ ...draft, problem, fields: { ...draft.fields, ...change } });
    this.#pace.sendIn(savingTimes.pause);
  }

  /** Closes the fields, and saves; false where something must be mended or decided first. */
  done(key: PieceKey): boolean {
    const draft = this.store.getState().drafts[key];
    if (draft === undefined) return true;
    const entry = entryOf(key);
    const isEmpty = entry !== null && isSame(draft.fields, emptyEntry(entry.section));
    if (draft.base === null && draft.sent.length === 0 && isEmpty) {
      this.discard(key);
      return true;
    }
    if (draft.problem !== null || readyOf(key, draft.fields) === null) return false;
    this.#sending.put({ ...draft, isOpen: false });
    void this.flush();
    return true;
  }

  /** Gives up what is typed of a piece and not saved. */
  discard(key: PieceKey): void {
    this.#sending.drop(key);
  }

  /** What was typed here is kept, though the piece was changed or removed elsewhere. */
  keepMine(key: PieceKey): void {
    const draft = this.store.getState().drafts[key];
    if (draft === undefined || draft.problem === null) return;
    const base = draft.problem.kind === 'changed' ? draft.problem.theirs : null;
    this.#sending.put({ ...draft, base, sent: [], problem: null });
    void this.flush();
  }

  move(section: ResumeSection, ids: readonly string[]): void {
    this.store.setState(({ orders }) => ({ orders: { ...orders, [section]: ids } }));
    void this.flush();
  }

  /** Removes an entry after a pause in which `undo` takes that back. */
  remove(key: PieceKey): void {
    const { resume, drafts } = this.store.getState();
    const draft = drafts[key];
    const seen = valueOf(resume, key);
    if (seen === null && draft?.sent.length === 0) {
      this.discard(key);
      return;
    }
    if (draft !== undefined) this.#sending.put({ ...draft, isOpen: false });
    this.store.setState(({ held }) => ({ held: { ...held, [key]: seen ?? draft?.fields ?? {} } }));
    const removeNow = (): void => {
      this.#removals.delete(key);
      void this.flush();
    };
    this.#removals.set(key, setTimeout(removeNow, savingTimes.removal));
  }

  undo(key: PieceKey): void {
    clearTimeout(this.#removals.get(key));
    this.#removals.delete(key);
    this.#sending.unhold(key);
    this.#pace.sendIn(0);
  }

  /** A change of the whole; gives why it was not made, or null. */
  change(change: Extract<ResumeChange, { kind: 'photo' | 'access' | 'link' }>) {
    return this.#pace.enqueue(async (): Promise<Failure | null> => {
      let told = await this.#tools.server.send(change);
      if (!told.ok && told.error.code === 'CONFLICT') told = await this.#tools.server.send(change);
      if (told.ok) this.#sending.take(told.value);
      return told.ok ? null : told.error;
    });
  }

  /** The resume as the server told it elsewhere, unless something newer is known. */
  take(resume: Resume): void {
    if (resume.revision >= this.store.getState().resume.revision) this.#sending.take(resume);
  }

  /** Sends what is not yet sent. */
  flush(): Promise<void> {
    return this.#pace.flush();
  }

  /** The page is being left: what can be told in one go is told. */
  leave(): void {
    if (!this.#pace.isIdle) return;
    const { resume, drafts, held } = this.store.getState();
    for (const draft of Object.values(drafts)) {
      const step = nextStep(resume, draft.key as PieceKey, draft);
      if (step.kind !== 'send' || held[draft.key] !== undefined) continue;
      // Whoever opens the page again finds what was sent, and not what became of it.
      this.#sending.put({ ...draft, sent: [...draft.sent, step.fields] });
      void this.#tools.server.send(step.change, true);
      // Another change would be of an old revision; it is saved when the page is opened again.
      break;
    }
    const removals = Object.keys(held)
      .flatMap((key) => this.#sending.removalOf(key as PieceKey) ?? [])
      .toSorted((one, other) => other.entryIndex - one.entryIndex);
    for (const { revision: _old, ...removal } of removals) {
      void this.#tools.server.send(removal, true);
    }
  }

  /** The page is closed, and the app goes on: everything is told now. */
  close(): void {
    for (const timer of this.#removals.values()) clearTimeout(timer);
    this.#removals.clear();
    this.#pace.close();
  }

  async #sendAll(): Promise<SentAll> {
    const { drafts, orders, held } = this.store.getState();
    const due = (Object.keys(held) as PieceKey[]).filter((key) => !this.#removals.has(key));
    const jobs = [
      ...(Object.keys(drafts) as PieceKey[]).map((key) => () => this.#sending.draft(key)),
      ...(Object.keys(orders) as ResumeSection[]).map((section) => () => {
        return this.#sending.order(section);
      }),
      ...due.map((key) => () => this.#sending.removal(key)),
    ];
    for (const job of jobs) {
      const outcome = await job();
      if (typeof outcome !== 'object') continue;
      // What comes after it would fail alike.
      return outcome;
    }
    return null;
  }
}
