import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Stripe from 'stripe';
import type { StripeAccess, StripeConfig } from '../src/core/service-config.ts';
import type { Clock } from '../src/core/clock.ts';
import { answerStripeCall, type StripeState } from './stripe-stand-in-calls.ts';
import { noPayments, paymentDeeds } from './stripe-stand-in-payments.ts';

/** A call that reached the stand-in. */
export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | null;
}

/** An event as Stripe sends it. */
export interface SignedEvent {
  readonly body: string;
  readonly headers: { readonly 'stripe-signature': string };
}

const secretKey = 'sk_test_stand_in';
const webhookSecret = 'whsec_stand_in';
const foodWebhookSecret = 'whsec_food_stand_in';
const month = 30 * 24 * 3_600;

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

/** A server that answers as Stripe's API does, as far as this product calls it. */
export const startStripeStandIn = async (clock: Pick<Clock, 'now'>) => {
  const seconds = (): number => Math.floor(clock.now() / 1_000);
  const state: StripeState = {
    seconds,
    prices: new Map([
      ['price_month', { id: 'price_month', object: 'price', unit_amount: 499, currency: 'eur' }],
      ['price_year', { id: 'price_year', object: 'price', unit_amount: 4_900, currency: 'eur' }],
    ]),
    customers: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    payments: noPayments(),
    made: 0,
  };
  const calls: StripeCall[] = [];
  const replies = new Map<string, Promise<{ status: number; body: unknown }>>();
  let fails: number | null = null;
  let breaks: string | null = null;
  let hangs: number | null = null;
  let delay = 0;
  let lost = 0;

  /** The status with which a call fails; null where it works. */
  const failureOf = ({ method, path }: StripeCall): number | null => {
    if (breaks !== `${method} ${path}`) return fails;
    breaks = null;
    return 500;
  };

  const answer = async (call: StripeCall, request: IncomingMessage) => {
    const form = new URLSearchParams(await readBody(request));
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const failure = failureOf(call);
    if (failure !== null) return { status: failure, body: { error: { type: 'api_error' } } };
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'No.' } } };
    }
    return answerStripeCall(state, call.method, call.path, form);
  };

  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    const key = headers['idempotency-key'];
    const call = { method, path, idempotencyKey: typeof key === 'string' ? key : null };
    calls.push(call);
    if (hangs !== null) {
      // Whoever asks would give up by themselves, much later.
      setTimeout(() => request.socket.destroy(), hangs);
      return;
    }
    // As at Stripe, the first call with a key decides what every other one is answered, also where Stripe broke down
    // over it. What it did not begin, as where too much is asked, it does not keep.
    const kept = call.idempotencyKey === null ? undefined : replies.get(call.idempotencyKey);
    const reply = kept ?? answer(call, request);
    const isBegun = fails === null || fails >= 500;
    if (call.idempotencyKey !== null && isBegun) replies.set(call.idempotencyKey, reply);
    const isLost = lost > 0 && method === 'POST';
    if (isLost) lost -= 1;
    void reply.then(({ status, body }) =>
      isLost ? request.socket.destroy() : send(response, status, body),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The stand-in has no port.');

  const config: StripeConfig = {
    secretKey,
    webhookSecret,
    prices: { month: 'price_month', year: 'price_year' },
    apiUrl: new URL(`http://127.0.0.1:${bound.port}`),
  };

  const foodConfig: StripeAccess = { ...config, webhookSecret: foodWebhookSecret };

  /** An event about something, signed at this moment. */
  const event = (type: string, about: object, { id = '', secret = webhookSecret } = {}) => {
    state.made += 1;
    const made = id === '' ? `evt_${state.made}` : id;
    const body = JSON.stringify({ id: made, object: 'event', type, data: { object: about } });
    const signing = { payload: body, secret, timestamp: seconds() };
    const signature = Stripe.webhooks.generateTestHeaderString(signing);
    return { body, headers: { 'stripe-signature': signature } } satisfies SignedEvent;
  };

  return {
    ...paymentDeeds(state),
    config,
    /** For orders of food; the two webhooks have secrets of their own. */
    foodConfig,
    state,
    calls,
    event,
    foodEvent: (type: string, about: object, id = '') =>
      event(type, about, { id, secret: foodWebhookSecret }),
    /** So many calls that change something are done, and their answers do not arrive. */
    loseAnswers: (count: number) => {
      lost = count;
    },
    /** As Stripe does after a day: what is asked again under a key is done again. */
    forgetKeys: () => {
      replies.clear();
    },
    /** How often a call was made; `path` without what follows a `?`. */
    count: (method: string, path: string): number =>
      calls.filter((call) => call.method === method && call.path.split('?')[0] === path).length,
    /** Every call fails with this status from now on; null works again. */
    failWith: (status: number | null) => {
      fails = status;
    },
    /** The next call of this method and path breaks down, as `POST /v1/refunds`: with 500, which is kept for its key. */
    breakOn: (method: string, path: string) => {
      breaks = `${method} ${path}`;
    },
    /** No call is answered from now on: its connection ends after so many ms, without a word. Null works again. */
    hangFor: (ms: number | null) => {
      hangs = ms;
    },
    /** Every call takes that long from now on. */
    slowBy: (ms: number) => {
      delay = ms;
    },
    /** Somebody pays on a page of checkout: the subscription that this makes, running for a month. */
    pay: (url: string) => {
      const session = [...state.sessions.values()].find((each) => each.url === url);
      if (session?.status !== 'open') throw new Error('There is no such open page.');
      state.made += 1;
      const id = `sub_${state.made}`;
      const subscription = {
        id,
        object: 'subscription' as const,
        customer: session.customer,
        status: 'active',
        created: seconds() + state.made,
        cancel_at: null as number | null,
        cancel_at_period_end: false,
        ended_at: null as number | null,
        items: { object: 'list', data: [{ current_period_end: seconds() + month }] },
      };
      state.subscriptions.set(id, subscription);
      Object.assign(session, { status: 'complete', url: null, subscription: id });
      return { session, subscription };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
