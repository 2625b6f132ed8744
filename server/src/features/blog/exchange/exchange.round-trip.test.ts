import { type BlogContent, blogContent } from '@sets/shared/blog/blog.contract.ts';
import { tagLimits, tagOf } from '@sets/shared/core/tags.ts';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { newId } from '../../../core/new-id.ts';
import { exportZip } from './export-zip.ts';
import { remarks as said } from './exchange.messages.ts';
import { ImportService } from './import.service.ts';
import type { OwnedPost } from './exchange-ports.ts';
import { readImport } from './read-import.ts';
import { pictureBytes, postsInMemory } from './testing/posts-in-memory.ts';

const here = new AbortController().signal;
const at = new Date('2026-11-28T20:00:00Z');

const fileids = ['first-picture-abcdef', 'a', 'a-2', 'not-there'];
const pieces = fc.constantFrom(
  '---',
  '---\n',
  '\n---\n',
  '...\n',
  '+++\n',
  'title: other\n',
  'pictures: []\n',
  '\n',
  '\n\n',
  '  \n',
  '\t',
  '🦔',
  'é',
  'e\u0301',
  '\uFEFF',
  '\u2028',
  'العربية',
  '漢字',
  '# Heading\n',
  '```\n',
  '`',
  ...fileids.flatMap((fileid) => [
    `![of it](/api/file/${fileid})`,
    `/api/file/${fileid}`,
    `(/api/file/${fileid}`,
    ` /api/file/${fileid}-`,
    `https://other.example/api/file/${fileid}`,
    `pictures/${fileid}.webp`,
    `![by hand](pictures/${fileid}.webp)`,
    `pictures/${fileid}.2.webp`,
  ]),
);
const text = fc
  .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 12 })
  .map((all) => all.join(''));
const title = fc.oneof(
  fc.constantFrom('', '---', '../../etc/passwd', 'CON', 'a/b\\c:d', '"quoted": yes', '- # no', '~'),
  fc.constantFrom('null', '1e3', '2024-01-01', '0x1F', '&anchor', '*alias', '!!js', '漢字', '🦔'),
  fc.string({ unit: 'binary', maxLength: 80 }),
);
const cover = fc.constantFrom(null, ...fileids);
const tags = fc.array(
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((typed) => {
    const { length } = tagOf(typed);
    return length > 0 && length <= tagLimits.length;
  }),
  { maxLength: tagLimits.count },
);
/** As the server has it: parsed by its schema. */
const content = fc
  .record({ title, text, tags, cover })
  .map((typed) => blogContent.safeParse(typed))
  .filter(({ success }) => success)
  .map(({ data }) => data as BlogContent);

const postOf = (written: BlogContent, published: BlogContent | null): OwnedPost => ({
  blogid: newId() + 'AA',
  content: written,
  savedAt: at,
  audience: 'everybody',
  commentsOpen: true,
  published: published === null ? null : { at, editedAt: null, content: published },
});

const zipOf = async (stage: ReturnType<typeof postsInMemory>): Promise<Buffer> => {
  const made: Uint8Array[] = [];
  for await (const piece of exportZip(stage.ports, 'writer', at)) made.push(piece);
  return Buffer.concat(made);
};

const reading = async (bytes: Uint8Array) => readImport(bytes);

const openImports = ({ ports }: ReturnType<typeof postsInMemory>) =>
  new ImportService({ ...ports, clock: createManualClock(), secret: 'a secret', read: reading });

/** With the ids of pictures that were there before in place of those that they got. */
const withOldIds = ({ content: read }: { content: BlogContent }, of: (id: string) => string) => ({
  ...read,
  text: read.text.replaceAll(/[A-Za-z0-9_-]{20}/g, of),
  cover: read.cover === null ? null : of(read.cover),
});

test('what is exported and imported by another account is what it was, its pictures too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(content, { minLength: 1, maxLength: 5 }), async (contents) => {
      const stage = postsInMemory();
      for (const fileid of fileids.slice(0, 3)) {
        stage.pictures.set(fileid, { userid: 'writer', bytes: pictureBytes(fileid) });
      }
      stage.owned.push(...contents.map((each) => postOf(each, null)));
      const { items } = await openImports(stage).import(
        { userid: 'reader' },
        await zipOf(stage),
        here,
      );
      const oldIdOf = (fileid: string): string => {
        const picture = stage.pictures.get(fileid);
        return picture?.userid === 'reader'
          ? new TextDecoder().decode(picture.bytes).slice(4)
          : fileid;
      };
      const drafts = items.map(({ blogid }) => stage.drafts.get(blogid ?? ''));
      expect(drafts.map((draft) => draft && withOldIds(draft, oldIdOf))).toEqual(
        contents.map((each) => ({
          ...each,
          cover: each.cover === 'not-there' ? null : each.cover,
        })),
      );
      const isOwn = [...stage.drafts.values()].every(({ userid }) => userid === 'reader');
      expect(isOwn).toBe(true);
    }),
    { numRuns: 120 },
  );
});

test('what others read is a second file where it differs, and not a second draft', async () => {
  const stage = postsInMemory();
  const now = { title: 'Hedgehogs', text: 'What I write now.', tags: ['animals'], cover: null };
  stage.owned.push(
    postOf(now, { ...now, text: 'What others read.' }),
    postOf({ ...now, text: 'The same.' }, { ...now, text: 'The same.' }),
  );
  const { items } = await openImports(stage).import({ userid: 'reader' }, await zipOf(stage), here);
  expect(items.map(({ name, remarks }) => [name, remarks])).toEqual([
    ['Hedgehogs.md', [said.dateNotKept]],
    ['Hedgehogs.published.md', [said.readByOthers]],
    ['Hedgehogs-2.md', [said.dateNotKept]],
  ]);
  expect([...stage.drafts.values()].map((draft) => draft.content.text)).toEqual([
    'What I write now.',
    'The same.',
  ]);
});

test('pictures of others are not exported, whoever names them', async () => {
  const stage = postsInMemory();
  stage.pictures.set('secret', { userid: 'somebody', bytes: pictureBytes('secret') });
  const written = { title: 'A', text: '![](/api/file/secret)', tags: [], cover: 'secret' };
  stage.owned.push(postOf(written, null));
  const zip = await zipOf(stage);
  expect(zip.includes('RIFF')).toBe(false);
  const { items } = await openImports(stage).import({ userid: 'reader' }, zip, here);
  expect(stage.drafts.get(items[0]?.blogid ?? '')?.content).toEqual({ ...written, cover: null });
});

test('imported again it is there already, and stays as it was edited since', async () => {
  const stage = postsInMemory();
  stage.owned.push(postOf({ title: 'A', text: 'b', tags: [], cover: null }, null));
  const zip = await zipOf(stage);
  const imports = openImports(stage);
  const first = await imports.import({ userid: 'reader' }, zip, here);
  const blogid = first.items[0]?.blogid ?? '';
  const draft = stage.drafts.get(blogid)!;
  draft.content = { ...draft.content, text: 'Edited since.' };
  const again = await imports.import({ userid: 'reader' }, zip, here);
  expect(again.items).toEqual([{ name: 'A.md', blogid, wasThere: true, remarks: [said.there] }]);
  expect(stage.drafts.get(blogid)?.content.text).toBe('Edited since.');
  const other = await imports.import({ userid: 'another' }, zip, here);
  expect(other.items[0]?.blogid).not.toBe(blogid);
  expect(stage.drafts.size).toBe(2);
});

test('a zip is made as it is sent: of many posts one picture is read at a time', async () => {
  const stage = postsInMemory();
  for (let count = 0; count < 100; count += 1) {
    stage.pictures.set(`p${count}`, { userid: 'writer', bytes: new Uint8Array(100_000) });
    const shown = `![](/api/file/p${count})`;
    stage.owned.push(postOf({ title: `${count}`, text: shown, tags: [], cover: null }, null));
  }
  const readOne = vi.spyOn(stage.ports.pictures, 'read');
  let sent = 0;
  for await (const piece of exportZip(stage.ports, 'writer', at)) {
    sent += piece.byteLength;
    expect(readOne.mock.calls.length).toBeLessThanOrEqual(sent / 100_000 + 1);
  }
  expect(readOne).toHaveBeenCalledTimes(100);
});
