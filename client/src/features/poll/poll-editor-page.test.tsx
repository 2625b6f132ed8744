// What the page is made of is there from the start, so that no test waits for it.
import './poll-editor-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';

beforeEach(signIn);
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

it('a poll that is not there leads back to all polls', async () => {
  const gone = { code: 'NOT_FOUND', msg: 'There is no such poll.' };
  answerFetch({ 'GET /api/polls/gone': () => json(404, gone) });
  renderApp('/tools/polltime/editpoll/gone');
  await screen.findByText('This poll cannot be opened');
  const back = screen.getByRole<HTMLAnchorElement>('link', { name: 'All polls' });
  expect(back.getAttribute('href')).toBe('/tools/polltime/viewpolls/personal/polls');
});

it.each([
  [404, 'NOT_FOUND', 'There is no such topic.'],
  [403, 'FORBIDDEN', 'You do not moderate this space.'],
])('who may file no poll there is told before they write one: %s', async (status, code, msg) => {
  answerFetch({ 'GET /api/polls?moduleid=m1&topicid=t1': () => json(status, { code, msg }) });
  renderApp('/tools/polltime/createpoll/m1/t1');
  await screen.findByText(msg);
  expect(screen.queryByRole('textbox', { name: 'Your question' })).toBeNull();
});

it('without a network one writes all the same', async () => {
  answerFetch({
    'GET /api/polls?moduleid=m1&topicid=t1': () => json(503, { code: 'UNAVAILABLE', msg: 'Away.' }),
  });
  renderApp('/tools/polltime/createpoll/m1/t1');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your question' }), 'So?');
  screen.getByText('Not saved yet: kept on this device');
});

it('what was typed is taken back word by word, by keys and by buttons', async () => {
  answerFetch({ 'GET /api/polls?moduleid=m1&topicid=t1': () => json(200, { polls: [] }) });
  renderApp('/tools/polltime/createpoll/m1/t1');
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  const undo = screen.getByRole('button', { name: 'Undo' });
  const isOff = () => undo.getAttribute('aria-disabled') === 'true';
  expect(isOff()).toBe(true);
  await userEvent.type(text, 'Is it so');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(text.value).toBe('Is it ');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(text.value).toBe('Is it so');
  await userEvent.click(undo);
  await userEvent.click(undo);
  expect(text.value).toBe('Is ');
  screen.getByText('Undone. 1 more can be.');
  await userEvent.click(undo);
  expect(isOff()).toBe(true);
  // Whoever pressed it is there still.
  expect(document.activeElement).toBe(undo);
  await userEvent.keyboard('{Control>}z{/Control}');
  screen.getByText('Nothing to undo.');
});

it('a template is looked at, taken, and given back', async () => {
  answerFetch({ 'GET /api/polls?moduleid=m1&topicid=t1': () => json(200, { polls: [] }) });
  renderApp('/tools/polltime/createpoll/m1/t1');
  await userEvent.click(await screen.findByRole('button', { name: /Icebreaker/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Use this template' }));
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  expect(text.value).toBe('How awake are you right now?');
  expect(screen.queryByText('Begin with a template')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  screen.getByText('Begin with a template');
});

it('says which questions are empty before it is presented, and leads to them', async () => {
  answerFetch({ 'GET /api/polls?moduleid=m1&topicid=t1': () => json(200, { polls: [] }) });
  const { router } = renderApp('/tools/polltime/createpoll/m1/t1');
  const add = await screen.findByRole('button', { name: 'Add a question: Open text' });
  await userEvent.click(add);
  await userEvent.keyboard('Why?');
  await userEvent.click(add);
  await userEvent.click(screen.getByRole('button', { name: 'Present' }));
  screen.getByText('Questions 1 and 3 have nothing in them and are left out.');
  await userEvent.click(screen.getByRole('button', { name: 'Go to question 1' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('Is it so?');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' }).value).toBe(
    'Is it so?',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete this question' }));
  await userEvent.click(screen.getByRole('button', { name: 'Present' }));
  screen.getByText('Question 2 has nothing in it and is left out.');
  // Where it is the one that is written already, the cursor goes there all the same.
  await userEvent.click(screen.getByRole('button', { name: 'Go to question 2' }));
  await userEvent.keyboard('And this?');
  expect(screen.getByDisplayValue('And this?')).toBe(document.activeElement);
  expect(router.state.location.pathname).not.toMatch(/startpoll/);
});
