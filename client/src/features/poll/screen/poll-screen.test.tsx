// The page and its part are there from the start, so that no test waits for them.
import '../../../app/screen-route.tsx';
import './poll-screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { liveRun, type NoticesOf, pollNotices } from '../../../../test/poll-run.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const shown = (...state: NoticesOf) => {
  const live = liveRun(pollNotices('screen', ...state));
  renderApp('/screen/bcd-234', live);
  return live;
};

describe('a poll on the projector', () => {
  it('shows the way in, and how many are there', async () => {
    const live = shown({});
    await screen.findByText('with the code');
    expect(screen.getByText('with the code').nextSibling?.textContent).toBe('BCD 234 ');
    expect(live.inputs('room:watch')).toEqual([{ code: 'BCD234' }]);
    screen.getByText('people here');
  });

  it('invites nobody while the room is locked', async () => {
    shown({}, { room: { locked: true } });
    await screen.findByText('Doors closed');
    expect(screen.queryByText('Join at')).toBeNull();
  });

  it('keeps the counts to itself until they are shown', async () => {
    shown({ phase: 'open', rounds: [1, 0] }, { answered: 2, yes: 1 });
    await screen.findByText('Vote now');
    expect(screen.getByText('of 3').parentElement?.textContent).toBe('2 of 3');
    expect(screen.queryByText('50%')).toBeNull();
  });

  it('shows them as a table that can be heard', async () => {
    shown({ phase: 'closed', rounds: [1, 0], shown: true }, { answered: 4, yes: 3 });
    await screen.findByRole('table', { name: 'Answers to: First?' });
    screen.getByRole('row', { name: /^A ?Yes 75% 3$/ });
    screen.getByRole('row', { name: /^B ?No 25% 1$/ });
  });

  it('rings what is right once it is told', async () => {
    const about = { answered: 4, yes: 3, right: 'no' };
    shown({ phase: 'closed', rounds: [1, 0], shown: true, told: [0] }, about);
    await screen.findByRole('row', { name: /^B ?No ?Correct 25% 1$/ });
    expect(screen.getByRole('row', { name: /^A ?Yes 75% 3$/ }).dataset.correct).toBe('false');
  });

  it('draws the round before in the same picture, once the host wants it', async () => {
    const rounds = { phase: 'closed' as const, rounds: [2, 0], shown: true, beside: true };
    shown(rounds, { answered: 4, yes: 3, before: { answered: 10, yes: 3 } });
    await screen.findByRole('row', { name: /^A ?Yes 75% 3 \+45 30%$/ });
    screen.getByRole('row', { name: /^B ?No 25% 1 \u221245 70%$/ });
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByText('Round 1, 10 answered').textContent).toBe('Round 1, 10 answered');
    await screen.findByText('Yes: 75%, 3 of 4. Round 1: 30%');
  });

  it('keeps to itself what too few have answered, now or before', async () => {
    const rounds = { phase: 'closed' as const, rounds: [2, 0], shown: true, beside: true };
    shown(rounds, { answered: 4, yes: 3, before: { answered: 2, yes: 1 }, floor: 3 });
    await screen.findByRole('row', { name: /^A ?Yes 75% 3$/ });
    expect(screen.queryByText(/Round 1, /)).toBeNull();
  });

  it('says nothing of it before', async () => {
    const about = { answered: 4, yes: 3, right: 'no' };
    shown({ phase: 'closed', rounds: [1, 0], shown: true }, about);
    await screen.findByRole('row', { name: /^B ?No 25% 1$/ });
    expect(screen.queryByText(/Correct/)).toBeNull();
  });

  it('counts down by the clock of the server', async () => {
    shown({ phase: 'open', rounds: [1, 0], deadline: Date.now() + 30_000 });
    await screen.findByRole('timer', { name: /^(29|30) seconds left$/ });
  });

  it('of a survey: the way in, how many have answered, until when, and nothing of the answers', async () => {
    const survey = { since: 0, until: Date.now() + 400_000_000 };
    const asked = { rounds: [1, 1], together: [0, 1], survey };
    shown({ phase: 'open', ...asked }, { answered: 2, yes: 1 });
    await screen.findByText('with the code');
    const line = screen.getByText(/^answered\. Open until /).textContent;
    expect(line).toMatch(/^2 answered\. Open until .+\d/);
    expect(screen.queryByText('First?')).toBeNull();
  });

  it('of a survey that is closed: thanks, and what it came to where that is shown', async () => {
    const survey = { since: 0, until: 1 };
    const asked = { rounds: [1, 1], together: [0, 1], survey };
    shown({ phase: 'closed', shown: true, ...asked }, { answered: 2, yes: 1 });
    await screen.findByRole('heading', { name: 'That is a set.' });
    await screen.findByRole('region', { name: 'Results' });
  });

  it('says goodbye', async () => {
    shown({ phase: 'ended' });
    await screen.findByRole('heading', { name: 'That is a set.' });
    // It has not seen what was asked: of that it tells nothing.
    screen.getByText('3 people. Thank you.');
    expect(screen.queryByRole('region', { name: 'Results' })).toBeNull();
  });
});
