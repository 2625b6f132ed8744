import type { Failure } from '@sets/shared/core/result.ts';
import { proofOf, textOfProof } from '@sets/shared/food/order/proof.ts';
import { createStore } from 'zustand/vanilla';
import { newKey } from '../../../core/new-id.ts';
import { Attempts } from '../../../core/retry.ts';
import { handOver, type Scan } from './hand-over.ts';
import type { KeptScan, KeptScans } from './queue/kept-scans.ts';
import { knownUsed, twiceIn } from './queue/queue-rules.ts';
import type { ScanCalls } from './scan-calls.ts';
import type { Signal } from './sound/signals.ts';
import { no, type Refusal, type Verdict } from './verdict.ts';

export interface ScanState {
  /** A code is being looked at. */
  readonly isBusy: boolean;
  /** What was found last; null where nothing was, or somebody has gone on. */
  readonly verdict: Verdict | null;
  /** Grows with each verdict: the same twice is two. */
  readonly count: number;
  /** The money was taken, and the server does not say so: why. */
  readonly fault: Failure | null;
  /** What is kept on this device, the oldest first. */
  readonly scans: readonly KeptScan[];
  /** So many of what was kept were confirmed while the page is open. */
  readonly confirmed: number;
}

interface ScanTools {
  readonly calls: ScanCalls;
  readonly kept: KeptScans;
  /** In ms. */
  readonly now: () => number;
  readonly onSignal: (signal: Signal) => void;
}

const signalOf = ({ answer }: Verdict): Signal => {
  if (answer === 'yes' || answer === 'kept') return answer;
  return 'no';
};

const unpaid = (number: number): Refusal => ({
  why: 'to-pay',
  number,
  at: null,
  status: null,
  msg: '',
});

/** Codes that are read, one after the other, and what is kept of them until the server has heard it. */
export class Scanning {
  readonly store;
  readonly #tools: ScanTools;
  readonly #attempts = new Attempts();
  /** Of which code the verdict is that is shown. */
  #shown: Scan | null = null;
  /** By this name the money of the order that is asked about is taken. */
  #payment = '';
  #turn: Promise<unknown> = Promise.resolve();
  #isSending = false;

  constructor(tools: ScanTools) {
    this.#tools = tools;
    this.store = createStore<ScanState>(() => ({
      isBusy: false,
      verdict: null,
      count: 0,
      fault: null,
      scans: tools.kept.list(),
      confirmed: 0,
    }));
  }

  /** Looks at what was read or typed. @returns once it has a verdict */
  scan(text: string): Promise<void> {
    return this.#inTurn(async () => {
      const proof = proofOf(text);
      if (proof === null) {
        this.#show(no('no-code'), null);
        return;
      }
      const scan = { proof, attempt: newKey() };
      const twice = twiceIn(this.#tools.kept.list(), proof);
      this.#show(twice ?? (await this.#handOver(scan)) ?? this.#keep(scan), scan);
    });
  }

  /** The money of the order that is asked about is there: it is handed over. */
  pay(): Promise<void> {
    return this.#inTurn(async () => {
      const { verdict } = this.store.getState();
      const shown = this.#shown;
      if (verdict?.answer !== 'ask' || shown === null) return;
      const { orderid } = verdict.order;
      const told = await this.#tools.calls.takeMoney(orderid, this.#payment);
      if (!told.ok) {
        this.store.setState({ fault: told.error });
        return;
      }
      const scan = { proof: shown.proof, attempt: newKey() };
      this.#show((await this.#handOver(scan)) ?? this.#keep(scan), scan);
    });
  }

  /** What is shown has been seen. */
  goOn(): void {
    this.#shown = null;
    this.store.setState({ verdict: null, fault: null });
  }

  /** What the server refused has been seen. */
  seen(attempt: string): void {
    this.#tools.kept.drop(attempt, this.#tools.now());
    this.refresh();
  }

  /** Reads anew what is kept: another tab may have changed it. */
  refresh(): void {
    this.store.setState({ scans: this.#tools.kept.list() });
  }

  /** Sends what is kept, in its order, until one does not get through. */
  async send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (await this.#sendNext());
    } finally {
      this.#isSending = false;
      // What a page before this one has sent is answered meanwhile, too.
      this.refresh();
    }
  }

  /** @returns whether there may be another one to send */
  #sendNext(): Promise<boolean> {
    const next = this.#turn.then(async () => {
      const { kept } = this.#tools;
      const first = kept.list().find(({ state }) => state === 'waiting');
      const proof = first === undefined ? null : proofOf(first.proof);
      if (first === undefined || proof === null) return false;
      const scan = { proof, attempt: first.attempt };
      const verdict = await this.#handOver(scan);
      if (verdict !== null) this.#confirm(scan, verdict);
      return verdict !== null;
    });
    this.#turn = next.catch(() => undefined);
    return next;
  }

  #confirm(scan: Scan, verdict: Verdict): void {
    const { kept, now, onSignal } = this.#tools;
    const isYes = verdict.answer === 'yes';
    const refusal = verdict.answer === 'no' ? verdict.refusal : null;
    const asked = verdict.answer === 'ask' ? unpaid(verdict.order.number) : null;
    const state = isYes ? 'done' : 'refused';
    kept.change(scan.attempt, { state, refusal: refusal ?? asked }, now());
    this.store.setState(({ confirmed }) => ({ confirmed: confirmed + (isYes ? 1 : 0) }));
    this.refresh();
    // Whoever it is of may still stand there.
    if (this.#shown?.attempt === scan.attempt) this.#show(verdict, scan);
    else if (!isYes) onSignal('no');
  }

  #handOver(scan: Scan): Promise<Verdict | null> {
    return handOver(
      this.#tools.calls,
      scan,
      // Whoever has to log in anew loses nothing.
      (failure) => failure.code === 'UNAUTHENTICATED' || this.#attempts.goOn(scan.attempt, failure),
    );
  }

  /** Nobody says what is so: it is kept. */
  #keep(scan: Scan): Verdict {
    const { kept, now } = this.#tools;
    const used = knownUsed(kept.list(), scan.proof);
    if (used !== null) return used;
    const at = now();
    const isKept = this.#add(scan, at, 'waiting');
    return isKept ? { answer: 'kept', at: new Date(at).toISOString() } : no('not-kept');
  }

  #add({ proof, attempt }: Scan, at: number, state: KeptScan['state']): boolean {
    const { orderid } = proof;
    const scan = { proof: textOfProof(proof), orderid, attempt, at, state, refusal: null };
    return this.#tools.kept.add(scan);
  }

  #show(verdict: Verdict, scan: Scan | null): void {
    this.#shown = scan;
    if (verdict.answer === 'ask') this.#payment = newKey();
    if (verdict.answer === 'yes' && scan !== null) this.#remember(scan);
    this.store.setState(({ count }) => ({ verdict, count: count + 1, fault: null }));
    this.refresh();
    this.#tools.onSignal(signalOf(verdict));
  }

  /** It is handed over: what was refused of it before is settled, and its code is known without the server. */
  #remember(scan: Scan): void {
    const { kept, now } = this.#tools;
    const others = kept.list().filter(({ orderid }) => orderid === scan.proof.orderid);
    for (const { attempt, state } of others) {
      if (state === 'refused') kept.drop(attempt, now());
    }
    if (!others.some(({ state }) => state === 'done')) this.#add(scan, now(), 'done');
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(async () => {
      this.store.setState({ isBusy: true });
      try {
        await work();
      } finally {
        this.store.setState({ isBusy: false });
      }
    });
    this.#turn = done.catch(() => undefined);
    return done;
  }
}
