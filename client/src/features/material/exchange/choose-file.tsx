import type { FileRead } from '@sets/shared/material/exchange.contract.ts';
import { exchangeLimits } from '@sets/shared/material/exchange.contract.ts';
import { useId, useState } from 'react';
import { FileField } from '../../../ui/file-field.tsx';
import { Link } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { saveFile } from '../../../core/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { dialogButtons } from '../../../ui/dialog.tsx';
import type { AnyExchange } from './exchange.ts';
import { exchangeMessages as words } from './exchange.messages.ts';

const GeneratorWay = () => (
  <p className="text-ink-soft">
    {words.noQuestions}{' '}
    <Link to="/generator" className="font-medium text-ink underline">
      {words.generator}
    </Link>
  </p>
);

interface TemplatesProps {
  readonly calls: AnyExchange['calls'];
  readonly token: string;
  readonly onRefused: (msg: string) => void;
}

const Templates = ({ calls, token, onRefused }: TemplatesProps) => {
  const save = async (format: 'csv' | 'xlsx'): Promise<void> => {
    const told = await ask(calls[`${format}Template`], { token });
    if (told.ok) saveFile(told.value, `questions.${format}`);
    else onRefused(told.error.msg);
  };
  return (
    <>
      <GeneratorWay />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft">
        {words.templates}
        <Button size="small" onClick={() => void save('xlsx')}>
          {words.xlsxTemplate}
        </Button>
        <Button size="small" onClick={() => void save('csv')}>
          {words.csvTemplate}
        </Button>
      </p>
    </>
  );
};

/** The ends of names of files that can be read. */
const readEndings = '.json,.csv,.tsv,.xlsx,.gift,.txt,.xml,.zip,.imscc,.qti';

interface ChooseFileProps<Settings> {
  readonly calls: AnyExchange<Settings>['calls'];
  readonly token: string;
  readonly onRead: (read: FileRead<Settings>, name: string) => void;
}

/** A file or a pasted text, which the server looks into. */
export const ChooseFile = <Settings,>({ calls, token, onRead }: ChooseFileProps<Settings>) => {
  const textId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = (chosen: File | null): void => {
    setRefusal(null);
    setFile(chosen);
  };
  const read = async (): Promise<void> => {
    const body = file ?? new Blob([text]);
    if (body.size > exchangeLimits.bytes) {
      setRefusal(words.tooLarge(exchangeLimits.bytes / 1_000_000));
      return;
    }
    setReading(true);
    const name = file?.name.slice(-300) ?? '';
    const told = await ask(calls.read, { token, query: { name }, body });
    setReading(false);
    if (told.ok && told.value.items.length > 0) onRead(told.value, name);
    else setRefusal(told.ok ? told.value.notes.join(' ') : told.error.msg);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{words.intro}</p>
      <FileField label={words.file} accept={readEndings} onChoose={choose} />
      <div className="grid gap-1">
        <label htmlFor={textId} className="font-medium">
          {words.paste}
        </label>
        <textarea
          id={textId}
          rows={5}
          value={text}
          disabled={file !== null}
          className="rounded-md border-[1.5px] border-line bg-paper px-3 py-2 font-mono text-sm disabled:bg-sunken"
          onChange={(event) => {
            setRefusal(null);
            setText(event.target.value);
          }}
        />
      </div>
      <Templates calls={calls} token={token} onRefused={setRefusal} />
      <p role="alert" className="text-bad empty:hidden">
        {refusal}
      </p>
      <div className={dialogButtons}>
        <Button
          look="primary"
          disabled={isReading || (file === null && text.trim() === '')}
          onClick={() => void read()}
        >
          {isReading ? words.reading : words.read}
        </Button>
      </div>
    </div>
  );
};
