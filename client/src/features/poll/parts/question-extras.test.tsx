import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { blankDraft, type PollDraft } from '../poll-draft.ts';
import { pollEditorMessages as words } from '../poll-editor.messages.ts';
import { PollSettings } from './poll-settings.tsx';
import { QuestionExtras } from './question-extras.tsx';

const question = {
  kind: 'choice' as const,
  id: 'q1',
  text: 'Which?',
  options: ['Red', 'Green', ' '].map((text, at) => ({ id: `o${at}`, text })),
  multiple: false,
  seconds: null,
};
const draft: PollDraft = { ...blankDraft(), questions: [question] };

it('says what is right among what is written, and whether people say how sure they are', async () => {
  const onEdit = vi.fn<(change: (draft: PollDraft) => PollDraft) => void>();
  render(<QuestionExtras {...{ question, draft, onEdit }} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  const extras = () => onEdit.mock.lastCall![0](draft).extras;
  await userEvent.click(screen.getByRole('checkbox', { name: 'Green' }));
  expect(extras()).toEqual([{ id: 'q1', confidence: false, right: rightOptions('o1') }]);
  await userEvent.click(screen.getByRole('switch', { name: /how sure/ }));
  expect(extras()).toEqual([{ id: 'q1', confidence: true, right: null }]);
});

it('says that a time to answer does not count where questions are open together', () => {
  const timed = { ...question, seconds: 30 };
  const drawn = (pace: 'host' | 'own', asked: typeof question | typeof timed) => {
    const of: PollDraft = { ...draft, pace, questions: [asked, { ...timed, id: 'q2' }] };
    const { container, unmount } = render(
      <>
        <QuestionExtras question={asked} draft={of} onEdit={vi.fn()} />
        <PollSettings draft={of} onEdit={vi.fn()} />
      </>,
    );
    const said = [
      container.textContent.includes(words.timeDoesNotCount),
      ...[1, 2].map((count) => container.textContent.includes(words.timesDoNotCount(count))),
    ];
    unmount();
    return said;
  };
  expect(drawn('own', timed)).toEqual([true, false, true]);
  expect(drawn('own', question)).toEqual([false, true, false]);
  expect(drawn('host', timed)).toEqual([false, false, false]);
});

it('adds nothing to a question without options', () => {
  const slide = { kind: 'slide' as const, id: 's', text: 'So far', body: '', seconds: null };
  const { container } = render(<QuestionExtras {...{ draft }} question={slide} onEdit={vi.fn()} />);
  expect(container.innerHTML).toBe('');
});
