import { answerPaymentCall, type PaymentsState } from './stripe-stand-in-payments.ts';

export interface StandInSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly customer: string;
  readonly client_reference_id: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly metadata: Record<string, string>;
  readonly expires_at: number;
  status: string;
  url: string | null;
}

export interface StandInSubscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  readonly created: number;
  status: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  items: { object: string; data: { current_period_end: number }[] };
}

interface StandInCustomer {
  readonly id: string;
  readonly object: 'customer';
  readonly email: string;
  readonly metadata: Record<string, string>;
  deleted?: true;
}

export interface StripeState {
  readonly seconds: () => number;
  readonly prices: Map<string, object>;
  readonly customers: Map<string, StandInCustomer>;
  /** In the order in which they were made. */
  readonly sessions: Map<string, StandInSession>;
  readonly subscriptions: Map<string, StandInSubscription>;
  readonly payments: PaymentsState;
  /** How many things were made so far: no id comes twice. */
  made: number;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const found = (body: object | undefined): Answer =>
  body === undefined
    ? {
        status: 404,
        body: {
          error: {
            type: 'invalid_request_error',
            code: 'resource_missing',
            message: 'No such thing.',
          },
        },
      }
    : { status: 200, body };

const list = (data: object[]): Answer => ({
  status: 200,
  body: { object: 'list', data, has_more: false, url: '' },
});

const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const [, name] = /^metadata\[(\w+)\]$/.exec(key) ?? [];
      return name === undefined ? [] : [[name, value]];
    }),
  );

const makeCustomer = (state: StripeState, form: URLSearchParams): Answer => {
  state.made += 1;
  const customer: StandInCustomer = {
    id: `cus_${state.made}`,
    object: 'customer',
    email: form.get('email') ?? '',
    metadata: metadataOf(form),
  };
  state.customers.set(customer.id, customer);
  return found(customer);
};

/** As at Stripe, whatever a deleted customer paid for is over at once. */
const deleteCustomer = (state: StripeState, id: string): Answer => {
  const customer = state.customers.get(id);
  if (customer === undefined || customer.deleted) return found(undefined);
  customer.deleted = true;
  for (const subscription of state.subscriptions.values()) {
    if (subscription.customer !== id || subscription.status === 'canceled') continue;
    Object.assign(subscription, { status: 'canceled', ended_at: state.seconds() });
  }
  return found({ id, object: 'customer', deleted: true });
};

const makeSession = (state: StripeState, form: URLSearchParams): Answer => {
  const customer = state.customers.get(form.get('customer') ?? '');
  if (customer === undefined || customer.deleted) return found(undefined);
  if (!state.prices.has(form.get('line_items[0][price]') ?? '')) return found(undefined);
  state.made += 1;
  const id = `cs_${state.made}`;
  const session: StandInSession = {
    id,
    object: 'checkout.session',
    customer: customer.id,
    client_reference_id: form.get('client_reference_id') ?? '',
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    metadata: metadataOf(form),
    expires_at: state.seconds() + 24 * 3_600,
    status: 'open',
    url: `https://checkout.stripe.example/${id}`,
  };
  state.sessions.set(id, session);
  return found(session);
};

const changeSubscription = (state: StripeState, id: string, form: URLSearchParams): Answer => {
  const subscription = state.subscriptions.get(id);
  if (subscription === undefined) return found(undefined);
  const atEnd = form.get('cancel_at_period_end');
  if (atEnd !== null) {
    subscription.cancel_at_period_end = atEnd === 'true';
    const [item] = subscription.items.data;
    subscription.cancel_at = atEnd === 'true' ? (item?.current_period_end ?? null) : null;
  }
  if (form.get('cancel_at') === '') subscription.cancel_at = null;
  return found(subscription);
};

/** The answer of Stripe's API to a call, as far as this product makes it. */
export const answerStripeCall = (
  state: StripeState,
  method: string,
  path: string,
  form: URLSearchParams,
): Answer => {
  const ofPayment = answerPaymentCall(state, method, path, form);
  if (ofPayment !== null) return ofPayment;
  const { pathname, searchParams } = new URL(path, 'http://stand-in');
  const [, , kind = '', id = '', act = ''] = pathname.split('/');
  const customer = searchParams.get('customer');
  switch (`${method} ${kind}`) {
    case 'GET prices':
      return found(state.prices.get(id));
    case 'POST customers':
      return makeCustomer(state, form);
    case 'GET customers':
      return found(state.customers.get(id));
    case 'DELETE customers':
      return deleteCustomer(state, id);
    case 'GET subscriptions':
      return list([...state.subscriptions.values()].filter((each) => each.customer === customer));
    case 'POST subscriptions':
      return changeSubscription(state, id, form);
    case 'GET checkout':
      return list(
        [...state.sessions.values()].filter((each) => each.customer === customer).toReversed(),
      );
    case 'POST checkout': {
      if (act === '') return makeSession(state, form);
      const session = state.sessions.get(act);
      if (session !== undefined) Object.assign(session, { status: 'expired', url: null });
      return found(session);
    }
    default:
      return found(undefined);
  }
};
