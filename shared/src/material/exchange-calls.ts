import { type CallDeclaration, rawBodyUpTo, type Schema } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { exchangeLimits, exportList, fileNamed, fileReadWith } from './exchange.contract.ts';

const getting = { method: 'get', auth: 'bearer', limit: { count: 60, seconds: 60 } } as const;

const mediaTypes = {
  json: 'application/json',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  gift: 'text/plain',
  moodle: 'text/xml',
  qti: 'application/zip',
} as const;

interface Exchanged<Ref, Settings> {
  /** As people read it on the API's page. */
  readonly words: { readonly one: string; readonly itsQuestions: string };
  readonly paths: { readonly all: string; readonly one: string; readonly templates: string };
  readonly ref: Ref;
  /** How all of it is asked. */
  readonly settings: Settings;
}

/** What is read of files, and tables to fill in. */
const ofFiles = <Settings extends Schema>(of: Exchanged<unknown, Settings>) =>
  ({
    read: {
      method: 'post',
      path: `${of.paths.all}/read`,
      summary: `What a file of questions holds, and what of it ${of.words.one} can ask; nothing is stored`,
      auth: 'bearer',
      limit: { count: 30, seconds: 600 },
      failures: ['TOO_LARGE', 'UNAVAILABLE'],
      query: fileNamed,
      body: rawBodyUpTo(exchangeLimits.bytes),
      reply: fileReadWith(of.settings),
    },
    csvTemplate: {
      ...getting,
      path: `${of.paths.templates}/csv`,
      summary: 'A table to fill in with questions, as CSV',
      reply: { mediaType: mediaTypes.csv },
    },
    xlsxTemplate: {
      ...getting,
      path: `${of.paths.templates}/xlsx`,
      summary: 'A table to fill in with questions, as XLSX',
      reply: { mediaType: mediaTypes.xlsx },
    },
  }) as const;

/** One of them as a file. */
const asFiles = <Ref extends Schema>({ words, paths, ref }: Exchanged<Ref, unknown>) => {
  const ofOne = {
    ...getting,
    params: ref,
    failures: ['FORBIDDEN', 'NOT_FOUND', ...cannotRead],
  } as const;
  const at = `${paths.one}/export`;
  return {
    exports: {
      ...ofOne,
      path: `${at}s`,
      summary: `What ${words.one} can be written as, and what each format cannot hold of it`,
      reply: exportList,
    },
    json: {
      ...ofOne,
      path: `${at}/json`,
      summary: `All of ${words.one}, to be read in again`,
      reply: { mediaType: mediaTypes.json },
    },
    csv: {
      ...ofOne,
      path: `${at}/csv`,
      summary: `${words.itsQuestions} as CSV`,
      reply: { mediaType: mediaTypes.csv },
    },
    xlsx: {
      ...ofOne,
      path: `${at}/xlsx`,
      summary: `${words.itsQuestions} as XLSX`,
      reply: { mediaType: mediaTypes.xlsx },
    },
    gift: {
      ...ofOne,
      path: `${at}/gift`,
      summary: `${words.itsQuestions} as GIFT`,
      reply: { mediaType: mediaTypes.gift },
    },
    moodle: {
      ...ofOne,
      path: `${at}/moodle`,
      summary: `${words.itsQuestions} as Moodle XML`,
      reply: { mediaType: mediaTypes.moodle },
    },
    qti: {
      ...ofOne,
      path: `${at}/qti`,
      summary: `${words.itsQuestions} as a QTI 2.1 package`,
      reply: { mediaType: mediaTypes.qti },
    },
  } as const;
};

/** The calls by which every kind of material comes from files, and becomes files. */
export const exchangeCallsOf = <Ref extends Schema, Settings extends Schema>(
  of: Exchanged<Ref, Settings>,
) => ({ ...ofFiles(of), ...asFiles(of) }) satisfies Record<string, CallDeclaration>;
