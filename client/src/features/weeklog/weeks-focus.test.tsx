import '../../ui/markdown/draw-markdown.ts';
import type { LogEntry } from '@sets/shared/weeklog/weeklog.contract.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEntry, aPdfPaper, fakeWeeklogServer } from '../../../test/fake-weeklog-server.ts';
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

const open = (entries: readonly LogEntry[] = []) => {
  const server = fakeWeeklogServer(entries);
  renderPart(<TopicWeeks moduleid="m1" topicid="t1" />);
  return server;
};
const textBox = () => screen.getByRole('textbox', { name: 'What was done' });
const press = (name: string, at = 0) =>
  userEvent.click(screen.getAllByRole('button', { name })[at]!);
const begin = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Add what was done' }));
const held = () => document.activeElement?.textContent ?? '';

describe('the focus', () => {
  it('is on what was saved, in whichever week that stands', async () => {
    open([anEntry('one'), anEntry('two', { week: 9 })]);
    await begin();
    fireEvent.change(textBox(), { target: { value: 'Heaps' } });
    await userEvent.selectOptions(screen.getByLabelText('Week'), '4');
    await press('Save');
    await waitFor(() => expect(held()).toMatch(/^Heaps/));
    await press('Edit', 1);
    await userEvent.selectOptions(screen.getByLabelText('Week'), '12');
    fireEvent.change(textBox(), { target: { value: 'Later heaps' } });
    await press('Save');
    await waitFor(() => expect(held()).toMatch(/^Later heaps/));
  });

  it('goes back to where writing began', async () => {
    open([anEntry('one')]);
    await begin();
    await press('Cancel');
    await waitFor(() => expect(held()).toBe('Add what was done'));
    await press('Edit');
    await press('Cancel');
    await waitFor(() => expect(held()).toMatch(/^Done one/));
  });

  it('stays with what is removed, and put back', async () => {
    open([anEntry('one'), anEntry('two')]);
    await screen.findByText('Done two');
    await press('Remove', 1);
    await waitFor(() => expect(held()).toMatch(/^Removed/));
    await press('Put back');
    await waitFor(() => expect(held()).toMatch(/^Done two/));
  });

  it('is on a link that is added, and stays where links and papers are taken out', async () => {
    open([anEntry('one', { papers: [aPdfPaper('a')] })]);
    await screen.findByText('Done one');
    await press('Edit');
    await press('Add a link');
    expect(document.activeElement).toBe(screen.getByLabelText('Link 1: address'));
    await press('Remove this link');
    await waitFor(() => expect(held()).toBe('Add a link'));
    await press('Take out Paper a');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText(/^Choose files/)),
    );
  });
});

describe('what is wrong', () => {
  it('is said of the link that has no address', async () => {
    open();
    await begin();
    await press('Add a link');
    await userEvent.type(screen.getByLabelText('Link 1: title'), 'Slides');
    const address = screen.getByLabelText('Link 1: address');
    expect(address.getAttribute('aria-invalid')).toBe('false');
    await press('Save');
    await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('a long list', () => {
  it('leads to what is done now', async () => {
    const weeks = [1, 2, 3, 4].map((week) => anEntry(`week${week}`, { week }));
    const server = fakeWeeklogServer(weeks);
    const monday = new Date(Date.now() - 17 * 24 * 3_600_000).toISOString().slice(0, 10);
    server.startDate = monday;
    renderPart(<TopicWeeks moduleid="m1" topicid="t1" />);
    const link = await screen.findByRole('link', { name: 'To this week' });
    const place = document.querySelector(link.getAttribute('href') ?? '');
    expect(place?.textContent).toMatch(/^Week 3/);
  });
});
