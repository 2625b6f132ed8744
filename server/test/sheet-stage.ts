import type {
  OwnSheet,
  OwnSheetsPage,
  Sheet,
  SheetDraft,
  SheetFacts,
  SheetFile,
  SheetSettings,
  SheetsPage,
  SheetTopics,
  SheetUse,
  SheetVotes,
} from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { ManualClock } from './manual-clock.ts';
import { newSheetid } from './new-sheetid.ts';
import { sendUpload } from './send-upload.ts';
import type { Person, TestApp } from './start-test-app.ts';

/** What one of these says, or why it is refused. */
type Refused = { readonly code?: string; readonly msg?: string };

export const factsForTests = (facts: Partial<SheetFacts> = {}): SheetFacts => ({
  title: 'On one page',
  description: 'What one **needs**.',
  subject: '',
  moduleid: null,
  tags: [],
  language: 'en',
  ...facts,
});

/** The calls of cheat sheets, as people make them; the limits are proved elsewhere. */
export const sheetStage = (app: Pick<TestApp, 'call' | 'features'>, clock: ManualClock) => {
  const call = <Body>(who: Person | null, method: string, path: string, body?: unknown) => {
    clock.advance(1_000);
    return app.call<Body & Refused>(method, `/api/cheatsheet/${path}`, {
      ...(who === null ? {} : { token: who.token }),
      ...(body === undefined ? {} : { body }),
    });
  };
  /** Sends a file, of which nothing is made yet. */
  const send = ({ userid }: Person, contents: Buffer | string): Promise<string> =>
    sendUpload(app.features.uploads, userid, { name: 'a file', contents: Buffer.from(contents) });
  const draftOf = (
    file: SheetFile,
    facts: Partial<SheetFacts> = {},
    settings: Partial<SheetSettings> = {},
  ): SheetDraft => ({
    facts: factsForTests(facts),
    settings: { audience: 'everybody', commentsOpen: true, ...settings },
    file,
  });
  const publish = (who: Person, sheetid: string, draft: SheetDraft) =>
    call<OwnSheet>(who, 'PUT', `sheet/${sheetid}`, draft);
  const changing = (path: string) => (who: Person, sheetid: string, revision: number) =>
    call<OwnSheet>(who, 'POST', `${path}/${sheetid}`, { revision });
  return {
    send,
    draftOf,
    publish,
    /** One of Markdown, of revision 1. */
    published: async (
      who: Person,
      facts: Partial<SheetFacts> = {},
      settings: Partial<SheetSettings> = {},
      text = 'Some words.',
    ): Promise<string> => {
      const sheetid = newSheetid();
      const file = { kind: 'markdown', uploadid: await send(who, text) } as const;
      const { status, body } = await publish(who, sheetid, draftOf(file, facts, settings));
      if (status !== 200) throw new Error(`To publish answered ${status}: ${body.msg}`);
      return sheetid;
    },
    edit: (who: Person, sheetid: string, said: Omit<SheetDraft, 'file'>, revision: number) =>
      call<OwnSheet>(who, 'PUT', `facts/${sheetid}`, {
        facts: said.facts,
        settings: said.settings,
        revision,
      }),
    replace: (who: Person, sheetid: string, file: SheetFile, revision: number) =>
      call<OwnSheet>(who, 'PUT', `file/${sheetid}`, { file, note: '', revision }),
    remove: changing('remove'),
    putBack: changing('back'),
    read: (who: Person, sheetid: string) => call<OwnSheet>(who, 'GET', `sheet/${sheetid}`),
    own: (who: Person) => call<OwnSheetsPage>(who, 'GET', 'own'),
    view: (who: Person | null, sheetid: string) => call<Sheet>(who, 'GET', `view/${sheetid}`),
    list: (who: Person | null, query: string) => call<SheetsPage>(who, 'GET', `list?of=${query}`),
    topics: (who: Person | null) => call<SheetTopics>(who, 'GET', 'topics'),
    use: (who: Person, sheetid: string) => call<SheetUse>(who, 'POST', `use/${sheetid}`),
    vote: (who: Person, sheetid: string, vote: SheetVotes['yours']) =>
      call<SheetVotes>(who, 'PUT', `vote/${sheetid}`, { vote }),
    picture: (who: Person | null, sheetid: string, fileid: string) =>
      call(who, 'GET', `picture/${sheetid}/${fileid}`),
    pdf: (who: Person | null, sheetid: string, version = 1) =>
      call(who, 'GET', `pdf/${sheetid}/${version}`),
  };
};
