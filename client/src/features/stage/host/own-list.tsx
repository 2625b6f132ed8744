import { MathText } from '../../../ui/math/math-text.tsx';
import { onSingleClick } from '../../../ui/single-click.ts';

interface OwnItem {
  readonly id: string;
  readonly title: string;
  /** Where it is under way, if anywhere. */
  readonly where?: string | undefined;
}

interface OwnListProps {
  /** Null while they load, or where they did not come. */
  readonly own: readonly OwnItem[] | null;
  /** What is so while there is nothing to choose from. */
  readonly note: string;
  readonly onSelect: (definitionId: string) => void;
}

/** What of one's own can be put on next. */
export const OwnList = ({ own, note, onSelect }: OwnListProps) => (
  <>
    {(own === null || own.length === 0) && <p className="mt-4">{note}</p>}
    <ul className="mt-4 grid max-h-[50dvh] gap-2 overflow-y-auto">
      {own?.map(({ id, title, where }) => (
        <li key={id}>
          <button
            type="button"
            dir="auto"
            onClick={onSingleClick(() => onSelect(id))}
            className="min-h-12 w-full rounded-md border border-line px-4 py-2 text-start font-medium [overflow-wrap:anywhere] hover:bg-sunken"
          >
            <span className="block">
              <MathText text={title} />
            </span>
            {where !== undefined && (
              <span className="block text-sm font-normal text-ink-soft">{where}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  </>
);
