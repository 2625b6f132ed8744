import type { LogDraft, LogEntry, Paper, Weeklog } from '@sets/shared/weeklog/weeklog.contract.ts';
import type { Note, NoteDraft, NoteList } from '@sets/shared/note/note.contract.ts';
import type { ManualClock } from './manual-clock.ts';
import { newSheetid } from './new-sheetid.ts';
import { putModule } from './put-module.ts';
import { sendUpload } from './send-upload.ts';
import type { Person, TestApp } from './start-test-app.ts';

/** What one of these says, or why it is refused. */
type Refused = { readonly code?: string; readonly msg?: string };

export const newLogid = newSheetid;
/** A topic of every space of `putLogSpace`. */
export const topicid = 't1';

/** A space with a topic, open to everybody unless a test says otherwise. */
export const putLogSpace = (
  app: Pick<TestApp, 'inStore'>,
  owner: string,
  { content, ...more }: NonNullable<Parameters<typeof putModule>[2]> = {},
): Promise<string> => {
  const topics = [{ topicid, title: 'Eigenvalues', archived: false }];
  return putModule(app, owner, { content: { topics, ...content }, ...more });
};

/** An entry with words alone. */
export const logForTests = (moduleid: string, more: Partial<LogDraft> = {}): LogDraft => ({
  moduleid,
  topicid,
  week: 1,
  text: 'We **proved** it.',
  links: [{ address: 'https://example.org/notes', title: '' }],
  papers: [],
  files: [],
  revision: 0,
  ...more,
});

export const noteForTests = (more: Partial<NoteDraft> = {}): NoteDraft => ({
  anchor: { page: 1, quote: 'some words', before: 'Here are ', after: '.', start: 9 },
  colour: 'yellow',
  text: 'And **why**?',
  shared: false,
  revision: 0,
  ...more,
});

/** The calls of logs and notes, as people make them; the limits are proved elsewhere. */
export const logStage = (app: Pick<TestApp, 'call' | 'features'>, clock: ManualClock) => {
  const call = <Body>(who: Person | null, method: string, path: string, body?: unknown) => {
    clock.advance(1_000);
    return app.call<Body & Refused>(method, `/api/${path}`, {
      ...(who === null ? {} : { token: who.token }),
      ...(body === undefined ? {} : { body }),
    });
  };
  const changing = (path: string) => (who: Person, logid: string, revision: number) =>
    call<LogEntry>(who, 'POST', `weeklog/${path}/${logid}`, { revision });
  const save = (who: Person, logid: string, draft: LogDraft) =>
    call<LogEntry>(who, 'PUT', `weeklog/entry/${logid}`, draft);
  return {
    /** Sends a file, of which nothing is made yet. */
    send: ({ userid }: Person, contents: Buffer | string): Promise<string> =>
      sendUpload(app.features.uploads, userid, { name: 'a file', contents: Buffer.from(contents) }),
    save,
    /** A new entry, of revision 1. */
    made: async (who: Person, draft: LogDraft): Promise<LogEntry> => {
      const { status, body } = await save(who, newLogid(), draft);
      if (status !== 200) throw new Error(`To save answered ${status}: ${body.msg}`);
      return body;
    },
    remove: changing('remove'),
    putBack: changing('back'),
    of: (who: Person | null, moduleid: string) =>
      call<Weeklog>(who, 'GET', `weeklog/of/${moduleid}/${topicid}`),
    paper: (
      who: Person | null,
      { moduleid, week, logid }: Pick<LogEntry, 'moduleid' | 'week' | 'logid'>,
      paperid: string,
    ) =>
      call<Paper>(who, 'GET', `weeklog/paper/${moduleid}/${topicid}/${week}/${logid}/${paperid}`),
    pdf: (who: Person | null, logid: string, paperid: string) =>
      call(who, 'GET', `weeklog/pdf/${logid}/${paperid}`),
    file: (who: Person | null, logid: string, logfileid: string) =>
      call<string>(who, 'GET', `weeklog/file/${logid}/${logfileid}`),
    notes: (who: Person, paperid: string) => call<NoteList>(who, 'GET', `note/paper/${paperid}`),
    note: (who: Person, paperid: string, noteid: string, draft: NoteDraft) =>
      call<Note>(who, 'PUT', `note/paper/${paperid}/${noteid}`, draft),
    dropNote: (who: Person, paperid: string, noteid: string) =>
      call(who, 'DELETE', `note/paper/${paperid}/${noteid}`),
    closeNote: (who: Person, paperid: string, noteid: string) =>
      call(who, 'POST', `note/close/paper/${paperid}/${noteid}`),
  };
};
