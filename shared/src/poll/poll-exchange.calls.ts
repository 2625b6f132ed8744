import { type Calls, rawBodyUpTo } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { pollRef } from './poll.contract.ts';
import { exchangeLimits, exportList, fileNamed, fileRead } from './poll-exchange.contract.ts';

const getting = { method: 'get', auth: 'bearer', limit: { count: 60, seconds: 60 } } as const;
const ofOne = {
  ...getting,
  params: pollRef,
  failures: ['FORBIDDEN', 'NOT_FOUND', ...cannotRead],
} as const;

export const mediaTypes = {
  json: 'application/json',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  gift: 'text/plain',
  moodle: 'text/xml',
  qti: 'application/zip',
} as const;

/** Polls from files, and as files. */
export const pollExchangeCalls = {
  read: {
    method: 'post',
    path: '/api/polls/read',
    summary: 'What a file of questions holds, and what of it a poll can ask; nothing is stored',
    auth: 'bearer',
    limit: { count: 30, seconds: 600 },
    failures: ['TOO_LARGE', 'UNAVAILABLE'],
    query: fileNamed,
    body: rawBodyUpTo(exchangeLimits.bytes),
    reply: fileRead,
  },
  csvTemplate: {
    ...getting,
    path: '/api/poll-templates/csv',
    summary: 'A table to fill in with questions, as CSV',
    reply: { mediaType: mediaTypes.csv },
  },
  xlsxTemplate: {
    ...getting,
    path: '/api/poll-templates/xlsx',
    summary: 'A table to fill in with questions, as XLSX',
    reply: { mediaType: mediaTypes.xlsx },
  },
  exports: {
    ...ofOne,
    path: '/api/polls/:pollid/exports',
    summary: 'What a poll can be written as, and what each format cannot hold of it',
    reply: exportList,
  },
  json: {
    ...ofOne,
    path: '/api/polls/:pollid/export/json',
    summary: 'A poll with all that it is, to be read in again',
    reply: { mediaType: mediaTypes.json },
  },
  csv: {
    ...ofOne,
    path: '/api/polls/:pollid/export/csv',
    summary: 'The questions of a poll as CSV',
    reply: { mediaType: mediaTypes.csv },
  },
  xlsx: {
    ...ofOne,
    path: '/api/polls/:pollid/export/xlsx',
    summary: 'The questions of a poll as XLSX',
    reply: { mediaType: mediaTypes.xlsx },
  },
  gift: {
    ...ofOne,
    path: '/api/polls/:pollid/export/gift',
    summary: 'The questions of a poll as GIFT',
    reply: { mediaType: mediaTypes.gift },
  },
  moodle: {
    ...ofOne,
    path: '/api/polls/:pollid/export/moodle',
    summary: 'The questions of a poll as Moodle XML',
    reply: { mediaType: mediaTypes.moodle },
  },
  qti: {
    ...ofOne,
    path: '/api/polls/:pollid/export/qti',
    summary: 'The questions of a poll as a QTI 2.1 package',
    reply: { mediaType: mediaTypes.qti },
  },
} as const satisfies Calls;
