import { type Failure, passesByItself, type Result } from '@sets/shared/core/result.ts';
import type { Resume, ResumeSection } from '@sets/shared/resume/resume.contract.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { KeptResumeDrafts } from './kept-resume-drafts.ts';
import { entryOf, type Fields, isSame, type PieceKey, valueOf } from './resume-pieces.ts';
import type { ResumeChange, ResumeServer } from './resume-server.ts';
import {
  isTouched,
  nextStep,
  orderNow,
  rebased,
  type ResumeDraft,
  type ResumeState,
  without,
} from './resume-state.ts';

export interface SaverTools {
  readonly server: ResumeServer;
  readonly kept: KeptResumeDrafts;
  /** The server told the resume: what else shows it is to show this. */
  readonly onTold: (resume: Resume) => void;
  /** Something that was asked for is not done: why. */
  readonly onNotice: (notice: 'changedNotRemoved' | Failure) => void;
}

/** What became of one try: done, to be tried again now, or in so many milliseconds. */
type Outcome = 'done' | 'again' | { readonly retryInMs: number | undefined };

/** So often it is loaded anew in a row where others change it at the same time. */
const mostTries = 5;

/** Sends what is typed, ordered and removed: a try each, which sees the resume as it was told last. */
export class ResumeSending {
  readonly #store: StoreApi<ResumeState>;
  readonly #tools: SaverTools;

  constructor(store: StoreApi<ResumeState>, tools: SaverTools) {
    this.#store = store;
    this.#tools = tools;
  }

  put(draft: ResumeDraft): void {
    this.#setDrafts({ ...this.#store.getState().drafts, [draft.key]: draft });
  }

  drop(key: PieceKey): void {
    this.#setDrafts(without(this.#store.getState().drafts, key));
  }

  unhold(key: PieceKey): void {
    this.#store.setState(({ held }) => ({ held: without(held, key) }));
  }

  /** The resume as the server has just told it: what is sent is sent one after the other, so nothing is newer. */
  take(resume: Resume): void {
    const before = this.#store.getState();
    this.#store.setState({ resume });
    for (const draft of Object.values(before.drafts)) {
      const next = rebased(resume, draft);
      if (next !== draft) this.put(next);
    }
    this.#tools.onTold(resume);
  }

  draft(key: PieceKey): Promise<Outcome> {
    return this.#untilDone(() => this.#sendDraft(key));
  }

  order(section: ResumeSection): Promise<Outcome> {
    return this.#untilDone(() => this.#sendOrder(section));
  }

  removal(key: PieceKey): Promise<Outcome> {
    return this.#untilDone(() => this.#sendRemoval(key));
  }

  /** The call that removes an entry; null where it is gone already. */
  removalOf(key: PieceKey) {
    const { resume } = this.#store.getState();
    const entry = entryOf(key);
    if (entry === null) return null;
    const entryIndex = resume[entry.section].findIndex(({ entryId }) => entryId === entry.entryId);
    if (entryIndex === -1) return null;
    return { kind: 'remove', ...entry, entryIndex, revision: resume.revision } as const;
  }

  #setDrafts(drafts: ResumeState['drafts']): void {
    this.#store.setState({ drafts });
    this.#tools.kept.keep(Object.values(drafts).map(({ problem: _seenAnew, ...draft }) => draft));
  }

  async #untilDone(attempt: () => Promise<Outcome>): Promise<Outcome> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const outcome = await attempt();
      if (outcome !== 'again') return outcome;
    }
    // Others change it all the time.
    return { retryInMs: undefined };
  }

  async #send(change: ResumeChange): Promise<Result<Resume>> {
    const told = await this.#tools.server.send(change);
    if (told.ok) this.take(told.value);
    return told;
  }

  /** After a refusal: what the resume is now, where that is why; null where it stays refused. */
  async #afterRefusal({ code, retryInMs }: Failure): Promise<Outcome | null> {
    if (passesByItself(code) || code === 'UNAUTHENTICATED') return { retryInMs };
    if (code !== 'CONFLICT' && code !== 'NOT_FOUND') return null;
    const read = await this.#tools.server.read();
    if (!read.ok) return { retryInMs: read.error.retryInMs };
    this.take(read.value);
    return 'again';
  }

  async #sendDraft(key: PieceKey): Promise<Outcome> {
    const { resume, drafts, held } = this.#store.getState();
    const draft = drafts[key];
    if (draft === undefined || held[key] !== undefined) return 'done';
    const step = nextStep(resume, key, draft);
    if (step.kind === 'settled') this.#settle(draft, step.base);
    if (step.kind === 'problem') this.put({ ...draft, problem: step.problem, isOpen: true });
    if (step.kind !== 'send') return 'done';
    const before = draft.sent.filter((each) => !isSame(each, step.fields));
    this.put({ ...draft, sent: [...before, step.fields] });
    const told = await this.#send(step.change);
    const newest = this.#store.getState().drafts[key];
    if (newest === undefined) return 'done';
    if (told.ok) {
      const base = valueOf(told.value, key);
      // An entry that was added before stays as it was then: the next try sees that.
      if (base === null || !isSame(base, step.fields)) return 'again';
      this.#settle(newest, base);
      return 'done';
    }
    const outcome = await this.#afterRefusal(told.error);
    if (outcome !== null) return outcome;
    this.put({ ...newest, problem: { kind: 'refused', msg: told.error.msg }, isOpen: true });
    return 'done';
  }

  /** The server has this of it; what was typed since goes with the next try. */
  #settle(draft: ResumeDraft, base: NonNullable<ResumeDraft['base']>): void {
    const settled = { ...draft, base, sent: [] };
    if (draft.isOpen || isTouched(settled)) this.put(settled);
    else this.drop(draft.key as PieceKey);
  }

  async #sendOrder(section: ResumeSection): Promise<Outcome> {
    const { resume, orders } = this.#store.getState();
    const wanted = orders[section];
    if (wanted === undefined) return 'done';
    const { revision, [section]: entries } = resume;
    const ids = entries.map(({ entryId }) => entryId);
    const entryIds = orderNow(wanted, ids);
    if (entryIds.join('/') !== ids.join('/')) {
      const told = await this.#send({ kind: 'reorder', section, entryIds, revision });
      const outcome = told.ok ? null : await this.#afterRefusal(told.error);
      if (outcome !== null) return outcome;
      if (!told.ok) this.#tools.onNotice(told.error);
    }
    const { [section]: newest, ...others } = this.#store.getState().orders;
    if (newest !== wanted) return 'again';
    this.#store.setState({ orders: others });
    return 'done';
  }

  async #sendRemoval(key: PieceKey): Promise<Outcome> {
    const { resume, drafts, held } = this.#store.getState();
    const seen = held[key];
    if (seen === undefined) return 'done';
    const sent = drafts[key]?.sent ?? [];
    const now = valueOf(resume, key);
    // One that was sent without an answer may have arrived.
    if (now === null && sent.length > 0) return this.#lookForSent(key);
    if (now !== null && ![seen, ...sent].some((each) => isSame(each, now))) {
      this.unhold(key);
      this.#tools.onNotice('changedNotRemoved');
      return 'done';
    }
    const removal = this.removalOf(key);
    const told = removal === null ? null : await this.#send(removal);
    if (told?.ok === false) {
      const outcome = await this.#afterRefusal(told.error);
      if (outcome !== null) return outcome;
      this.#tools.onNotice(told.error);
    } else this.#removed(key, seen);
    this.unhold(key);
    return 'done';
  }

  async #lookForSent(key: PieceKey): Promise<Outcome> {
    const read = await this.#tools.server.read();
    if (!read.ok) return { retryInMs: read.error.retryInMs };
    this.take(read.value);
    const isHeld = this.#store.getState().held[key] !== undefined;
    if (isHeld && valueOf(read.value, key) === null) this.drop(key);
    return 'again';
  }

  /** Taken back in the very moment in which it was removed, it is added anew. */
  #removed(key: PieceKey, seen: Fields): void {
    const { drafts, held } = this.#store.getState();
    if (held[key] !== undefined) {
      this.drop(key);
      return;
    }
    const typed = drafts[key] ?? { key, fields: seen, isOpen: false };
    this.put({ ...typed, base: null, sent: [], problem: null });
  }
}
