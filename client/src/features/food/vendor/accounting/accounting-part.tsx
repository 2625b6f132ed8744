import { accountingWanted } from '@sets/shared/food/order/accounting.contract.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { saveFile } from '../../../../core/save-file.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { accountingMessages as words } from './accounting.messages.ts';
import { lastMonth } from './last-month.ts';

const files = [
  { ending: 'csv', text: words.csv },
  { ending: 'xlsx', text: words.xlsx },
] as const;
type Ending = (typeof files)[number]['ending'];

interface AccountingProps {
  readonly token: string;
  readonly stalls: readonly OwnStall[];
}

type Days = ReturnType<typeof lastMonth>;

/** What is wrong with these days, by the field. */
const faultsOf = ({ from, to }: Days): Partial<Record<keyof Days, string>> => {
  if (from === '') return { from: words.noDay };
  if (to === '') return { to: words.noDay };
  const read = accountingWanted.safeParse({ from, to });
  return read.success ? {} : { to: read.error.issues[0]?.message ?? words.noDay };
};

/** Saves the table; `failure` is why the last could not be had. */
const useAccounting = (token: string) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const save = async (ending: Ending, query: Days & { stallid?: string }): Promise<void> => {
    setFailure(null);
    const call = ending === 'csv' ? orderCalls.accounting : orderCalls.accountingXlsx;
    const told = await send(() => ask(call, { token, query }));
    if (told === undefined) return;
    if (told.ok) saveFile(told.value, words.fileName(query.from, query.to, ending));
    else setFailure(told.error.msg);
  };
  return { failure, isBusy, save };
};

interface ChoiceProps extends Pick<AccountingProps, 'stalls'> {
  /** '' for all of them. */
  readonly stallid: string;
  readonly onChoose: (stallid: string) => void;
}

const StallChoice = ({ stalls, stallid, onChoose }: ChoiceProps) =>
  stalls.length < 2 ? null : (
    <Select
      label={words.stall}
      isSmall
      value={stallid}
      choices={[
        { value: '', text: words.all },
        ...stalls.map((stall) => ({ value: stall.stallid, text: stall.content.name })),
      ]}
      onChange={onChoose}
    />
  );

/** What stalls have written, as a table for whoever keeps their books. */
export const AccountingPart = ({ token, stalls }: AccountingProps) => {
  const titleId = useId();
  const [days, setDays] = useState(() => lastMonth(new Date()));
  const [stallid, setStallid] = useState('');
  const [isTried, setTried] = useState(false);
  const { failure, isBusy, save } = useAccounting(token);
  const faults = faultsOf(days);
  const take = (ending: Ending): void => {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    void save(ending, { ...days, ...(stallid !== '' && { stallid }) });
  };
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={isBusy}
      className="grid grid-cols-1 gap-4 border-t border-line pt-6"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="text-xl font-semibold tracking-[-0.02em]">
          {words.title}
        </h2>
        <p className="text-ink-soft">{words.text}</p>
      </div>
      <StallChoice stalls={stalls} stallid={stallid} onChoose={setStallid} />
      <div className="grid grid-cols-1 items-start gap-3 narrow:grid-cols-2">
        {(['from', 'to'] as const).map((end) => (
          <Field
            key={end}
            type="date"
            label={words[end]}
            value={days[end]}
            fault={isTried ? faults[end] : undefined}
            onChange={({ target }) => setDays({ ...days, [end]: target.value })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {files.map(({ ending, text }) => (
          <Button key={ending} aria-disabled={isBusy} onClick={() => take(ending)}>
            <Download size={18} aria-hidden="true" />
            {text}
          </Button>
        ))}
        <output className="w-full text-bad empty:hidden">{failure}</output>
      </div>
    </section>
  );
};
