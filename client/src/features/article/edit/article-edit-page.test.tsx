// What the page is made of is there from the start, so that no test waits for it.
import './article-edit-page.tsx';
import './import/chosen-page.ts';
import './import/import-page.ts';
import type { ArticleContent, EditedArticle } from '@sets/shared/article/article.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { anEditedArticle, articleidOf } from '../../../../test/an-article.ts';
import { json } from '../../../../test/answer-fetch.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { useToasts } from '../../../ui/toast.ts';

const id = articleidOf('one');

interface Body {
  readonly revision: number;
  readonly moduleid?: string;
  readonly content?: ArticleContent;
}

/** A server of one article, with the rules of the real one on revisions. */
const serve = (first: EditedArticle | null) => {
  let article = first;
  let picture = json(201, { fileid: 'f1', path: '/api/file/f1', width: 1, height: 1 });
  const put = (change: Partial<EditedArticle>): Response => {
    const before = article ?? anEditedArticle({ revision: 0 });
    article = { ...before, ...change, revision: before.revision + 1 };
    return json(200, article);
  };
  const changes: Readonly<Record<string, (body: Body) => Partial<EditedArticle>>> = {
    edit: ({ content, moduleid }) => ({
      ...(content && { content }),
      ...(moduleid !== undefined && { moduleid }),
    }),
    publish: () => ({
      published: { at: '2026-11-02T10:00:00.000Z', editedAt: null, differs: false },
    }),
    hide: () => ({ published: null }),
    remove: () => ({ removedUntil: '2026-12-05T20:00:00.000Z' }),
    back: () => ({ removedUntil: null }),
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const [, , area = '', name = ''] = path.split('/');
    if (area !== 'article') return json(404, { code: 'NOT_FOUND', msg: 'Nobody answers.' });
    if (name === 'picture') return picture.clone();
    if (typeof init.body !== 'string') {
      return article === null ? json(404, { code: 'NOT_FOUND', msg: 'None.' }) : json(200, article);
    }
    const body = JSON.parse(init.body) as Body;
    if (body.revision !== (article?.revision ?? 0)) {
      return json(409, { code: 'CONFLICT', msg: 'Changed.' });
    }
    return put(changes[name]?.(body) ?? {});
  });
  return {
    now: () => article,
    others: (content: Partial<ArticleContent>): void => {
      if (article !== null) put({ content: { ...article.content, ...content } });
    },
    remove: (): void => void put({ removedUntil: '2026-12-05T20:00:00.000Z' }),
    purge: (): void => {
      article = null;
    },
    refusePictures: (): void => {
      picture = json(429, { code: 'FULL', msg: 'No more pictures.' });
    },
  };
};

const open = async (first: EditedArticle | null, path = `/article/${id}/edit`) => {
  signIn();
  const server = serve(first);
  const { router } = renderApp(path);
  await screen.findByRole('textbox', { name: 'Title' });
  return { server, router };
};
const page = () => within(screen.getByRole('main'));
const field = (name: string) => page().getByRole<HTMLInputElement>('textbox', { name });
const fill = (name: string, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
};
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const choose = (...files: File[]): Promise<void> =>
  userEvent.upload(screen.getByLabelText(/^Choose files/), files);

afterEach(async () => {
  await act(async () => signOut());
  cleanup();
  useToasts.setState({ toasts: [] });
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('a new one belongs to the space of the address, which goes once it is saved', async () => {
  const { server, router } = await open(null, `/article/${id}/edit?space=m7`);
  const title = field('Title');
  fill('Title', 'New');
  await waitFor(() => expect(server.now()).toMatchObject({ moduleid: 'm7', revision: 1 }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(field('Title')).toBe(title);
});

it('has its authors and its source as they are typed, and no source that is none', async () => {
  const { server } = await open(anEditedArticle());
  fill('Authors', 'Ada Lovelace, ');
  expect(field('Authors').value).toBe('Ada Lovelace, ');
  fill('Authors', 'Ada Lovelace, Charles  Babbage');
  fill('Taken over from', 'javascript:alert(1)');
  expect(page().getByText(/^Not an address of the web/)).toBeDefined();
  await waitFor(() =>
    expect(server.now()?.content.authors).toEqual(['Ada Lovelace', 'Charles Babbage']),
  );
  expect(server.now()?.content.source).toBe('');
  fill('Taken over from', 'a.example/x');
  await waitFor(() => expect(server.now()?.content.source).toBe('https://a.example/x'));
});

it('has authors with their family name first, and no more than it may have', async () => {
  const { server } = await open(anEditedArticle());
  fill('Authors', 'Lovelace, Ada;');
  await waitFor(() => expect(server.now()?.content.authors).toEqual(['Lovelace, Ada']));
  server.others({ authors: ['Lovelace, Ada', 'Babbage, Charles'] });
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(field('Authors').value).toBe('Lovelace, Ada; Babbage, Charles'));
  fill('Authors', 'Ada, '.repeat(11));
  expect(page().getByText('At most 10 authors.')).toBeDefined();
  fill('Authors', 'Ada');
  await waitFor(() => expect(server.now()?.content.authors).toEqual(['Ada']));
});

it('is published, changed, made a draft again, removed and put back', async () => {
  const { server } = await open(anEditedArticle());
  await press('Publish');
  await page().findByText('Whoever may read the space can read it.');
  fill('Text', 'It weaves more.');
  await press('Update');
  await waitFor(() => expect(server.now()?.content.text).toBe('It weaves more.'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Update' })).toBeNull());
  await press('More');
  await press('Make it a draft again');
  await page().findByText(/^Draft\./);
  await press('More');
  await press('Remove the article');
  await screen.findByRole('heading', { name: 'This article is removed' });
  await press('Put it back');
  await screen.findByRole('textbox', { name: 'Title' });
});

it('is not put back where the server does not, and says why', async () => {
  const { server } = await open(anEditedArticle());
  await press('More');
  await press('Remove the article');
  await screen.findByRole('heading', { name: 'This article is removed' });
  server.purge();
  await press('Put it back');
  await waitFor(() => expect(useToasts.getState().toasts[0]?.message).toBe('None.'));
});

it('is not put back from what is said above it, either', async () => {
  const { server } = await open(anEditedArticle());
  server.remove();
  fill('Text', 'It weaves more.');
  await screen.findByRole('button', { name: 'Put the article back' });
  server.purge();
  await press('Put the article back');
  await waitFor(() => expect(useToasts.getState().toasts[0]?.message).toBe('None.'));
});

it('is not published without a text', async () => {
  const { server } = await open(anEditedArticle());
  fill('Text', ' ');
  await press('Publish');
  await screen.findByText('To publish, it needs a title and a text.');
  expect(server.now()?.published).toBeNull();
});

it('asks where another moderator has saved it meanwhile', async () => {
  const { server } = await open(anEditedArticle());
  server.others({ text: 'Theirs', authors: ['Grace Hopper'] });
  fill('Text', 'Mine');
  await page().findByText('Saved elsewhere meanwhile');
  expect(screen.getByRole('main').textContent).toMatch(/Authors: .*Grace.*Hopper/);
  await press('Keep mine');
  await waitFor(() => expect(server.now()?.content.text).toBe('Mine'));
});

it('is nothing for who does not moderate its space', async () => {
  signIn();
  serve(null);
  renderApp(`/article/${id}/edit`);
  await screen.findByRole('heading', { name: 'There is no such article' });
});

const png = '<img alt="A loom" src="data:image/png;base64,iVBORw0KGgo=">';
const web = (html: string) =>
  new File([`<title>Engines</title><p>Text ${html}</p>`], 'a.html', { type: 'text/html' });

it('takes over a page from the web, and tells what was left out', async () => {
  const { server } = await open(null, `/article/${id}/edit?space=m1`);
  await press('Import a web page');
  await choose(web(`${png}<form></form><iframe></iframe>`));
  await screen.findByText('The page is imported');
  const report = screen.getByRole('dialog').textContent;
  expect(report).toContain('1 picture.');
  expect(report).toContain('1 form, field or button');
  await press('Go on writing');
  await waitFor(() =>
    expect(server.now()?.content).toMatchObject({
      title: 'Engines',
      text: 'Text ![A loom](/api/file/f1)',
    }),
  );
});

it('sets aside what was written before, and tells of pictures that the server refuses', async () => {
  const { server } = await open(anEditedArticle());
  server.refusePictures();
  await press('More');
  await press('Import a web page');
  await choose(web(png));
  await screen.findByText('The server said: No more pictures.');
  await press('Go on writing');
  await waitFor(() => expect(server.now()?.content.text).toBe('Text A loom'));
  await press('Use it instead');
  await waitFor(() => expect(server.now()?.content.text).toBe('It weaves.'));
});

it('asks for the folder of pictures, and goes on without it', async () => {
  const { server } = await open(null, `/article/${id}/edit?space=m1`);
  await press('Import a web page');
  await choose(web('<img src="a_files/b.png" alt="B">'));
  await screen.findByText('The page has pictures in a folder of their own');
  const folder = screen.getByLabelText('Choose the folder');
  fireEvent.change(folder, {
    target: { files: [new File(['x'], 'b.png', { type: 'image/png' })] },
  });
  await waitFor(() => expect(server.now()?.content.text).toBe('Text ![B](/api/file/f1)'));
});

it('says why something is no page', async () => {
  await open(null, `/article/${id}/edit?space=m1`);
  await press('Import a web page');
  await choose(new File(['x'], 'a.png', { type: 'image/png' }));
  await screen.findByText(/^There is no web page in it/);
});
