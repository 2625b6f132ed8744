import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';
import { safeError } from './scrub.ts';

export type Log = Logger;

/** Fields that are never logged, at the top or one level down, whoever passes them by mistake. */
const secretFields = [
  'token',
  'ticket',
  'password',
  'secret',
  'authorization',
  'cookie',
  'email',
  'username',
  'name',
  'nickname',
  'answer',
  'answers',
  'value',
  'body',
  'query',
  'url',
] as const;

/**
 * The server's log: JSON, a line each, on standard output. It holds ids, codes, durations and
 * counts; never an answer, a name, a token, an e-mail or an address with a query.
 */
export const createLog = (level: Config['logLevel'], destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: secretFields.flatMap((field) => [field, `*.${field}`]),
        censor: '[redacted]',
      },
      serializers: { err: safeError },
    },
    destination ?? pino.destination({ sync: true }),
  );
