import '../../ui/markdown/draw-markdown.ts';
import type { LogEntry } from '@sets/shared/weeklog/weeklog.contract.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json } from '../../../test/answer-fetch.ts';
import {
  anEntry,
  aPdfPaper,
  fakeWeeklogServer,
  logidOf,
} from '../../../test/fake-weeklog-server.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { useToasts } from '../../ui/toast.ts';
import { TopicWeeks } from './topic-weeks.tsx';

beforeEach(signIn);
afterEach(async () => {
  await act(async () => signOut());
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

const open = (entries: readonly LogEntry[] = [], mayEdit = true) => {
  const server = fakeWeeklogServer(entries, mayEdit);
  return { server, ...renderPart(<TopicWeeks moduleid="m1" topicid="t1" />) };
};
const textBox = () => screen.getByRole('textbox', { name: 'What was done' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pdf = (name: string): File => new File(['%PDF-1.7 page'], name, { lastModified: 1 });
const choose = (...files: File[]): Promise<void> =>
  userEvent.upload(screen.getByLabelText(/^Choose files/), files, { applyAccept: false });

describe('what was done', () => {
  it('stands in its weeks with their dates, and leads to links, papers and files', async () => {
    open(
      [
        anEntry('later', { week: 3 }),
        anEntry('first', {
          text: 'We **merged** lists.',
          links: [{ address: 'https://sorting.example/animations', title: 'Animations' }],
          papers: [aPdfPaper('one')],
          files: [{ logfileid: logidOf('f'), name: 'lists.zip', bytes: 3_400_000 }],
        }),
      ],
      false,
    );
    await screen.findByRole('heading', { name: 'Week by week' });
    expect(
      screen
        .getAllByRole('heading', { level: 3 })
        // Between dates stand blanks of their own.
        .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
    ).toEqual(['Week 1Oct 12 – 18', 'Week 3Oct 26 – Nov 1']);
    await waitFor(() => expect(document.querySelector('strong')?.textContent).toBe('merged'));
    const link = screen.getByRole('link', { name: /Animations/ });
    expect(link.getAttribute('href')).toBe('https://sorting.example/animations');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.getByRole('link', { name: /Paper one/ }).getAttribute('href')).toBe(
      `/articlep/m1/t1/1/${logidOf('first')}/${logidOf('one')}`,
    );
    expect(screen.getByRole('button', { name: /^Download ?lists.zip/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('is no part of the page for readers where there is nothing', async () => {
    const { server } = open([], false);
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('can be asked for again where it does not come', async () => {
    const server = fakeWeeklogServer([anEntry('one')]);
    const of = 'GET /api/weeklog/of/m1/t1';
    server.answers[of] = () => json(503, { code: 'UNAVAILABLE', msg: 'Away.' });
    renderPart(<TopicWeeks moduleid="m1" topicid="t1" />);
    await screen.findByText('What was done in the weeks cannot be loaded.');
    server.answers = {};
    await press('Try again');
    await screen.findByText('Done one');
  });

  it('is removed, and put back from the note or from its place', async () => {
    open([anEntry('one')]);
    await screen.findByText('Done one');
    await press('Remove');
    await screen.findByText(/It can be put back until/);
    await act(async () => useToasts.getState().toasts[0]?.act?.onAct());
    await screen.findByText('Done one');
    await press('Remove');
    await userEvent.click(await screen.findByRole('button', { name: 'Put back' }));
    await screen.findByText('Done one');
  });
});

describe('an entry', () => {
  it('is made with a text, a link, a paper and a file', async () => {
    const { server } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add what was done' }));
    await userEvent.type(textBox(), 'Heaps');
    await userEvent.selectOptions(screen.getByLabelText('Week'), '2');
    await press('Add a link');
    await userEvent.type(screen.getByLabelText('Link 1: address'), 'https://heaps.example');
    await choose(pdf('Heap_sort.PDF'), new File(['data!'], 'heaps.csv', { lastModified: 1 }));
    const papers = await screen.findByRole('list', { name: 'Papers' });
    expect(within(papers).getByLabelText('Title of the paper')).toHaveProperty(
      'value',
      'Heap sort',
    );
    await waitFor(() => expect(server.sent()).toEqual(['Heap_sort.PDF', 'heaps.csv']));
    await press('Save');
    await screen.findByRole('link', { name: /Heap sort/ });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(server.drafts).toMatchObject([
      {
        moduleid: 'm1',
        topicid: 't1',
        week: 2,
        text: 'Heaps',
        revision: 0,
        links: [{ address: 'https://heaps.example', title: '' }],
        papers: [{ title: 'Heap sort', content: { kind: 'pdf' } }],
        files: [{ name: 'heaps.csv', content: { kind: 'sent' } }],
      },
    ]);
  });

  it('keeps what it has when it is changed, and loses what is taken out', async () => {
    const entry = anEntry('one', {
      papers: [aPdfPaper('a'), aPdfPaper('b')],
      files: [{ logfileid: logidOf('f'), name: 'x.zip', bytes: 5 }],
    });
    const { server } = open([entry]);
    await screen.findByText('Done one');
    await press('Edit');
    await press('Take out Paper a');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(server.drafts[0]).toMatchObject({
      revision: 1,
      papers: [{ paperid: logidOf('b'), content: { kind: 'kept' } }],
      files: [{ logfileid: logidOf('f'), content: { kind: 'kept' } }],
    });
  });

  it('says what is missing, and what cannot be an address', async () => {
    const { server } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add what was done' }));
    await press('Save');
    await screen.findByText('Say what was done, or add something.');
    await press('Add a link');
    await userEvent.type(screen.getByLabelText('Link 1: address'), 'javascript:alert(1)');
    await press('Save');
    await screen.findByText(/begins with https/);
    expect(server.drafts).toEqual([]);
  });

  it('stays as it was typed where it was changed elsewhere', async () => {
    const { server } = open([anEntry('one')]);
    await screen.findByText('Done one');
    await press('Edit');
    await userEvent.type(textBox(), ', and more');
    server.entries = [anEntry('one', { revision: 2, text: 'Others' })];
    await press('Save');
    await screen.findByText(/changed elsewhere/);
    await press('Save');
    await screen.findByText('Done one, and more');
    expect(server.entries).toMatchObject([{ revision: 3 }]);
  });

  it('has its files sent once more where the server has forgotten them', async () => {
    const { server } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add what was done' }));
    await choose(pdf('a.pdf'));
    await screen.findByLabelText('Title of the paper');
    let isForgotten = false;
    const save = vi.fn(() => {
      if (isForgotten) return undefined;
      isForgotten = true;
      return json(404, { code: 'NOT_FOUND', msg: 'There is no such upload.' });
    });
    server.answers = new Proxy(
      {},
      { get: (_all, call: string) => (call.startsWith('PUT /api/weeklog/') ? save : undefined) },
    );
    await press('Save');
    await screen.findByRole('link', { name: /^a/ });
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('stays open for what is typed while its files are sent', async () => {
    const { server } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add what was done' }));
    await userEvent.type(textBox(), 'Heaps');
    const held = Promise.withResolvers<void>();
    server.until = (call) => (/part/.test(call) ? held.promise : Promise.resolve());
    await choose(pdf('a.pdf'));
    await screen.findByLabelText('Title of the paper');
    await press('Save');
    await screen.findByText('Sending the files …');
    await userEvent.type(textBox(), ', more');
    held.resolve();
    await screen.findByRole('link', { name: /^a/ });
    expect(textBox()).toHaveProperty('value', 'Heaps, more');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(server.drafts).toMatchObject([
      { text: 'Heaps', revision: 0 },
      { text: 'Heaps, more', revision: 1 },
    ]);
  });

  it('stays open where its week was changed, too', async () => {
    const { server } = open([anEntry('one')]);
    await screen.findByText('Done one');
    await press('Edit');
    await userEvent.selectOptions(screen.getByLabelText('Week'), '2');
    const held = Promise.withResolvers<void>();
    server.until = (call) => (call.startsWith('PUT') ? held.promise : Promise.resolve());
    await press('Save');
    await userEvent.type(textBox(), ', more');
    held.resolve();
    await waitFor(() => expect(server.calls.at(-1)).toMatch(/^GET/));
    await waitFor(() => expect(screen.queryByText('Saving …')).toBeNull());
    await press('Save');
    await screen.findByText('Done one, more');
    expect(server.entries).toMatchObject([{ week: 2, revision: 3 }]);
  });

  it('has what does not begin as a PDF among its files', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add what was done' }));
    await choose(new File(['\n%PDF-1.7'], 'a.pdf'));
    const files = await screen.findByRole('list', { name: 'Files' });
    expect(within(files).getByLabelText('Name of the file')).toHaveProperty('value', 'a.pdf');
  });

  it('is not lost by a press on Cancel', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add what was done' }));
    await userEvent.type(textBox(), 'Heaps');
    await press('Cancel');
    const asked = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(textBox()).toHaveProperty('value', 'Heaps');
    await press('Cancel');
    await press('Leave it');
    expect(screen.queryByRole('textbox', { name: 'What was done' })).toBeNull();
  });

  it('tells of a file that is too large, and takes the others', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add what was done' }));
    const large = pdf('large.pdf');
    Object.defineProperty(large, 'size', { value: 60_000_000 });
    await choose(large, pdf('small.pdf'));
    await screen.findByText(/large.pdf has more than 50 megabytes/);
    expect(screen.getByLabelText('Title of the paper')).toHaveProperty('value', 'small');
  });
});
