import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { FaultNote } from '../../account/note.tsx';
import { csvMessages as words } from '../roster.messages.ts';
import { type Columns, guessedColumns, namesIn, type Table } from './csv-names.ts';
import { readCsv } from './read-csv.ts';

/** As many names as tell whether they are the right ones. */
const previewed = 4;

interface ImportProps {
  readonly onAdd: (names: readonly string[]) => void;
}

const useFile = () => {
  const [table, setTable] = useState<Table | null>(null);
  const [columns, setColumns] = useState<Columns>({ first: 0, last: -1, hasHeading: false });
  const [fault, setFault] = useState<string | null>(null);
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const told = await readCsv(file);
    setFault(told.ok ? null : words[told.why]);
    setTable(told.ok ? told.table : null);
    if (told.ok) setColumns(guessedColumns(told.table));
  };
  return { table, columns, setColumns, fault, choose };
};

/** A column as it is chosen: by what its heading says, or by its place. */
const choicesOf = (table: Table, { hasHeading }: Columns) =>
  Array.from({ length: Math.max(1, ...table.map(({ length }) => length)) }, (_none, at) => ({
    value: String(at),
    text: (hasHeading ? table[0]?.[at]?.trim() : '') || words.column(at + 1),
  }));

interface ColumnsChoiceProps extends ImportProps {
  readonly table: Table;
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
}

const ColumnsChoice = ({ table, columns, onChange, onAdd }: ColumnsChoiceProps) => {
  const choices = choicesOf(table, columns);
  const names = namesIn(table, columns);
  return (
    <>
      <div className="grid grid-cols-1 gap-3 narrow:grid-cols-2">
        <Select
          label={words.first}
          isSmall
          value={String(columns.first)}
          choices={choices}
          onChange={(value) => onChange({ ...columns, first: Number(value) })}
        />
        <Select
          label={words.last}
          isSmall
          value={String(columns.last)}
          choices={[{ value: '-1', text: words.noColumn }, ...choices]}
          onChange={(value) => onChange({ ...columns, last: Number(value) })}
        />
      </div>
      <Switch
        label={words.hasHeading}
        checked={columns.hasHeading}
        onChange={(hasHeading) => onChange({ ...columns, hasHeading })}
      />
      {names.length === 0 ? (
        <p className="text-ink-soft">{words.empty}</p>
      ) : (
        <>
          <p className="text-sm font-medium">{words.preview}</p>
          <ul className="-mt-2 text-ink-soft">
            {names.slice(0, previewed).map((name, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same name may be there twice
              <li key={at} dir="auto" className="truncate text-left">
                {name}
              </li>
            ))}
            {names.length > previewed && <li aria-hidden="true">{words.more}</li>}
          </ul>
          <Button look="primary" onClick={() => onAdd(names)}>
            {words.add(names.length)}
          </Button>
        </>
      )}
    </>
  );
};

/** Names from a file: which column they are in is guessed, and can be chosen. */
export const CsvImport = ({ onAdd }: ImportProps) => {
  const { table, columns, setColumns, fault, choose } = useFile();
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          {words.choose}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className="min-h-12 w-full rounded-md border border-line-strong bg-raised p-2 file:mr-3 file:min-h-8 file:rounded-sm file:border-0 file:bg-sunken file:px-3 file:[font-family:inherit] file:font-medium"
          onChange={(event: ChangeEvent<HTMLInputElement>) => void choose(event.target.files?.[0])}
        />
      </div>
      <FaultNote text={fault} />
      {table !== null && (
        <ColumnsChoice table={table} columns={columns} onChange={setColumns} onAdd={onAdd} />
      )}
    </div>
  );
};
