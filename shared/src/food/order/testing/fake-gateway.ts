import type { PaymentSeen } from '../ledger.ts';

type Seen<Key extends 'refunds' | 'disputes'> = {
  -readonly [Field in keyof PaymentSeen[Key][number]]: PaymentSeen[Key][number][Field];
} & { readonly paymentid: string };

/** Books of a gateway, kept apart from the rules that are tested: it never gives back more than it took. */
export class FakeGateway {
  readonly charges = new Map<string, number>();
  readonly refunds: Seen<'refunds'>[] = [];
  readonly disputes: Seen<'disputes'>[] = [];

  charge(paymentid: string, amount: number): void {
    if (!this.charges.has(paymentid)) this.charges.set(paymentid, amount);
  }

  left(paymentid: string): number {
    const taken = [
      ...this.refunds.filter(({ status }) => status !== 'failed'),
      ...this.disputes.filter(({ status }) => status !== 'won'),
    ].filter((each) => each.paymentid === paymentid);
    return (this.charges.get(paymentid) ?? 0) - taken.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** False where it does not do it; the same key again is the same refund. */
  refund(paymentid: string, amount: number, key: string | null): boolean {
    if (key !== null && this.refunds.some((each) => each.key === key)) return true;
    if (this.isDisputed(paymentid)) return false;
    if (amount <= 0 || amount > this.left(paymentid)) return false;
    const refundid = `re_${this.refunds.length}`;
    this.refunds.push({ refundid, key, paymentid, amount, status: 'pending' });
    return true;
  }

  isDisputed(paymentid: string): boolean {
    return this.disputes.some((each) => each.paymentid === paymentid && each.status === 'open');
  }

  /** What is on its way arrives, or comes back. */
  arrive(place: number, fails: boolean): void {
    const refund = this.refunds.filter(({ status }) => status === 'pending')[place];
    if (refund !== undefined) refund.status = fails ? 'failed' : 'succeeded';
  }

  /** The bank of the payer sends back what had arrived. */
  bounce(place: number): void {
    const refund = this.refunds.filter(({ status }) => status === 'succeeded')[place];
    if (refund !== undefined) refund.status = 'failed';
  }

  /** The bank of the payer takes what is left. */
  dispute(paymentid: string): void {
    const amount = this.left(paymentid);
    if (amount === 0) return;
    this.disputes.push({
      disputeid: `dp_${this.disputes.length}`,
      paymentid,
      amount,
      status: 'open',
    });
  }

  decide(isWon: boolean): void {
    const dispute = this.disputes.find(({ status }) => status === 'open');
    if (dispute !== undefined) dispute.status = isWon ? 'won' : 'lost';
  }

  look(paymentid: string): PaymentSeen {
    const of = (each: { readonly paymentid: string }): boolean => each.paymentid === paymentid;
    return {
      paymentid,
      amount: this.charges.get(paymentid) ?? 0,
      refunds: this.refunds
        .filter(of)
        .map(({ refundid, key, amount, status }) => ({ refundid, key, amount, status })),
      disputes: this.disputes
        .filter(of)
        .map(({ disputeid, amount, status }) => ({ disputeid, amount, status })),
    };
  }

  /** What all payers have back. */
  back(): number {
    const back = [
      ...this.refunds.filter(({ status }) => status === 'succeeded'),
      ...this.disputes.filter(({ status }) => status === 'lost'),
    ];
    return back.reduce((sum, { amount }) => sum + amount, 0);
  }

  charged(): number {
    return [...this.charges.values()].reduce((sum, amount) => sum + amount, 0);
  }
}
