import type { Counters } from '@sets/shared/live/activity.ts';
import { openText, type OpenTextQuestion } from '@sets/shared/question/kinds/open-text.ts';
import { editCounts } from '@sets/shared/question/question-kinds.ts';
import { example } from '@sets/shared/question/kinds/testing/open-text.drafts.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { loadHeldWords } from '@sets/shared/question/words/load-held-words.ts';
import { setHoldBacks } from '@sets/shared/question/words/held-words.ts';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fillGaps } from '../../../../test/render-app.tsx';
import { OpenTextDesk } from './open-text-desk.tsx';

beforeAll(fillGaps);
afterEach(() => setHoldBacks(new Map()));

const counters = { '=More time': 3, '=more time!': 1, '=Breaks': 2, '=rude': 1 };

interface DeskProps {
  readonly question: OpenTextQuestion;
  readonly texts?: Counters;
}
/** The desk of a round whose edits are made at once, and what its screen shows. */
const Desk = ({ question, texts = counters }: DeskProps) => {
  const [edits, setEdits] = useState<unknown>(undefined);
  const shown = openText.counts(question, texts, { audience: 'screen', edits });
  return (
    <>
      <OpenTextDesk
        question={question}
        counts={openText.counts(question, texts, { audience: 'host', edits })}
        edits={edits ?? null}
        onEdit={(edit) => {
          const result = editCounts(question, edits, edit);
          if (!result.ok) throw new Error(result.error.msg);
          setEdits(result.value);
        }}
      />
      <output>{shown.lines.map(({ text, count }) => `${text} ${count}`).join(', ')}</output>
    </>
  );
};
const press = (name: string | RegExp, at = 0) =>
  userEvent.click(screen.getAllByRole('button', { name })[at]!);
const shows = () => screen.getByRole('status').textContent;

it('what looks alike is joined with a tap, and taken apart again with undo', async () => {
  render(<Desk question={example} />);
  screen.getByText('These 2 look alike');
  await press('Join 2');
  expect(shows()).toBe('More time 4, Breaks 2, rude 1');
  expect(screen.queryByText('These 2 look alike')).toBeNull();
  await press('Undo');
  expect(shows()).toContain('More time 3');
  await press('Leave apart');
  expect(screen.queryByText('These 2 look alike')).toBeNull();
});

it('what is ticked is joined under a name that one types; a group is split, a text is hidden', async () => {
  render(<Desk question={example} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tick: Breaks' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tick: rude' }));
  const name = screen.getByRole('textbox', { name: 'Call them' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Rest{Enter}');
  expect(shows()).toContain('Rest 3');
  await press('Take out: rude');
  expect(shows()).toContain('Rest 2');
  await press('Split');
  expect(shows()).toContain('Breaks 2');
  const line = screen.getByRole('checkbox', { name: 'Tick: rude' }).closest('li')!;
  await userEvent.click([...line.querySelectorAll('button')].at(-1)!);
  expect(shows()).not.toContain('rude');
  await press('Show again');
  expect(shows()).toContain('rude');
});

it('where answers are read first, nothing is shown before it is let through', async () => {
  render(<Desk question={{ ...example, moderated: true }} />);
  expect(shows()).toBe('');
  await press('Let through');
  expect(shows()).toMatch(/^\S.* \d$/);
  await press(/^Let 3 answers through/);
  expect(shows()?.split(', ')).toHaveLength(4);
});

it('what is rude is let through by itself, joined with nothing before, and can be taken back', async () => {
  await loadHeldWords();
  render(<Desk question={example} texts={{ '=More time': 3, '=fuck this': 1 }} />);
  expect(shows()).toBe('More time 3');
  screen.getByText('Held back: rude words');
  expect(screen.getByRole('checkbox', { name: 'Tick: fuck this' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(screen.queryByRole('button', { name: /answers? through/ })).toBeNull();
  await press('Let through');
  expect(shows()).toBe('More time 3, fuck this 1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tick: fuck this' }));
  await press('Let wait again');
  expect(shows()).toBe('More time 3');
  // What waits again is not joined with anything.
  expect(screen.getByRole('checkbox', { name: 'Tick: fuck this' })).toHaveProperty(
    'checked',
    false,
  );
});
