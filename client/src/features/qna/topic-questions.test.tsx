// What the page is made of is there from the start, so that no test waits for it.
import '../../app/topic-route.tsx';
import type { QuestionPage } from '@sets/shared/qna/qna.contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPage, aQnaSpace, aQuestion, mayTakePart } from '../../../test/a-question.ts';
import { answersOf, aSpace } from '../../../test/a-space.ts';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';

type Answers = Parameters<typeof answerFetch>[0];

const list = 'GET /api/qna/list/m1/t1';
const near = 'POST /api/qna/near';
const asking = 'POST /api/qna/ask';
const voting = 'PUT /api/qna/vote';
const mine = aQuestion({ questionid: 'q9', title: 'How fast is it?', text: '', mine: true });

const open = async (page: QuestionPage, more: Answers = {}, search = '') => {
  const order = new URLSearchParams(search).get('order') ?? 'newest';
  const asked = answerFetch({
    ...answersOf(aSpace()),
    [`${list}?order=${order}`]: () => json(200, page),
    [near]: () => json(200, { near: [] }),
    ...more,
  });
  const rendered = renderApp(`/space/m1/topic/t1${search}`);
  await screen.findByRole('heading', { level: 2, name: 'Questions' });
  await waitFor(() => expect(document.querySelector('[aria-busy="false"]')).not.toBeNull());
  return { asked, ...rendered };
};
const field = () => screen.getByLabelText<HTMLTextAreaElement>('What do you want to know?');
const bodies = (asked: { of: (call: string) => readonly { body: unknown }[] }, call: string) =>
  asked.of(call).map(({ body }) => body as Record<string, unknown>);

afterEach(() => {
  cleanup();
  signOut();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('a visitor', () => {
  const space = aQnaSpace({ may: { write: false, moderate: false } });

  it('reads, and is led to log in before anything else', async () => {
    await open(
      aPage([aQuestion({ answers: 2, accepted: 'a1', labels: ['l1', 'gone'] })], { space }),
    );
    const link = screen.getByRole('link', { name: 'Why is merging stable?' });
    expect(link.getAttribute('href')).toBe('/space/m1/topic/t1/q1');
    expect(screen.getByText('2 answers')).toBeDefined();
    expect(screen.getByText(/Accepted answer/)).toBeDefined();
    expect(screen.getAllByText('Exam').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Vote for/ })).toBeNull();
    expect(screen.getByText('3 votes for Why is merging stable?')).toBeDefined();
  });

  it('is told that nobody has asked yet', async () => {
    await open(aPage([], { space }));
    expect(screen.getByText('Nobody has asked anything here yet.')).toBeDefined();
  });
});

describe('who is signed in', () => {
  beforeEach(signIn);

  it('is invited where nothing was asked', async () => {
    await open(aPage([]));
    expect(screen.getByText(/Ask the first one/)).toBeDefined();
  });

  it('asks once, however often it is tapped, and finds the way to it', async () => {
    const held = heldBack();
    const { asked } = await open(aPage([]), { [asking]: held.answer });
    await userEvent.type(field(), 'How fast is it?');
    const button = screen.getByRole('button', { name: 'Ask' });
    await userEvent.dblClick(button);
    await userEvent.type(field(), '{Enter}');
    expect(asked.of(asking)).toHaveLength(1);
    held.give(json(201, mine));
    await screen.findByText('Your question is asked.');
    expect(bodies(asked, asking)[0]).toMatchObject({
      moduleid: 'm1',
      topicid: 't1',
      title: 'How fast is it?',
      text: '',
      labels: [],
      anonymous: false,
      asked: null,
    });
    expect(screen.getByRole('link', { name: 'How fast is it?' }).getAttribute('href')).toBe(
      '/space/m1/topic/t1/q9',
    );
    expect(field().value).toBe('');
    expect(asked.of(`${list}?order=newest`).length).toBeGreaterThan(1);
  });

  it('keeps what was typed over a failure and a reload, and sends the same attempt again', async () => {
    const msg = 'The server is away.';
    const away = { [asking]: () => json(503, { code: 'UNAVAILABLE', msg }) };
    const first = await open(aPage([]), away);
    await userEvent.type(field(), 'How fast is it?');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByText(msg);
    expect(field().value).toBe('How fast is it?');
    const [sent] = bodies(first.asked, asking);
    first.unmount();

    const again = await open(aPage([]), { [asking]: () => json(201, mine) });
    expect(field().value).toBe('How fast is it?');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByText('Your question is asked.');
    expect(bodies(again.asked, asking)[0]?.['attempt']).toBe(sent?.['attempt']);
    // The next is another question.
    await userEvent.type(field(), 'And why?');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(again.asked.of(asking)).toHaveLength(2));
    expect(bodies(again.asked, asking)[1]?.['attempt']).not.toBe(sent?.['attempt']);
  });

  it('changes what the server has where the reply was lost and the words are others now', async () => {
    const { asked } = await open(aPage([]), {
      [asking]: () => json(201, { ...mine, title: 'How fast' }),
      'PUT /api/qna/question': () => json(200, mine),
    });
    await userEvent.type(field(), 'How fast is it?');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByText('Your question is asked.');
    expect(bodies(asked, 'PUT /api/qna/question')).toEqual([
      { questionid: 'q9', title: 'How fast is it?', text: '' },
    ]);
  });

  it('says what is wrong with it, and sends nothing', async () => {
    const { asked } = await open(aPage([]));
    await userEvent.type(field(), ' ​ ');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByText('Fill this in.');
    expect(document.activeElement).toBe(field());
    expect(asked.of(asking)).toEqual([]);
  });

  it('votes with one tap for what was asked already, instead of asking again', async () => {
    const found = {
      questionid: 'q1',
      topicid: 't1',
      title: 'Why is merging stable?',
      votes: 11,
      voted: false,
      mine: false,
      answers: 2,
      accepted: false,
    };
    const { asked } = await open(aPage([]), {
      [near]: () => json(200, { near: [found] }),
      [voting]: () => json(200, { votes: 12, voted: true }),
    });
    await userEvent.type(field(), 'why stable');
    const offered = await screen.findByRole('region', { name: 'Already asked' });
    expect(within(offered).getByText(/12 ask this/)).toBeDefined();
    expect(screen.getByText('1 similar question below.')).toBeDefined();
    await userEvent.click(within(offered).getByRole('button', { name: /^Add your vote/ }));
    await screen.findByText('You ask this too');
    expect(bodies(asked, voting)).toEqual([{ questionid: 'q1', on: true }]);
    expect(asked.of(asking)).toEqual([]);
    expect(field().value).toBe('');
  });

  it('asks with labels, details and no name, and knows who sees what', async () => {
    const settings = { anonymous: true, moderation: 'before' as const };
    const { asked } = await open(aPage([], { space: aQnaSpace({ settings }) }), {
      [asking]: () => json(201, { ...mine, text: 'I mean **really**.', state: 'waiting' }),
    });
    await userEvent.type(field(), 'How fast is it?');
    await userEvent.click(screen.getByRole('button', { name: 'Add details' }));
    await userEvent.type(screen.getByLabelText('Details'), 'I mean **really**.');
    await userEvent.click(screen.getByRole('button', { name: 'Exam' }));
    expect(screen.getByText('Others see your name: Mira.')).toBeDefined();
    await userEvent.click(screen.getByRole('switch', { name: /Ask anonymously/ }));
    expect(screen.getByText(/A moderator can reveal who asked/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByText(/waits for a moderator/);
    expect(bodies(asked, asking)[0]).toMatchObject({
      text: 'I mean **really**.',
      labels: ['l1'],
      anonymous: true,
    });
  });

  it('sees a vote at once, sends the last wish, and has it back where it is refused', async () => {
    const page = aPage([aQuestion({ may: mayTakePart })]);
    const held = heldBack();
    const { asked } = await open(page, { [voting]: held.answer });
    const button = () => screen.getByRole('button', { name: /^Vote for Why/ });
    await userEvent.click(button());
    expect(button().textContent).toBe('4');
    expect(button().getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button());
    await userEvent.click(button());
    expect(asked.of(voting)).toHaveLength(1);
    held.give(json(429, { code: 'RATE_LIMITED', msg: 'Too often.' }));
    await screen.findByText('Too often.');
    await waitFor(() => expect(button().textContent).toBe('3'));
    expect(button().getAttribute('aria-pressed')).toBe('false');
  });

  it('chooses what is shown, in the address', async () => {
    const { router } = await open(aPage([aQuestion()], { next: 'p2' }), {}, '?order=votes');
    const orders = screen.getByRole('navigation', { name: 'Order of questions' });
    expect(within(orders).getByRole('link', { current: true }).textContent).toBe('Most votes');
    expect(screen.getByRole('link', { name: 'More questions' }).getAttribute('href')).toBe(
      '/space/m1/topic/t1?order=votes&before=p2',
    );
    await userEvent.selectOptions(screen.getByLabelText('Labels'), 'Exam');
    expect(router.state.location.search).toBe('?order=votes&label=l1');
  });
});

describe('whose question became a part of another one', () => {
  beforeEach(signIn);

  it('can take their words away, and has not while that can be undone', async () => {
    const removing = 'DELETE /api/qna/question/q9';
    const merged = { ...mine, mergedInto: 'q1', may: { ...mayTakePart, remove: true } };
    const { asked, unmount } = await open(
      { ...aPage([aQuestion()]), own: [merged] },
      { [removing]: () => json(200, { removed: 'words' }) },
    );
    const take = () => screen.getByRole('button', { name: 'Delete my words: How fast is it?' });
    expect(screen.getAllByRole('button', { name: /^Delete my words/ })).toHaveLength(1);
    await userEvent.click(take());
    expect(screen.getByText(/Your words are deleted/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(asked.of(removing)).toHaveLength(0);
    await userEvent.click(take());
    unmount();
    await waitFor(() => expect(asked.of(removing)).toHaveLength(1));
  });
});
