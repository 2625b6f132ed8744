import type { exchangeCallsOf } from '@sets/shared/material/exchange-calls.ts';
import type { WrittenFormat } from '@sets/shared/material/exchange.contract.ts';
import type * as z from 'zod/mini';
import type { Actor } from '../../../core/actor.ts';
import { type Route, serve } from '../../../core/route.ts';
import { filesOf, type MaterialFiles } from './exports/write-material.ts';
import type { FileReader } from './file-reader.ts';

type Calls = ReturnType<
  typeof exchangeCallsOf<z.ZodMiniType<Readonly<Record<string, string>>>, z.ZodMiniType>
>;

interface ExchangePorts<Definition> {
  readonly files: MaterialFiles<Definition>;
  readonly reader: FileReader;
  readonly definitionOf: (actor: Actor, id: string) => Promise<Definition>;
}

/** Files of questions are read, and materials written as files. `ref`: what the id of one is called in addresses. */
export const exchangeRoutes = <Definition>(
  calls: Calls,
  ref: string,
  { files, reader, definitionOf }: ExchangePorts<Definition>,
): Route[] => {
  const written = filesOf(files);
  interface Asked {
    readonly actor: Actor;
    readonly params: Readonly<Record<string, string>>;
  }
  const of = ({ actor, params }: Asked): Promise<Definition> =>
    definitionOf(actor, params[ref] ?? '');
  const as = (format: WrittenFormat) => async (asked: Asked) =>
    written.write(await of(asked), format);
  return [
    serve(calls.read, ({ actor, body, query }) =>
      reader.read(actor.userid, files.name, body, query.name ?? ''),
    ),
    serve(calls.csvTemplate, async () => ({
      name: 'questions.csv',
      contents: [written.csvTemplate()],
    })),
    serve(calls.xlsxTemplate, async () => ({
      name: 'questions.xlsx',
      contents: await written.xlsxTemplate(),
    })),
    serve(calls.exports, async (asked) => ({ exports: await written.lines(await of(asked)) })),
    serve(calls.json, as('json')),
    serve(calls.csv, as('csv')),
    serve(calls.xlsx, as('xlsx')),
    serve(calls.gift, as('gift')),
    serve(calls.moodle, as('moodle')),
    serve(calls.qti, as('qti')),
  ];
};
