import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { toldAt } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  after,
  heading,
  newNotes,
  phone as quizPhone,
  pick,
  told,
  turnOn,
} from '../../../../test/quiz-on-phone.tsx';
import type { Notes } from '../../../live/phone-memory.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';

let notes: Notes;
beforeEach(() => {
  localStorage.clear();
  notes = newNotes();
});
const phone = (given: Partial<PhoneViewProps>) => quizPhone({ notes, ...given });

describe('what is told of an answer', () => {
  const others = { bob: [pick('bonn')], eve: [pick('rome')] };

  it('is that it is right, with its points and how long it took', async () => {
    const state = after(...toldAt(0));
    render(phone(told(state, { ...others, ann: [pick('rome')] })));
    await waitFor(() => expect(document.activeElement).toBe(heading('Correct')));
    screen.getByText(/in 3\.2 seconds/);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\+\d+ points$/),
      '1st of 3',
      expect.stringMatching(/^\d+ in all$/),
    ]);
    screen.getByText('Since 1871.');
  });

  it('is what is right where it is not, where nobody answered, and where it does not count', () => {
    const state = after(...toldAt(0));
    const { rerender } = render(phone(told(state, { ...others, ann: [pick('bern')] })));
    heading('Not this time');
    expect(screen.getByText('Correct is').textContent).toBe('Correct is rome');
    rerender(phone(told(state, others)));
    heading('No answer');
    rerender(phone(told({ ...state, voided: [0] }, { ...others, ann: [pick('bern')] })));
    heading('Does not count');
  });

  it('is which part is right', () => {
    const state = after(...toldAt(1));
    render(phone(told(state, { ann: [null, pick('rome')] })));
    heading('Partly correct');
    expect(screen.getByText('Correct are').textContent).toBe('Correct are rome, bern');
  });

  it('is that it came too late', () => {
    const { sheet, ...rest } = told(after(...toldAt(0)), others);
    const refused = [{ slot: 'q0', failure: { code: 'TOO_LATE' as const, msg: '' } }];
    render(phone({ ...rest, sheet: { ...sheet, refused } }));
    screen.getByText('It came after the question had closed.');
  });

  it('is changed where a question is put right: said once, with what that changed', () => {
    const answers = { ...others, ann: [pick('bern')] };
    const { rerender } = render(phone(told(after(...toldAt(0)), answers)));
    const right = rightOptions('bern');
    const corrected = after(...toldAt(0), { type: 'correct', place: 0, right });
    rerender(phone(told(corrected, answers)));
    heading('Correct');
    screen.getByText(/A question was put right.* You have \d+ more: \d+ points\./);
    const next = after(...toldAt(0), { type: 'correct', place: 0, right }, { type: 'ask', at: 1 });
    rerender(phone(told(next, answers)));
    expect(screen.queryByText(/put right/)).toBeNull();
  });

  it('names no place in calm mode', async () => {
    const state = after(...toldAt(0));
    render(phone(told(state, { ...others, ann: [pick('rome')] })));
    screen.getByText('1st');
    await turnOn(/Calm mode/);
    expect(screen.queryByText('1st')).toBeNull();
    expect(screen.queryByText(/in 3\.2 seconds/)).toBeNull();
  });
});

describe('the board and the end', () => {
  const answers = { ann: [pick('bonn')], bob: [pick('rome')], eve: [pick('bonn')] };

  it('say where one stands, and how far it is to the next place', () => {
    const board = after(...toldAt(0), { type: 'board' });
    render(phone(told(board, answers)));
    heading('2nd of 3');
    screen.getByText(/^[\d,]+ points to the next place\.$/);
  });

  it('tell the last of no place, and all of what was right', () => {
    const { rerender } = render(phone(told(after(...toldAt(0)), answers)));
    rerender(phone(told(after(...toldAt(0), { type: 'end' }), answers)));
    heading('2nd place.');
    const last = { ann: [pick('bonn')], bob: [pick('rome')], eve: [pick('rome')] };
    rerender(phone(told(after(...toldAt(0), { type: 'end' }), last)));
    heading('Well played.');
    screen.getByText('Of Italy?');
    screen.getByText('Not this time');
    expect(screen.getByText('Correct is').textContent).toBe('Correct is rome');
    screen.getByText('Since 1871.');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the private link' });
    expect(link.getAttribute('href')).toBe('/mine#run1');
  });

  it('know of a question that this phone never saw what came of it', () => {
    render(phone(told(after(...toldAt(0), { type: 'end' }), { ann: [pick('rome')] })));
    heading('You won.');
    screen.getByText('Question 1');
    screen.getByText('Correct');
  });

  it('ask to reload where the page cannot read what is on', () => {
    render(phone({ view: { phase: 'something new' } }));
    heading('There is a newer version');
  });
});
