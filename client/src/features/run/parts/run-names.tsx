import { runCalls } from '@sets/shared/run/run.calls.ts';
import { ChevronDown } from 'lucide-react';
import { useAsked } from '../../../core/use-asked.ts';
import { runNamesMessages as words } from './run-names.messages.ts';

interface RunNamesProps {
  readonly runId: string;
  readonly token: string;
}

/** Who answered under which name; nothing where the run asked nobody for one. */
export const RunNames = ({ runId, token }: RunNamesProps) => {
  const { data } = useAsked(runCalls.names, { token, params: { runid: runId } });
  if (data?.named !== true) return null;
  return (
    <details className="group rounded-lg border border-line bg-raised print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 p-5 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-medium">{words.title}</span>
          <span className="text-sm text-ink-soft">{words.total(data.total)}</span>
        </span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="flex-none text-ink-soft group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-x-8 gap-y-1.5 px-5 pb-5 sm:grid-cols-2">
        {data.people.map(({ number, name, answers }) => (
          <li key={number} className="flex items-baseline justify-between gap-3">
            <span dir="auto" className="min-w-0 break-words">
              {name === '' ? words.noName : name}
            </span>
            <span className="flex-none text-sm text-ink-soft">{words.answers(answers)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};
