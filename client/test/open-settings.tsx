import type { Account } from '@sets/shared/account/account.contract.ts';
import { screen, within } from '@testing-library/react';
import { SettingsPage } from '../src/features/account/settings/settings-page.tsx';
import { signedInAs } from '../src/core/root/auth-slice.ts';
import { useRoot } from '../src/core/root/root-store.ts';
import { answerFetch, json } from './answer-fetch.ts';
import { renderPart } from './render-part.tsx';
import { mira } from './signed-in.ts';

type Answers = Parameters<typeof answerFetch>[0];

export const day = 86_400_000;
export const here = {
  sessionId: 'here',
  device: 'Firefox on Linux',
  startedAt: Date.now() - day,
  seenAt: Date.now(),
  expiresAt: Date.now() + 9 * day,
  current: true,
};
export const phone = {
  ...here,
  sessionId: 'phone',
  device: 'Chrome on Android',
  seenAt: Date.now() - 3 * day,
  current: false,
};

/** The settings of Mira, or of somebody who differs from her in `who`. */
export const openSettings = (answers: Answers = {}, who: Partial<Account> = {}) => {
  const { token, ...account } = mira;
  useRoot.setState({ auth: signedInAs({ ...account, ...who }, token) });
  const asked = answerFetch({
    'GET /api/user/sessions': () => json(200, { sessions: [phone, here] }),
    ...answers,
  });
  const extra = [{ id: 'more', title: 'More', content: <h2>More of it</h2> }];
  const rendered = renderPart(<SettingsPage extra={extra} />, '/account/settings');
  return { asked, ...rendered };
};

/** What is in a section. */
export const part = (name: string) => within(screen.getByRole('region', { name }));
