// What the pages are made of is there from the start, so that no test waits for it.
import '../../app/generator-route.tsx';
import '../quiz/editor/quiz-editor-page.tsx';
import type { GeneratorReply } from '@sets/shared/generator/generator.contract.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { generatorMessages as words } from './generator.messages.ts';

const truth = (id: string, text: string) => ({
  question: { kind: 'true-false', id, text, seconds: null } as const,
  right: rightOptions('true'),
  explanation: `${text} Indeed.`,
  source: `${text} So it says.`,
  notes: [],
});

const reply: GeneratorReply = {
  questions: [truth('a', 'Water boils.'), truth('b', 'Iron rusts.')],
  refused: [{ name: 'Why?', why: 'It is no question.' }],
  credits: 4,
};

beforeEach(() => {
  signIn();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

it('says what it costs; what was made is chosen, corrected, and opens the editor as a draft', async () => {
  const user = userEvent.setup();
  const asked = answerFetch({
    'GET /api/generator': () => json(200, { credits: 5, monthly: 20, model: null }),
    'POST /api/generator/questions': () => json(200, reply),
    'GET /api/quizzes?moduleid=personal&topicid=polls': () => json(200, { quizzes: [] }),
  });
  renderApp('/generator');
  const text = await screen.findByRole('textbox', { name: words.text });
  screen.getByText(/^Costs 1 credit\. You have 5 credits\./);
  screen.getByText(words.noService);
  const make = screen.getByRole('button', { name: words.make });
  expect(make).toHaveProperty('disabled', true);
  await user.click(text);
  await user.paste(
    '# Matter\nWater boils at some point, and iron rusts where it is wet. '.repeat(3),
  );
  await user.click(make);
  await screen.findByRole('heading', { name: words.found(2) });
  screen.getByText(/Iron rusts\. So it says\./);
  screen.getByText('It is no question.');
  screen.getByText(/^You asked for 10: the text holds no more/);
  await user.click(screen.getByRole('checkbox', { name: words.choose('Water boils.') }));
  await user.click(screen.getByRole('button', { name: words.editOf('Iron rusts.') }));
  await user.type(screen.getByDisplayValue('Iron rusts.'), ' Soon.');
  expect(asked.of('POST /api/generator/questions')).toHaveLength(1);
  expect(localStorage.getItem('sets.quiz-draft.mira.new.personal.polls')).toBeNull();

  await user.click(screen.getByRole('button', { name: words.put }));
  await screen.findByText(words.putHint);
  await user.click(screen.getByRole('button', { name: words.open }));
  await screen.findByDisplayValue('Matter');
  await screen.findByDisplayValue('Iron rusts. Soon.');
  expect(screen.queryByDisplayValue('Water boils.')).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Why it is right').value).toBe(
    'Iron rusts. Indeed.',
  );
});

it('a text that was pasted is there again after a reload, until nothing of it is left', async () => {
  const user = userEvent.setup();
  answerFetch({
    'GET /api/generator': () => json(200, { credits: 5, monthly: 20, model: null }),
  });
  const first = renderApp('/generator');
  await user.click(await screen.findByRole('textbox', { name: words.text }));
  await user.paste('Water boils.');
  first.unmount();
  renderApp('/generator');
  const text = await screen.findByRole('textbox', { name: words.text });
  expect(text).toHaveProperty('value', 'Water boils.');
  await user.clear(text);
  expect(sessionStorage).toHaveLength(0);
});
