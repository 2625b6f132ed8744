import { personalShelf } from '@sets/shared/poll/poll.contract.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { hostMessages as words } from '../poll-host.messages.ts';
import { usePolls } from '../use-polls.ts';

interface NextPollDialogProps {
  readonly token: string;
  readonly onSelect: (pollid: string) => void;
  readonly onClose: () => void;
}

/** One's own polls, to go on with in the same room. */
export const NextPollDialog = ({ token, onSelect, onClose }: NextPollDialogProps) => {
  const { polls, failure } = usePolls(token, personalShelf);
  const note = failure === null ? words.loading : words.anotherFailed;
  return (
    <Dialog title={words.anotherTitle} onClose={onClose}>
      <p className="text-ink-soft">{words.anotherText}</p>
      {polls === null && <p className="mt-4">{note}</p>}
      {polls?.length === 0 && <p className="mt-4">{words.anotherNone}</p>}
      <ul className="mt-4 grid max-h-[50dvh] gap-2 overflow-y-auto">
        {polls?.map(({ pollid, title }) => (
          <li key={pollid}>
            <button
              type="button"
              dir="auto"
              onClick={() => onSelect(pollid)}
              className="min-h-12 w-full rounded-md border border-line px-4 py-2 text-start font-medium [overflow-wrap:anywhere] hover:bg-sunken"
            >
              {title || words.nameless}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
