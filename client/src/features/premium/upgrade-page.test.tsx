import { noPremium, type Premium } from '@sets/shared/account/premium.contract.ts';
import type { PremiumOffer } from '@sets/shared/premium/premium.contract.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { mira, signIn, signOut } from '../../../test/signed-in.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { leaveFor } from '../../core/leave-for.ts';
import { PlanNote } from './plan-note.tsx';
import { UpgradePage } from './upgrade-page.tsx';
import { paymentTimes } from './use-payment.ts';

vi.mock('../../core/leave-for.ts', () => ({ leaveFor: vi.fn(() => true) }));

const end = Date.UTC(2099, 4, 31, 12);
const paid: Premium = {
  status: 'active',
  plan: 'premium',
  stripeCustomerId: 'cus_1',
  stripeSubscriptionId: 'sub_1',
  currentPeriodEnd: end,
  cancelAtPeriodEnd: false,
};
const month = { period: 'month', amount: 500, currency: 'eur' } as const;
const year = { period: 'year', amount: 4_800, currency: 'eur' } as const;

const offer = (change: Partial<PremiumOffer> = {}): PremiumOffer => ({
  plan: 'free',
  premium: noPremium,
  limits: {
    free: { polls: 50, modules: 10, storedMegabytes: 200 },
    premium: { polls: 2_000, modules: 200, storedMegabytes: 5_000 },
  },
  used: { polls: 12, modules: 3, storedMegabytes: 20 },
  provider: { prices: [month, year] },
  ...change,
});
const has = (premium: Partial<Premium>): PremiumOffer =>
  offer({ plan: 'premium', premium: { ...paid, ...premium } });

const serve = (told: PremiumOffer, more: Parameters<typeof answerFetch>[0] = {}) =>
  answerFetch({ 'GET /api/premium': () => json(200, told), ...more });
const show = async (path = '/account/upgrade') => {
  const page = renderPart(<UpgradePage />, path);
  await screen.findByRole('heading', { name: 'Your plan' });
  return page;
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(signIn);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  signOut();
});

describe('the plans', () => {
  it('stand side by side with what they keep, and what is used', async () => {
    serve(offer());
    await show();
    screen.getByText('You are on the free plan.');
    card('Free').getByText('50');
    card('Free').getByText('12 of 50 polls');
    card('Free').getByText('3 of 10 spaces');
    card('Premium').getByText('spaces that you create');
    card('Free').getByText('20 MB of 200 MB of files');
    card('Premium').getByText('5 GB');
    card('Premium').getByText('200');
    card('Free').getByText('Your plan');
    card('Premium').getByText('2,000');
    card('Premium').getByText('€5 a month · €48 a year');
    expect(card('Premium').queryByText('Your plan')).toBeNull();
  });

  it('lead to the payment for the period that was chosen', async () => {
    const server = serve(offer(), {
      'POST /api/premium/checkout': () => json(200, { url: 'https://pay.example/1' }),
    });
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Year' }));
    screen.getByText('That is €4 a month.');
    await press('Go to the payment');
    expect(server.of('POST /api/premium/checkout')[0]?.body).toEqual({ period: 'year' });
    expect(leaveFor).toHaveBeenLastCalledWith('https://pay.example/1');
  });

  it('offer no choice where there is one price', async () => {
    serve(offer({ provider: { prices: [month] } }));
    await show();
    expect(screen.queryByRole('radio')).toBeNull();
    screen.getByRole('button', { name: 'Go to the payment' });
  });

  it('say why the payment cannot begin', async () => {
    serve(offer(), {
      'POST /api/premium/checkout': () =>
        json(503, { code: 'UNAVAILABLE', msg: 'The payment provider does not answer.' }),
    });
    await show();
    await press('Go to the payment');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The payment provider does not answer.',
    );
  });

  it('say plainly that this server has no payment provider, and who can help', async () => {
    serve(offer({ provider: null }));
    await show();
    screen.getByRole('heading', { name: 'This server has no payment provider' });
    const link = await screen.findByRole('link', { name: 'Contact Us' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      /^mailto:support@sets\.example\?subject=Premium on Sets&body=[^]*Name: Mira\nE-mail: mira@school\.example/,
    );
    expect(screen.queryByRole('button', { name: 'Go to the payment' })).toBeNull();
  });

  it('say why they cannot be loaded, and try again', async () => {
    let isUp = false;
    answerFetch({
      'GET /api/premium': () =>
        isUp ? json(200, offer()) : json(503, { code: 'UNAVAILABLE', msg: 'Starting.' }),
    });
    renderPart(<UpgradePage />);
    await screen.findByText('Starting.');
    isUp = true;
    await press('Try again');
    await screen.findByText('You are on the free plan.');
  });
});

describe('premium', () => {
  it.each([
    ['Premium renews on May 31, 2099.', {}],
    ['Premium ends on May 31, 2099. Nothing more is charged.', { cancelAtPeriodEnd: true }],
    ['Premium is yours until May 31, 2099.', { stripeSubscriptionId: null }],
    ['Premium is yours, without an end.', { stripeSubscriptionId: null, currentPeriodEnd: null }],
    [
      'The last payment did not go through. Premium stays while the provider tries again.',
      { status: 'past_due' },
    ],
  ] as const)('stands: %s', async (sentence, premium) => {
    serve(has(premium));
    await show();
    screen.getByText(sentence);
    card('Premium').getByText('12 of 2,000 polls');
  });

  it('is cancelled after a question, and taken up again', async () => {
    let now = has({});
    const cancels = 'POST /api/premium/cancel';
    const server = answerFetch({
      'GET /api/premium': () => json(200, now),
      [cancels]: ({ body }) => {
        now = has(body as Partial<Premium>);
        return json(200, now);
      },
    });
    await show();
    await press('Cancel premium');
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel premium?' }));
    dialog.getByText(/^It stays until May 31, 2099, and is not renewed\./);
    expect(server.of(cancels)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel at the end of the period' }));
    await screen.findByText(/^Premium ends on/);
    await press('Renew after all');
    await screen.findByText(/^Premium renews on/);
    expect(server.of(cancels).map(({ body }) => body)).toEqual([
      { cancelAtPeriodEnd: true },
      { cancelAtPeriodEnd: false },
    ]);
  });

  it('from an admin has nothing to cancel', async () => {
    serve(has({ stripeSubscriptionId: null }));
    await show();
    expect(screen.queryByRole('button', { name: 'Cancel premium' })).toBeNull();
    card('Premium').getByText('From an admin');
  });
});

describe('who comes back from paying', () => {
  const { token: _, ...who } = mira;
  const me = (premium: Premium) => json(200, { ...who, premium, forceLogout: false });

  it('waits for the word of the provider, then has premium everywhere', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let premium = noPremium;
    answerFetch({
      'GET /api/premium': () => json(200, premium === paid ? has({}) : offer()),
      'GET /api/user/getme': () => me(premium),
    });
    await show('/account/upgrade?checkout=done');
    screen.getByText('Your payment is being confirmed …');
    expect(screen.queryByRole('button', { name: 'Go to the payment' })).toBeNull();
    premium = paid;
    await vi.advanceTimersByTimeAsync(paymentTimes.ask);
    await screen.findByText('Thank you! Premium is yours.');
    await screen.findByText('Premium renews on May 31, 2099.');
    expect(useRoot.getState().auth.premium).toEqual(paid);
  });

  it('is told when it takes long, and does not pay twice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serve(offer(), { 'GET /api/user/getme': () => me(noPremium) });
    await show('/account/upgrade?checkout=done');
    await vi.advanceTimersByTimeAsync(paymentTimes.atMost + paymentTimes.ask);
    await screen.findByText('The confirmation takes longer than usual');
    expect(screen.queryByRole('button', { name: 'Go to the payment' })).toBeNull();
    await press('Look again');
    screen.getByText('Your payment is being confirmed …');
  });

  it('without having paid reads that nothing was charged', async () => {
    serve(offer());
    await show('/account/upgrade?checkout=left');
    screen.getByText('You came back without paying. Nothing was charged.');
    screen.getByRole('button', { name: 'Go to the payment' });
  });
});

describe('the line over the polls', () => {
  it.each([
    [39, null],
    [40, 'You have 40 of 50 polls.'],
    [50, 'You have 50 of 50 polls.'],
  ])('with %i of 50 polls: %s', async (polls, sentence) => {
    const server = serve(offer({ used: { polls, modules: 3, storedMegabytes: 0 } }));
    renderPart(<PlanNote />);
    await vi.waitFor(() => expect(server.of('GET /api/premium')).toHaveLength(1));
    if (sentence === null) expect(document.body.textContent).toBe('');
    else {
      await screen.findByText(sentence);
      const link = screen.getByRole('link', { name: 'Premium keeps 2,000' });
      expect(link.getAttribute('href')).toBe('/account/upgrade');
    }
  });

  it('leads nowhere for who has premium already', async () => {
    serve({ ...has({}), used: { polls: 1_900, modules: 3, storedMegabytes: 0 } });
    renderPart(<PlanNote />);
    await screen.findByText('You have 1,900 of 2,000 polls.');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
