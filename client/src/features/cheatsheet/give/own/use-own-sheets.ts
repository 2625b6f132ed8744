import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { OwnSheet, OwnSheetsPage } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { useAsked } from '../../../../core/use-asked.ts';
import { useSending } from '../../../../core/use-sending.ts';

/** The pages after the first one, as long as that is the same. */
interface Further {
  readonly of: OwnSheetsPage;
  readonly sheets: readonly OwnSheet[];
  readonly next: string | null;
}

/** One's own cheat sheets, page after page. */
export const useOwnSheets = (token: string) => {
  const { data, failure, reload } = useAsked(cheatsheetCalls.own, { token, query: {} });
  const [kept, setKept] = useState<Further | null>(null);
  const [moreFailure, setMoreFailure] = useState<Failure | null>(null);
  const { isBusy, send } = useSending();
  const further = kept !== null && kept.of === data ? kept : null;
  const next = further === null ? (data?.next ?? null) : further.next;
  const all = [...(data?.sheets ?? []), ...(further?.sheets ?? [])];
  // One that was changed in between has moved up, and is on a page again.
  const seen = new Map(all.toReversed().map((each) => [each.sheetid, each]));
  const sheets = [...new Set(all.map(({ sheetid }) => sheetid))].flatMap(
    (sheetid) => seen.get(sheetid) ?? [],
  );
  const more = (): void =>
    void send(async () => {
      if (data === null || next === null) return;
      const told = await ask(cheatsheetCalls.own, { token, query: { before: next } });
      setMoreFailure(told.ok ? null : told.error);
      if (!told.ok) return;
      const before = further?.sheets ?? [];
      setKept({ of: data, sheets: [...before, ...told.value.sheets], next: told.value.next });
    });
  return {
    sheets: data === null ? null : sheets,
    failure,
    reload,
    further: next === null ? null : { more, failure: moreFailure, isLoadingMore: isBusy },
  };
};
