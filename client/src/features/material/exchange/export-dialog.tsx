import type { ExportLine, WrittenFormat } from '@sets/shared/material/exchange.contract.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import { saveFile } from '../../../core/save-file.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToken } from '../../account/account.store.ts';
import type { AnyExchange } from './exchange.ts';
import { exchangeMessages as words, exchangeMessagesOf } from './exchange.messages.ts';

const endings: Readonly<Record<WrittenFormat, string>> = {
  json: 'json',
  csv: 'csv',
  xlsx: 'xlsx',
  gift: 'gift',
  moodle: 'xml',
  qti: 'zip',
};

/** What a file is called on a disk: without what some disks do not take. */
const fileName = (title: string, noun: string): string =>
  // oxlint-disable-next-line no-control-regex
  title.replaceAll(/[\\/:*?"<>|\0-\x1F]+/g, ' ').trim() || noun;

interface LineProps {
  readonly line: ExportLine;
  readonly all: number;
  readonly onDownload: () => void;
}

const Line = ({ line: { format, questions, notes }, all, onDownload }: LineProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 border-t border-line py-3 first:border-t-0">
    <div className="grid gap-1">
      <p className="font-medium">{words.written[format]}</p>
      <p className="text-sm text-ink-soft">
        {notes.length === 0 ? words.whole : [words.parts(questions, all), ...notes].join(' ')}
      </p>
    </div>
    <Button
      size="small"
      aria-label={words.download(words.written[format])}
      disabled={questions === 0}
      onClick={onDownload}
    >
      <Download size={16} aria-hidden="true" />
      {words.downloadShort}
    </Button>
  </li>
);

interface ExportDialogProps {
  readonly exchange: AnyExchange;
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** A material as a file of each format, with what the format cannot hold of it. */
export const ExportDialog = ({ exchange, id, title, onClose }: ExportDialogProps) => {
  const token = useToken() ?? '';
  const { calls, ref, noun } = exchange;
  const own = exchangeMessagesOf(noun);
  const given = { token, params: { [ref]: id } };
  const { data, failure } = useAsked(calls.exports, given);
  const [refusal, setRefusal] = useState<string | null>(null);
  const all = data?.exports.find(({ format }) => format === 'json')?.questions ?? 0;
  const save = async (format: WrittenFormat): Promise<void> => {
    const told = await ask(calls[format], given);
    setRefusal(told.ok ? null : told.error.msg);
    if (told.ok) saveFile(told.value, `${fileName(title, noun)}.${endings[format]}`);
  };
  return (
    <Dialog title={own.export} onClose={onClose} closesOnBackdrop>
      {data === null && failure === null && <Skeleton label={own.exportLoading} isPart />}
      <ul>
        {data?.exports.map((line) => (
          <Line key={line.format} line={line} all={all} onDownload={() => void save(line.format)} />
        ))}
      </ul>
      <p role="alert" className="text-bad empty:hidden">
        {refusal ?? failure?.msg}
      </p>
    </Dialog>
  );
};
