// What the page is made of is there from the start, so that no test waits for it.
import './unsubscribe-page.tsx';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';

const at = '/module/m1/topic/t1/portal/discussion/q1/unsubscribe/jonas%2Btest%40school.example';
const call = 'POST /api/qna/unsubscribe/q1?proof=abc';
const refused = (status: number, code: string) => () => json(status, { code, msg: 'No.' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('ends the mails with one tap, without an account, and not by the visit alone', async () => {
  const asked = answerFetch({ [call]: () => json(200, {}) });
  renderApp(`${at}?proof=abc`);
  const button = await screen.findByRole('button', { name: 'Stop the e-mails' });
  expect(screen.getByText(/jonas\+test@school\.example/)).toBeDefined();
  expect(asked.of(call)).toEqual([]);
  await userEvent.click(button);
  await screen.findByRole('heading', { name: 'No more e-mails' });
  expect(asked.of(call)).toHaveLength(1);
  expect(asked.of(call)[0]?.token).toBeNull();
  expect(screen.getByRole('link', { name: 'To the question' }).getAttribute('href')).toBe(
    '/space/m1/topic/t1/q1',
  );
});

it('says that the link is not good', async () => {
  answerFetch({ [call]: refused(403, 'FORBIDDEN') });
  renderApp(`${at}?proof=abc`);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the e-mails' }));
  await screen.findByRole('heading', { name: 'This link does not work' });
});

it('says so at once where it has lost its proof', async () => {
  answerFetch({});
  renderApp(at);
  await screen.findByRole('heading', { name: 'This link does not work' });
  expect(screen.queryByRole('button', { name: 'Stop the e-mails' })).toBeNull();
});

it('can be tried again where the server is away', async () => {
  let answer = refused(503, 'UNAVAILABLE');
  answerFetch({ [call]: () => answer() });
  renderApp(`${at}?proof=abc`);
  const button = await screen.findByRole('button', { name: 'Stop the e-mails' });
  await userEvent.click(button);
  await screen.findByText('No.');
  answer = () => json(200, {});
  await userEvent.click(button);
  await screen.findByRole('heading', { name: 'No more e-mails' });
});
