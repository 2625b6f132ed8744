/* Single payments at the stand-in for Stripe: pages, PaymentIntents, refunds, disputes. */

interface StandInPage {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: 'payment';
  readonly customer: null;
  readonly client_reference_id: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly metadata: Record<string, string>;
  readonly amount_total: number;
  readonly currency: string;
  readonly expires_at: number;
  /** What its PaymentIntent will have. */
  readonly intentMetadata: Record<string, string>;
  payment_intent: string | null;
  status: 'open' | 'complete' | 'expired';
  url: string | null;
}

interface StandInIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly status: string;
  readonly metadata: Record<string, string>;
}

interface StandInRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly metadata: Record<string, string>;
  status: 'pending' | 'succeeded' | 'failed';
}

interface StandInDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly payment_intent: string;
  readonly amount: number;
  status: string;
}

export interface PaymentsState {
  readonly pages: Map<string, StandInPage>;
  readonly intents: Map<string, StandInIntent>;
  readonly refunds: Map<string, StandInRefund>;
  readonly disputes: Map<string, StandInDispute>;
  /** What becomes of a refund at once; null where Stripe refuses each. */
  refundsAre: StandInRefund['status'] | null;
}

export const noPayments = (): PaymentsState => ({
  pages: new Map(),
  intents: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  refundsAre: 'succeeded',
});

/** What is needed of the whole stand-in. */
interface Around {
  readonly payments: PaymentsState;
  readonly seconds: () => number;
  made: number;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const good = (body: object): Reply => ({ status: 200, body });
const list = (data: object[]): Reply =>
  good({ object: 'list', data: data.toReversed(), has_more: false, url: '' });
const refused = (code: string): Reply => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});
const missing: Reply = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'None.' } },
};
const orMissing = (body: object | undefined): Reply => (body === undefined ? missing : good(body));

/** What stands in a form under `name[…]`. */
const under = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) && key.endsWith(']')
        ? [[key.slice(name.length + 1, -1), value]]
        : [],
    ),
  );

const nameFor = (around: Around, kind: string): string => {
  around.made += 1;
  return `${kind}_${around.made}`;
};

const makePage = (around: Around, form: URLSearchParams): Reply => {
  const price = 'line_items[0][price_data]';
  const amount = Number(form.get(`${price}[unit_amount]`));
  const endsAt = Number(form.get('expires_at'));
  const isInTime = endsAt >= around.seconds() + 1_800 && endsAt <= around.seconds() + 86_400;
  if (!isInTime) return refused('expires_at');
  if (!(amount >= 50)) return refused('amount_too_small');
  const id = nameFor(around, 'cs');
  const page: StandInPage = {
    id,
    object: 'checkout.session',
    mode: 'payment',
    customer: null,
    client_reference_id: form.get('client_reference_id') ?? '',
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    metadata: under(form, 'metadata'),
    intentMetadata: under(form, 'payment_intent_data[metadata]'),
    amount_total: amount,
    currency: form.get(`${price}[currency]`) ?? '',
    expires_at: endsAt,
    payment_intent: null,
    status: 'open',
    url: `https://checkout.stripe.example/${id}`,
  };
  around.payments.pages.set(id, page);
  return good(page);
};

const expire = ({ payments }: Around, id: string): Reply => {
  const page = payments.pages.get(id);
  if (page === undefined) return missing;
  if (page.status !== 'open') return refused('session_not_open');
  return good(Object.assign(page, { status: 'expired', url: null }));
};

const isOf =
  (intent: string | null) =>
  (each: { readonly payment_intent: string | null }): boolean =>
    each.payment_intent === intent;

const sum = (all: readonly { readonly amount: number }[]): number =>
  all.reduce((total, { amount }) => total + amount, 0);

/** What Stripe can still give back of a payment. */
export const leftAtStripe = ({ intents, refunds, disputes }: PaymentsState, id: string): number =>
  (intents.get(id)?.amount_received ?? 0) -
  sum([...refunds.values()].filter((each) => isOf(id)(each) && each.status !== 'failed')) -
  sum([...disputes.values()].filter((each) => isOf(id)(each) && each.status !== 'won'));

const makeRefund = (around: Around, form: URLSearchParams): Reply => {
  const { payments } = around;
  const intent = form.get('payment_intent') ?? '';
  const amount = Number(form.get('amount'));
  if (!payments.intents.has(intent)) return missing;
  const isOpen = (status: string): boolean => status !== 'won' && status !== 'lost';
  const disputed = [...payments.disputes.values()].filter(isOf(intent));
  if (disputed.some(({ status }) => isOpen(status))) return refused('charge_disputed');
  if (amount > leftAtStripe(payments, intent)) return refused('charge_already_refunded');
  if (payments.refundsAre === null) return refused('balance_insufficient');
  const refund: StandInRefund = {
    id: nameFor(around, 're'),
    object: 'refund',
    payment_intent: intent,
    amount,
    metadata: under(form, 'metadata'),
    status: payments.refundsAre,
  };
  payments.refunds.set(refund.id, refund);
  return good(refund);
};

/** The answer to a call about single payments; null for any other one. */
export const answerPaymentCall = (
  around: Around,
  method: string,
  path: string,
  form: URLSearchParams,
): Reply | null => {
  const { payments } = around;
  const { pathname, searchParams } = new URL(path, 'http://stand-in');
  const [, , kind = '', id = '', act = '', deed = ''] = pathname.split('/');
  const intent = searchParams.get('payment_intent');
  switch (`${method} ${kind}`) {
    case 'POST checkout':
      if (form.get('mode') === 'payment') return makePage(around, form);
      return deed === 'expire' && payments.pages.has(act) ? expire(around, act) : null;
    case 'GET checkout':
      if (act !== '') return orMissing(payments.pages.get(act));
      return intent === null ? null : list([...payments.pages.values()].filter(isOf(intent)));
    case 'GET payment_intents':
      return orMissing(payments.intents.get(id));
    case 'GET refunds':
      return list([...payments.refunds.values()].filter(isOf(intent)));
    case 'POST refunds':
      return makeRefund(around, form);
    case 'GET disputes':
      return list([...payments.disputes.values()].filter(isOf(intent)));
    default:
      return null;
  }
};

/** What payers, banks and people in Stripe's own pages do. */
export const paymentDeeds = (around: Around) => {
  const { payments } = around;
  return {
    /** Somebody pays on this page. */
    payPage: (url: string): { page: StandInPage; intent: StandInIntent } => {
      const page = [...payments.pages.values()].find((each) => each.url === url);
      if (page?.status !== 'open') throw new Error('There is no such open page.');
      const id = nameFor(around, 'pi');
      const { amount_total: amount, currency, intentMetadata: metadata } = page;
      const intent: StandInIntent = {
        id,
        object: 'payment_intent',
        amount,
        amount_received: amount,
        currency,
        status: 'succeeded',
        metadata,
      };
      payments.intents.set(id, intent);
      Object.assign(page, { status: 'complete', url: null, payment_intent: id });
      return { page, intent };
    },
    /** Money goes back by hand, in Stripe's own pages. */
    refundByHand: (intent: string, amount: number): StandInRefund => {
      const refund: StandInRefund = {
        id: nameFor(around, 're'),
        object: 'refund',
        payment_intent: intent,
        amount,
        metadata: {},
        status: 'succeeded',
      };
      payments.refunds.set(refund.id, refund);
      return refund;
    },
    /** The payer goes to their bank. */
    dispute: (intent: string, amount: number, status = 'needs_response'): StandInDispute => {
      const id = nameFor(around, 'du');
      const dispute: StandInDispute = {
        id,
        object: 'dispute',
        payment_intent: intent,
        amount,
        status,
      };
      payments.disputes.set(id, dispute);
      return dispute;
    },
  };
};
