import '../../../ui/markdown/draw-markdown.ts';
import { weeklogCalls } from '@sets/shared/weeklog/weeklog.calls.ts';
import type { LogEntry } from '@sets/shared/weeklog/weeklog.contract.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useChanged } from '../../../core/use-asked.ts';
import {
  anEntry,
  aPdfPaper,
  fakeWeeklogServer,
  logidOf,
} from '../../../../test/fake-weeklog-server.ts';
import { renderPart } from '../../../../test/render-part.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { TopicWeeks } from '../topic-weeks.tsx';

beforeEach(signIn);
afterEach(async () => {
  await act(async () => signOut());
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Has the page ask anew, as it does by itself when somebody comes back to it. */
const AskAgain = () => {
  const changed = useChanged();
  return (
    <button type="button" onClick={() => changed(weeklogCalls.of)}>
      Ask again
    </button>
  );
};

const open = (entries: readonly LogEntry[] = []) => {
  const server = fakeWeeklogServer(entries);
  renderPart(
    <>
      <TopicWeeks moduleid="m1" topicid="t1" />
      <AskAgain />
    </>,
  );
  return server;
};
const textBox = () => screen.getByRole('textbox', { name: 'What was done' });
const type = (value: string) => fireEvent.change(textBox(), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const begin = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Add what was done' }));
const isSaved = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
const isReadAgain = ({ calls }: ReturnType<typeof open>) =>
  waitFor(() =>
    expect(calls.filter((call) => call.startsWith('GET /api/weeklog/of'))).toHaveLength(2),
  );
/** Changes the first entry, with what others do once its form is open. */
const changeFirst = async (): Promise<void> => {
  await screen.findByText('Done one');
  await userEvent.click(screen.getAllByRole('button', { name: 'Edit' })[0]!);
  type('Done one, and more');
};
const weeks = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.slice(0, 6));

describe('an entry', () => {
  it('can be saved in a space that began more weeks ago than are counted', async () => {
    const server = fakeWeeklogServer();
    server.startDate = '2021-10-11';
    renderPart(<TopicWeeks moduleid="m1" topicid="t1" />);
    await begin();
    expect(screen.getByLabelText('Week')).toHaveProperty('value', '60');
    type('Heaps');
    await press('Save');
    await isSaved();
    expect(server.drafts).toMatchObject([{ week: 60, text: 'Heaps' }]);
  });
});

describe('what is typed of an entry stays, in its place,', () => {
  it.each<[string, LogEntry[]]>([
    ['has another week', [anEntry('other'), anEntry('one', { revision: 2, week: 2 })]],
    ['is gone', [anEntry('other')]],
  ])('where the entry %s meanwhile', async (_name, others) => {
    const server = open([anEntry('one'), anEntry('other', { at: '2026-10-14T10:00:00.000Z' })]);
    await changeFirst();
    textBox().dataset['kept'] = 'yes';
    server.entries = others;
    await press('Ask again');
    await isReadAgain(server);
    expect(textBox()).toHaveProperty('value', 'Done one, and more');
    expect(textBox().dataset).toMatchObject({ kept: 'yes' });
    expect(weeks()).toEqual(['Week 1']);
    await press('Save');
    await screen.findByText(/changed elsewhere|not there any more/);
    await press('Save');
    await screen.findByText('Done one, and more');
    expect(server.entries).toHaveLength(2);
  });

  it('where it was removed, and is put back with that', async () => {
    const server = open([anEntry('one', { papers: [aPdfPaper('a')] })]);
    await changeFirst();
    const removedUntil = '2026-12-01T10:00:00.000Z';
    server.entries = [anEntry('one', { papers: [aPdfPaper('a')], revision: 2, removedUntil })];
    await press('Save');
    await screen.findByText(/^It was removed elsewhere/);
    expect(server.drafts).toEqual([]);
    expect(textBox()).toHaveProperty('value', 'Done one, and more');
    await press('Save');
    await isSaved();
    expect(server.entries).toMatchObject([
      { text: 'Done one, and more', removedUntil: null, papers: [aPdfPaper('a')] },
    ]);
  });

  it('where it was the only one, and is gone', async () => {
    const server = open([anEntry('one', { papers: [aPdfPaper('a')] })]);
    await changeFirst();
    server.entries = [];
    await press('Ask again');
    await isReadAgain(server);
    await press('Save');
    await screen.findByText(/not there any more/);
    // What went with it cannot be kept.
    expect(screen.queryByRole('list', { name: 'Papers' })).toBeNull();
    await press('Save');
    await isSaved();
    expect(server.drafts).toMatchObject([{ revision: 0, text: 'Done one, and more', papers: [] }]);
  });
});

describe('what others change while a form is open', () => {
  it('stays as they made it where nothing else was made of it here', async () => {
    const [a, b] = ['a', 'b'].map((name) => ({ title: name, address: `https://${name}.example` }));
    const seen = anEntry('one', { links: [a!], papers: [aPdfPaper('a'), aPdfPaper('b')] });
    const server = open([seen]);
    await changeFirst();
    await userEvent.clear(screen.getAllByLabelText('Title of the paper')[1]!);
    await userEvent.type(screen.getAllByLabelText('Title of the paper')[1]!, 'Mine');
    await press('Add a link');
    await userEvent.type(screen.getByLabelText('Link 2: address'), 'https://c.example');
    const papers = [aPdfPaper('a'), aPdfPaper('b')];
    for (const paper of papers) Object.assign(paper, { title: 'Theirs' });
    server.entries = [{ ...seen, revision: 2, week: 3, text: 'Theirs', links: [b!], papers }];
    await press('Save');
    await screen.findByText(/changed elsewhere/);
    within(screen.getByRole('region', { name: /others have written/ })).getByText('Theirs');
    await press('Save');
    await isSaved();
    expect(server.drafts).toMatchObject([
      {
        week: 3,
        text: 'Done one, and more',
        links: [{ title: '', address: 'https://c.example' }, b],
        papers: [{ title: 'Theirs' }, { title: 'Mine' }],
      },
    ]);
  });
});

describe('a text that was not changed here', () => {
  it('is as others have made it', async () => {
    const server = open([anEntry('one')]);
    await changeFirst();
    type('Done one');
    await userEvent.selectOptions(screen.getByLabelText('Week'), '4');
    server.entries = [anEntry('one', { revision: 2, text: 'Theirs' })];
    await press('Save');
    await screen.findByText(/changed elsewhere/);
    expect(textBox()).toHaveProperty('value', 'Theirs');
    expect(screen.queryByRole('region', { name: /others have written/ })).toBeNull();
    await press('Save');
    await isSaved();
    expect(server.drafts).toMatchObject([{ week: 4, text: 'Theirs' }]);
  });
});

describe('papers and files that others add while a form is open', () => {
  it('stay with the entry, and what either took out does not come back', async () => {
    const file = { logfileid: logidOf('f'), name: 'x.zip', bytes: 5 };
    const server = open([
      anEntry('one', { papers: [aPdfPaper('a'), aPdfPaper('b'), aPdfPaper('c')] }),
    ]);
    await changeFirst();
    await press('Take out Paper a');
    const papers = [aPdfPaper('a'), aPdfPaper('c'), aPdfPaper('p')];
    server.entries = [anEntry('one', { revision: 2, papers, files: [file] })];
    await press('Save');
    await screen.findByText(/changed elsewhere/);
    const list = screen.getByRole('list', { name: 'Papers' });
    expect(
      within(list)
        .getAllByLabelText('Title of the paper')
        .map((title) => (title as HTMLInputElement).value),
    ).toEqual(['Paper c', 'Paper p']);
    await press('Save');
    await isSaved();
    const kept = { kind: 'kept' };
    expect(server.drafts).toMatchObject([
      {
        revision: 2,
        text: 'Done one, and more',
        papers: [
          { paperid: logidOf('c'), content: kept },
          { paperid: logidOf('p'), content: kept },
        ],
        files: [{ logfileid: logidOf('f'), content: kept }],
      },
    ]);
  });
});
