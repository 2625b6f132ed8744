// What the page is made of is there from the start, so that no test waits for it.
import './blog-edit-page.tsx';
import type { BlogContent, OwnPost } from '@sets/shared/blog/blog.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json } from '../../../../test/answer-fetch.ts';
import { fakePostServer } from '../../../../test/fake-post-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { blankPost, emptyContent } from './saving/post-content.ts';
import type { PostServer } from './saving/post-server.ts';

const blogid = 'b'.repeat(22);
const there = (change: Partial<OwnPost> = {}): OwnPost => ({
  ...blankPost(blogid, { ...emptyContent, title: 'Title', text: 'Text' }),
  revision: 3,
  ...change,
});

type Sent = Parameters<PostServer['send']>[0];
interface Body {
  readonly revision: number;
  readonly content: BlogContent;
}

/** A server of one post behind the calls of the page, whichever id that post has. */
const serve = (first: OwnPost | null) => {
  const server = fakePostServer(blogid, first);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const [, , , name = ''] = path.split('/');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Body) : null;
    const kind = name === 'post' ? 'save' : name === 'back' ? 'putBack' : name;
    const isOwn = path.startsWith('/api/blog/') && name !== 'own';
    if (!isOwn) return json(404, { code: 'NOT_FOUND', msg: 'Nobody answers.' });
    if (name === 'picture') return json(503, { code: 'UNAVAILABLE', msg: 'No pictures now.' });
    const told =
      body === null ? await server.api.read() : await server.api.send({ kind, ...body } as Sent);
    if (told.ok) return json(200, { ...told.value, blogid: path.split('/')[4] });
    return json(told.error.code === 'CONFLICT' ? 409 : 404, told.error);
  });
  return server;
};

const openAt = async (path: string, first: OwnPost | null = null) => {
  signIn();
  const server = serve(first);
  const { router } = renderApp(path);
  await screen.findByRole('textbox', { name: 'Title' });
  return { server, router };
};
const page = () => within(screen.getByRole('main'));
const field = (name: string) => page().getByRole<HTMLTextAreaElement>('textbox', { name });
const fill = (name: string, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
};
const press = (name: string): Promise<void> =>
  userEvent.click(page().getByRole('button', { name }));

afterEach(async () => {
  await act(async () => signOut());
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a new post', () => {
  it('is a page of which the router has nothing to complain, with a way to the others', async () => {
    const warned = vi.spyOn(console, 'warn');
    await openAt('/blog/publish');
    expect(warned.mock.calls).toEqual([]);
    expect(page().getByRole('link', { name: 'Your posts' }).getAttribute('href')).toBe(
      '/blogs?list=yours',
    );
  });

  it('cannot be for a school where its author has none', async () => {
    await openAt('/blog/publish');
    fill('Title', 'New');
    fill('Text', 'Something');
    await press('Publish …');
    expect(screen.getByRole('radio', { name: 'My school' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/^You have no school yet/)).toBeTruthy();
  });

  it('gets its address with the first letter, in the same fields', async () => {
    const { server, router } = await openAt('/blog/publish');
    const title = field('Title');
    fill('Title', 'N');
    await waitFor(() => {
      expect(router.state.location.pathname).toMatch(/^\/blog\/edit\/[\w-]{22}$/);
    });
    expect(field('Title')).toBe(title);
    await waitFor(() => expect(server.now()?.content.title).toBe('N'));
  });

  it('is published with who may read it, once there is something to read', async () => {
    const { server } = await openAt('/blog/publish');
    fill('Title', 'New');
    await press('Publish …');
    expect(screen.queryByRole('dialog')).toBeNull();
    fill('Text', 'Something');
    await press('Publish …');
    await userEvent.click(screen.getByRole('radio', { name: 'Only by its link' }));
    await userEvent.click(screen.getByRole('switch', { name: /Comments/ }));
    await press('Publish');
    await waitFor(() => {
      expect(server.now()).toMatchObject({
        audience: 'link',
        commentsOpen: false,
        content: { text: 'Something' },
        published: { differs: false },
      });
    });
    await screen.findByText('Whoever has its link can read it.');
  });
});

describe('a post that is there', () => {
  it('says that there is none', async () => {
    signIn();
    serve(null);
    renderApp(`/blog/edit/${blogid}`);
    await screen.findByRole('heading', { name: 'There is no such post' });
  });

  it('says why it was taken down', async () => {
    await openAt(`/blog/edit/${blogid}`, there({ takenDown: 'It names a person.' }));
    expect(page().getByText('They say: It names a person.')).toBeTruthy();
    expect(page().queryByRole('button', { name: 'Publish …' })).toBeNull();
  });

  it('shows what is another where it was saved elsewhere meanwhile', async () => {
    const { server } = await openAt(`/blog/edit/${blogid}`, there());
    const long = 'The same words as before. '.repeat(60);
    server.others((post) => ({
      ...post,
      content: { ...post.content, tags: ['theirs'], text: `${long}Other` },
    }));
    fill('Text', `${long}Mine`);
    await page().findByText('Saved elsewhere meanwhile');
    const shown = (name: string) => page().getByRole('heading', { name }).parentElement;
    const newIn = (name: string) =>
      [...(shown(name)?.querySelectorAll('ins') ?? [])].map(
        ({ lastChild }) => lastChild?.nodeValue,
      );
    expect(newIn('Typed here')).toEqual(['No tags', 'Mine']);
    expect(newIn('Saved elsewhere')).toEqual(['#theirs', 'Other']);
    expect(shown('Saved elsewhere')?.textContent).toContain('[…]');
    expect(shown('Saved elsewhere')?.textContent).not.toContain('Mine');
  });

  it('has tags by the keyboard', async () => {
    const { server } = await openAt(`/blog/edit/${blogid}`, there());
    const tags = field('Add a tag');
    await userEvent.type(tags, 'Linear Algebra,proofs{Enter}proofs{Enter}');
    const names = (): (string | null)[] =>
      within(page().getByRole('list', { name: 'Tags' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['#linear-algebra', '#proofs', '']);
    await userEvent.type(tags, '{Backspace}');
    await waitFor(() => expect(server.now()?.content.tags).toEqual(['linear-algebra']));
  });

  it('is written with tools and keys', async () => {
    await openAt(`/blog/edit/${blogid}`, there());
    const text = field('Text');
    text.setSelectionRange(0, 4);
    fireEvent.keyDown(text, { key: 'b', ctrlKey: true });
    expect(text.value).toBe('**Text**');
    expect([text.selectionStart, text.selectionEnd]).toEqual([2, 6]);
    await press('Quote');
    expect(text.value).toBe('> **Text**');
  });

  it('is as it was where a picture does not come, and says why', async () => {
    await openAt(`/blog/edit/${blogid}`, there());
    const text = field('Text');
    text.setSelectionRange(4, 4);
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    fireEvent.paste(text, { clipboardData: { files: [file], types: ['Files'] } });
    expect(text.value).toMatch(/^Text\n\n!\[a is on its way …\]\(#picture-\w+\)\n$/);
    await screen.findByText('No pictures now.');
    expect(text.value.trim()).toBe('Text');
  });

  it('can be removed, and put back', async () => {
    const { server } = await openAt(`/blog/edit/${blogid}`, there());
    await press('More');
    await press('Remove the post');
    await screen.findByRole('heading', { name: 'This post is removed' });
    await press('Put it back');
    await screen.findByRole('textbox', { name: 'Title' });
    expect(server.now()?.removedUntil).toBeNull();
  });

  it('is not put back where the server does not, and says why', async () => {
    const { server } = await openAt(`/blog/edit/${blogid}`, there());
    await press('More');
    await press('Remove the post');
    await screen.findByRole('heading', { name: 'This post is removed' });
    server.purge();
    await press('Put it back');
    await screen.findByText('There is no such post.');
  });
});
