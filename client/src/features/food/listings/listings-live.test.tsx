// The page is there from the start, so that no test waits for it.
import './food-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerFetch, heldBack, json } from '../../../../test/answer-fetch.ts';
import { anItem, aStall } from '../../../../test/fake-food.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { drawWholeApp } from '../../../../test/whole-app.ts';

const soup = 'GET /api/food/find?words=soup';
const stalls = { stalls: [aStall('one')], isMore: false, schools: ['North School'] };
const found = { found: [{ item: anItem('one'), stall: aStall('one') }], isMore: false };

drawWholeApp();

it('what is found is told to who hears the page, by what stood there before', async () => {
  const answer = heldBack();
  answerFetch({ 'GET /api/food/listings': () => json(200, stalls), [soup]: answer.answer });
  renderApp('/food/listings?search=soup');
  await screen.findByRole('searchbox');
  const live = document.querySelector('main > [aria-live=polite]');
  expect(live?.textContent).not.toContain('item');
  answer.give(json(200, found));
  await waitFor(() => expect(live?.textContent).toBe('0 stalls, 1 item found'));
  expect(live?.isConnected).toBe(true);
});
