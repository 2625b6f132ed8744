import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import { casesOf, everybody, type Prepare, signedIn } from '../../../test/call-case.ts';

const { atom, authorAtom, export: exported, import: imported } = blogCalls;

/** The key of the owner: whoever has it reads what they may read. */
const keyed =
  (more: (userid: string) => Readonly<Record<string, string>>): Prepare =>
  async ({ app }, { owner }) => {
    const { key } = await app.features.feedKeys.make(owner);
    return { params: { key: key ?? '', ...more(owner.userid) } };
  };

export const cases = casesOf(
  { atom, authorAtom, export: exported, import: imported },
  {
    atom: { answers: everybody(200), prepare: keyed(() => ({ of: 'newest' })) },
    authorAtom: { answers: everybody(200), prepare: keyed((author) => ({ author })) },
    export: { answers: signedIn(200) },
    import: {
      answers: signedIn(200),
      prepare: async () => ({ body: '---\ntitle: A post\n---\nSome words.' }),
    },
  },
);
